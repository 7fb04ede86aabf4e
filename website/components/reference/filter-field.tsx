import type { Ref } from "react";

/** How much a filter leaves of how much; undefined if it is not set. */
export type Left = readonly [left: number, total: number] | undefined;

/**
 * The field of a filter, with what it filters as its name and what it leaves at its end. Part of a `<search>` element
 * with the class `row-filter`.
 *
 * @param name of the parameter of the address that keeps the filter
 */
export function FilterField({
  label,
  name = "filter",
  left,
  field,
}: {
  label: string;
  name?: string;
  left: Left;
  field?: Ref<HTMLInputElement>;
}) {
  return (
    <div className="filter-field">
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          ref={field}
          type="search"
          name={name}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <span role="status">{left?.join(" of ")}</span>
    </div>
  );
}
