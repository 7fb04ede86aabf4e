"use client";

import { useEffect, useRef, useState } from "react";
import { readFilter, writeFilters } from "./address-filter.ts";
import { FilterField } from "./filter-field.tsx";
import { boxesOf, filterRows, hideEmpty, keepColumns } from "./filter-rows.ts";
import { filterSections } from "./filter-sections.ts";
import { filterInPlace, onHiddenTarget } from "./hidden-target.ts";
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
 *   with their headings if no row is left, as are sections in between
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
    const values = all().map(({ value }) => value.trim().toLowerCase());
    const filter = (text = "", ...tokens: string[]) =>
      sections
        ? filterSections(fields.current!.closest("article")!, text)
        : filterRows(boxesOf(target), text, tokens.filter(Boolean));
    total.current ??= filter();
    const isSet = values.some(Boolean);
    keepColumns(boxesOf(target), isSet);
    const left = filter(...values);
    if (!target && !sections) hideEmpty(fields.current!, isSet);
    writeFilters(Object.fromEntries(all().map(({ name, value }) => [name, value.trim()])));
    setShown(isSet ? left : undefined);
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
    filterInPlace(apply);
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
        <FilterField
          label={label}
          name={target}
          left={shown === undefined ? undefined : [shown, total.current!]}
        />
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
