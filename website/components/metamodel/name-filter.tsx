"use client";

import { useEffect, useRef, useState } from "react";
import { readFilter, writeFilters } from "../reference/address-filter.ts";
import { FilterField } from "../reference/filter-field.tsx";
import { filterInPlace, onHiddenTarget } from "../reference/hidden-target.ts";
import { NoMatch } from "../reference/no-match.tsx";

export const island = { load: "interaction" };

/**
 * A field that filters the lists of names below it; the address keeps the filter. The lists are part of the page;
 * without scripts the field is hidden, and the browser's own search finds the names.
 */
export function NameFilter({ of, count }: { of: string; count: number }) {
  const [left, setLeft] = useState<number>();
  const field = useRef<HTMLInputElement>(null);

  function narrow(typed: string) {
    const article = field.current?.closest("article");
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
    setLeft(words.length > 0 ? shown : undefined);
  }

  function showAll() {
    field.current!.value = "";
    narrow("");
  }

  useEffect(() => {
    const { current } = field;
    // What was typed before hydration takes precedence over the address.
    current!.value ||= readFilter("filter");
    filterInPlace(() => narrow(current!.value));
    return onHiddenTarget(showAll);
  }, []);

  return (
    <>
      <search className="row-filter" onInput={() => narrow(field.current!.value)}>
        <FilterField
          label={`Filter the ${of}`}
          left={left === undefined ? left : [left, count]}
          field={field}
        />
      </search>
      {left === 0 && (
        <NoMatch
          showAll={() => {
            showAll();
            field.current!.focus();
          }}
        />
      )}
    </>
  );
}
