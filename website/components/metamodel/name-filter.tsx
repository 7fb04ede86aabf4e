"use client";

import { useEffect, useId, useRef, useState } from "react";
import { readFilter, writeFilters } from "../reference/address-filter.ts";
import { filterInPlace, onHiddenTarget } from "../reference/hidden-target.ts";
import { NoMatch } from "../reference/no-match.tsx";

export const island = { load: "interaction" };

/**
 * A field that filters the lists of names below it; the address keeps the filter. The lists are part of the page;
 * without scripts the field is hidden, and the browser's own search finds the names.
 */
export function NameFilter({ of, count }: { of: string; count: number }) {
  const [left, setLeft] = useState(count);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  function narrow(typed: string) {
    const article = root.current?.closest("article");
    if (!article) return;
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const list of article.querySelectorAll("ul:has(> li > span[id])")) {
      let inList = 0;
      for (const item of list.children) {
        const has = item.textContent?.toLowerCase() ?? "";
        const fits = words.every((word) => has.includes(word));
        (item as HTMLElement).hidden = !fits;
        if (fits) inList++;
      }
      shown += inList;
      (list as HTMLElement).hidden = inList === 0;
      const head = list.previousElementSibling;
      if (head?.matches("h2")) (head as HTMLElement).hidden = inList === 0;
    }
    writeFilters({ filter: typed.trim() });
    setLeft(shown);
  }

  function showAll() {
    fieldOf(root.current!).value = "";
    narrow("");
  }

  useEffect(() => {
    const field = fieldOf(root.current!);
    // What was typed before hydration takes precedence over the address.
    field.value ||= readFilter("filter");
    filterInPlace(() => narrow(field.value));
    return onHiddenTarget(showAll);
  }, []);

  return (
    <>
      <div className="name-filter" ref={root}>
        <label htmlFor={id}>Filter the {of}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name or description"
          onChange={(event) => narrow(event.target.value)}
        />
        <output htmlFor={id}>
          {left} of {count}
        </output>
      </div>
      {left === 0 && (
        <NoMatch
          showAll={() => {
            showAll();
            fieldOf(root.current!).focus();
          }}
        />
      )}
    </>
  );
}

const fieldOf = (root: HTMLElement) => root.querySelector("input")!;
