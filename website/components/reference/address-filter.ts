import { writePaced } from "../paced.ts";
import { hiddenTarget } from "./hidden-target.ts";

/** What the address does not have yet, by name, and the page that it belongs to. */
let pending: { pathname: string; values: Record<string, string> } | undefined;

/** The value of a filter in the page's address, which returns with the reader and can be sent to others. */
export function readFilter(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? "";
}

/**
 * Write the values of filters, which have been applied, by name to the page's address. Empty ones are left out, as is
 * the fragment if it leads to what they hide.
 */
export function writeFilters(values: Readonly<Record<string, string>>): void {
  const { pathname } = location;
  const earlier = pending?.pathname === pathname ? pending.values : {};
  pending = { pathname, values: { ...earlier, ...values } };
  writePaced(() => {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(pending!.values)) {
      if (value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    pending = undefined;
    if (url.href === location.href) return;
    if (hiddenTarget()) url.hash = "";
    history.replaceState(history.state, "", url);
  });
}
