"use client";

import { useEffect, useRef, useState } from "react";
import { below } from "./below.ts";
import { filterSections } from "./filter-sections.ts";

export const island = { load: "interaction" };

/** A choice by which rows are filtered: its options are words that rows carry in `data-tokens`, and their labels. */
export interface RowChoice {
  label: string;
  options: readonly (readonly [token: string, label: string])[];
}

/**
 * Filters the rows of tables that stand in the page already, by their text and by the words they carry. The tables
 * themselves stay as they are: without scripts all of them are shown.
 *
 * @param target id of the element around the table; without it, all tables with long names are filtered, and those
 * that nothing is left of go with their headings
 * @param sections filter whole sections, each about what its heading names, with the rows in them
 */
export default function RowFilter({
  target,
  sections,
  label,
  choices = [],
}: {
  target?: string;
  sections?: boolean;
  label: string;
  choices?: readonly RowChoice[];
}) {
  const fields = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<number>();
  const apply = () => {
    const elements = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
    const values = [...(elements ?? [])].map(({ value }) => value.trim().toLowerCase());
    const [text = "", ...tokens] = values;
    const left = sections
      ? filterSections(fields.current!.closest("article")!, text)
      : filterRows(boxesOf(target), text, tokens.filter(Boolean));
    if (!target && !sections) hideEmpty();
    setShown(values.some(Boolean) ? left : undefined);
  };
  // A link to what is filtered out shows all of it again: else it would lead nowhere.
  const reveal = () => {
    const place = document.querySelector("tr[hidden] :target, :is(h2, h3)[hidden]:target");
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

function boxesOf(target?: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(target ? `#${CSS.escape(target)}` : wideTables)];
}

const wideTables = "article .wide-names";

/** Hide the rows that do not have all words of the text and all tokens; gives how many are left. */
function filterRows(boxes: readonly HTMLElement[], text: string, tokens: readonly string[]): number {
  const words = text.split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of boxes.flatMap((box) => [...box.querySelectorAll("tbody tr")])) {
    const own = row.textContent.toLowerCase();
    const carried = (row.getAttribute("data-tokens") ?? "").toLowerCase().split(" ");
    const fits =
      words.every((word) => own.includes(word)) && tokens.every((token) => carried.includes(token));
    row.toggleAttribute("hidden", !fits);
    if (fits) left++;
  }
  return left;
}

/** Hide tables without a row left, and headings that have nothing but such tables below them. */
function hideEmpty(): void {
  for (const box of boxesOf()) box.hidden = !box.querySelector("tbody tr:not([hidden])");
  for (const heading of document.querySelectorAll<HTMLElement>("article :is(h2, h3)")) {
    const parts = below(heading, (next) => isHeading(next) && next.tagName <= heading.tagName);
    heading.hidden =
      parts.some((part) => part.hidden) && parts.every((part) => part.hidden || isHeading(part));
  }
}

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);
