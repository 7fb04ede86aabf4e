"use client";

import { useEffect, useRef, useState } from "react";
import { readFilter, writeFilters } from "./address-filter.ts";
import { below } from "./below.ts";
import { filterSections } from "./filter-sections.ts";
import { onHiddenTarget } from "./hidden-target.ts";
import { NoMatch } from "./no-match.tsx";

export const island = { load: "interaction" };

/** A choice to filter rows by: options with labels, whose values are in the rows' `data-tokens`. */
export interface RowChoice {
  label: string;
  options: readonly (readonly [token: string, label: string])[];
}

/**
 * Filters the rows of tables on the page, by their text and by their tokens. The address keeps the filter. Without
 * scripts, all rows are shown.
 *
 * @param target id of the element around the table; without it, all tables of names are filtered, and hidden
 *   with their headings if no row is left
 * @param sections filter whole sections, each about the subject of its heading, with the rows in them
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
  const total = useRef<number>(undefined);
  const width = useRef<number>(undefined);
  const all = () => [
    ...fields.current!.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"),
  ];
  const apply = () => {
    writeFilters(Object.fromEntries(all().map(({ name, value }) => [name, value.trim()])));
    const values = all().map(({ value }) => value.trim().toLowerCase());
    const filter = (text = "", ...tokens: string[]) =>
      sections
        ? filterSections(fields.current!.closest("article")!, text)
        : filterRows(boxesOf(target), text, tokens.filter(Boolean));
    total.current ??= filter();
    keepColumns(boxesOf(target), values.some(Boolean));
    const left = filter(...values);
    if (!target && !sections) hideEmpty();
    setShown(values.some(Boolean) ? left : undefined);
  };
  const clear = () => {
    for (const field of all()) field.value = "";
    apply();
  };
  // A window of another width, such as a phone that was turned, has other columns.
  const fitColumns = () => {
    if (document.documentElement.clientWidth === width.current) return;
    width.current = document.documentElement.clientWidth;
    keepColumns(boxesOf(target), false);
    total.current = undefined;
    apply();
  };
  useEffect(() => {
    // What was typed before hydration takes precedence over the address.
    for (const field of all()) {
      field.value ||= readFilter(field.name);
      // The address may name an option that there is not.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
    }
    apply();
    width.current = document.documentElement.clientWidth;
    addEventListener("resize", fitColumns);
    const ends = onHiddenTarget(clear);
    return () => {
      removeEventListener("resize", fitColumns);
      ends();
    };
  }, []);
  return (
    <>
      <search ref={fields} className="row-filter" onInput={apply}>
        <div className="row-filter-text">
          <label>
            <span className="visually-hidden">{label}</span>
            <input
              type="search"
              name={target ?? "filter"}
              placeholder={label}
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <span role="status">{shown === undefined ? "" : `${shown} of ${total.current}`}</span>
        </div>
        {choices.map((choice) => (
          <label key={choice.label}>
            <span className="visually-hidden">{choice.label}</span>
            <select name={choice.label.toLowerCase()}>
              <option value="">{`Any ${choice.label.toLowerCase()}`}</option>
              {choice.options.map(([token, text]) => (
                <option key={token} value={token}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </search>
      {shown === 0 && (
        <NoMatch
          showAll={() => {
            clear();
            all()[0]!.focus();
          }}
        />
      )}
    </>
  );
}

function boxesOf(target?: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(target ? `#${CSS.escape(target)}` : namedTables)];
}

const namedTables = "article :is(.wide-names, .fields)";

/** Keep columns as wide as they are with all rows, while a filter is set: they would move with each letter. */
function keepColumns(boxes: readonly HTMLElement[], keep: boolean): void {
  const heads = boxes.flatMap((box) => [...box.querySelectorAll<HTMLElement>("thead th")]);
  if (keep && heads.some(({ style }) => style.minWidth)) return;
  // All are read before the first is changed, so that the table is laid out once.
  const widths = heads.map((head) => (keep ? `${head.getBoundingClientRect().width}px` : ""));
  for (const [index, { style }] of heads.entries()) style.minWidth = widths[index]!;
}

/** Hide the rows that lack one of the words or tokens; returns the number of visible ones. */
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

/** Hide tables without visible rows, and sections all of whose tables are hidden. */
function hideEmpty(): void {
  for (const box of boxesOf()) box.hidden = !box.querySelector("tbody tr:not([hidden])");
  for (const heading of document.querySelectorAll<HTMLElement>("article :is(h2, h3)")) {
    const parts = below(heading, (next) => isHeading(next) && next.tagName <= heading.tagName);
    const boxes = parts.filter((part) => part.matches(namedTables));
    if (boxes.length === 0) continue;
    const empty = boxes.every((box) => box.hidden);
    for (const part of [heading, ...parts]) if (!boxes.includes(part)) part.hidden = empty;
  }
}

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);
