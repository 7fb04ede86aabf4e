"use client";

import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { dropWaiting, writeAtOnce, writePaced } from "../paced.ts";
import { type Filter, matches, readFilter, writeFilter } from "./filter.ts";

// Coming back to the middle of the page, the reader has not seen the filter yet, but chose with it.
export const island = { load: "interaction" };

interface Option {
  value: string;
  label: string;
}

interface IntegrationFilterProps {
  options: {
    total: number;
    kinds: Option[];
    statuses: Option[];
    connections: Option[];
    capabilities: Option[];
  };
}

/**
 * Filters the cards on the page by hiding those that do not match; keeps the filter in the URL and shows the
 * number of matches. Without it, the lists are complete.
 */
export function IntegrationFilter({ options }: IntegrationFilterProps) {
  const form = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(options.total);
  const filtered = count < options.total;

  const restore = () => {
    fill(form.current!, readFilter(location.search));
    setCount(apply(read(form.current!)));
  };

  useLayoutEffect(() => {
    const typed = read(form.current!);
    const query = writeFilter(typed);
    // What was typed before hydration takes precedence over the URL.
    if (query === "") restore();
    else {
      setCount(apply(typed));
      if (query !== location.search)
        writeAtOnce(() => history.pushState(null, "", location.pathname + query));
    }
    // Without the Navigation API, going back only changes the URL.
    const { pathname } = location;
    const back = () => {
      if (location.pathname !== pathname) return;
      // What was typed last belongs to the entry that was left.
      dropWaiting();
      restore();
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const filter = read(form.current!);
    setCount(apply(filter));
    const before = readFilter(location.search);
    // One history entry for each word, rather than each letter.
    const typing = target.name === "q" && before.q !== "" && filter.q !== "";
    const url = location.pathname + writeFilter(filter);
    if (typing) writePaced(() => history.replaceState(null, "", url));
    else writeAtOnce(() => history.pushState(null, "", url));
  };

  const clear = () => {
    fill(form.current!, readFilter(""));
    setCount(apply(read(form.current!)));
    writeAtOnce(() => history.pushState(null, "", location.pathname));
    form.current!.querySelector("input")!.focus();
  };

  return (
    <search className="scripted" aria-label="Integrations">
      <div ref={form} className="integration-filter">
        <label className="filter-words">
          <span>Name or word</span>
          <input
            type="search"
            name="q"
            placeholder="Snowflake, lineage, AWS"
            autoComplete="off"
            onChange={change}
          />
        </label>
        <Choice name="kind" label="Kind" options={options.kinds} onChange={change} />
        <Choice name="capability" label="Capability" options={options.capabilities} onChange={change} />
        <Choice name="status" label="Status" options={options.statuses} onChange={change} />
        <Choice name="connection" label="Connection" options={options.connections} onChange={change} />
        <p className="filter-count">
          <span role="status">
            {count === 0
              ? "No integration matches."
              : `${count} ${count === 1 ? "integration" : "integrations"}`}
          </span>
          {filtered && (
            <button type="button" onClick={clear}>
              Show all
            </button>
          )}
        </p>
      </div>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, label, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} onChange={onChange} autoComplete="off">
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function fieldsOf(form: HTMLElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
}

function read(form: HTMLElement): Filter {
  return readFilter(new URLSearchParams(fieldsOf(form).map(({ name, value }) => [name, value])).toString());
}

/** Fill in the fields from a filter; an unknown option is ignored. */
function fill(form: HTMLElement, filter: Filter): void {
  for (const field of fieldsOf(form)) {
    field.value = filter[field.name as keyof Filter];
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
}

/** Show the matching cards and the headings that have any; returns their number. */
function apply(filter: Filter): number {
  let count = 0;
  for (const list of document.querySelectorAll<HTMLElement>(".platforms")) {
    const heading = list.previousElementSibling as HTMLElement;
    const kind = list.dataset.kind ?? "";
    let shown = 0;
    for (const card of list.querySelectorAll<HTMLElement>(".platform")) {
      const { status = "", connection = "", can = "", also = "" } = card.dataset;
      const text = `${card.textContent} ${also} ${heading.textContent}`;
      card.hidden = !matches(filter, { text, kind, status, connection, capabilities: can.split(" ") });
      if (!card.hidden) shown++;
    }
    list.hidden = shown === 0;
    heading.hidden = shown === 0;
    count += shown;
  }
  return count;
}
