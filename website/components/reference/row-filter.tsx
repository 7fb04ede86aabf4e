"use client";

import { useEffect, useRef, useState } from "react";

export const island = { load: "interaction" };

/** A choice by which rows are filtered: its options are words that rows carry in `data-tokens`, and their labels. */
export interface RowChoice {
  label: string;
  options: readonly (readonly [token: string, label: string])[];
}

/**
 * Filters the rows of a table that stands in the page already, by their text and by the words they carry. The table
 * itself stays as it is: without scripts all of it is shown.
 *
 * @param target id of the element around the table
 */
export default function RowFilter({
  target,
  label,
  choices = [],
}: {
  target: string;
  label: string;
  choices?: readonly RowChoice[];
}) {
  const fields = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<number>();
  const apply = () => {
    const elements = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
    const values = [...(elements ?? [])].map(({ value }) => value.trim().toLowerCase());
    const left = filterRows(target, values[0] ?? "", values.slice(1).filter(Boolean));
    setShown(values.some(Boolean) ? left : undefined);
  };
  // A link to a row that is filtered out shows all rows again: else it would lead nowhere.
  const reveal = () => {
    const place = document.querySelector(`#${CSS.escape(target)} tr[hidden] :target`);
    if (!place) return;
    for (const field of fields.current?.querySelectorAll<HTMLInputElement>("input, select") ?? [])
      field.value = "";
    apply();
    place.scrollIntoView();
  };
  useEffect(() => {
    // What a reader typed before this took over counts too.
    apply();
    addEventListener("hashchange", reveal);
    return () => removeEventListener("hashchange", reveal);
  }, []);
  return (
    <search ref={fields} className="row-filter" onInput={apply}>
      <label className="row-filter-text">
        <span className="visually-hidden">{label}</span>
        <input type="search" placeholder={label} autoComplete="off" spellCheck={false} />
      </label>
      {choices.map((choice) => (
        <label key={choice.label}>
          <span className="visually-hidden">{choice.label}</span>
          <select>
            <option value="">{`Any ${choice.label.toLowerCase()}`}</option>
            {choice.options.map(([token, text]) => (
              <option key={token} value={token}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <span role="status">{shown === undefined ? "" : `${shown} shown`}</span>
    </search>
  );
}

/** Hide the rows that do not have all words of the text and all tokens; gives how many are left. */
function filterRows(target: string, text: string, tokens: readonly string[]): number {
  const words = text.split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of document.getElementById(target)?.querySelectorAll("tbody tr") ?? []) {
    const own = row.textContent.toLowerCase();
    const carried = (row.getAttribute("data-tokens") ?? "").toLowerCase().split(" ");
    const fits =
      words.every((word) => own.includes(word)) && tokens.every((token) => carried.includes(token));
    row.toggleAttribute("hidden", !fits);
    if (fits) left++;
  }
  return left;
}
