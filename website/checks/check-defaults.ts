import type { Fault } from "./fault.ts";

/** Defaults of variables or fields: those of a name that components differ about, and none where nothing is set. */
export type Defaults = ReadonlyMap<string, ReadonlySet<string>>;

/** A cell that is nothing but code, with commas between. */
const onlyCode = /^`[^`]+`(?:, `[^`]+`)*$/;

/**
 * Check what the tables of a document give as defaults: the code below `Default`, in rows whose first cell names what
 * is known. A row that names several gives one value for all, or one for each. Words are left alone.
 */
export function checkDefaults(markdown: string, known: Defaults): Fault[] {
  const faults: Fault[] = [];
  let column: number | undefined;
  for (const [index, line] of markdown.split("\n").entries()) {
    const cells = cellsOf(line);
    column = cells.length === 0 ? undefined : (column ?? cells.indexOf("Default"));
    const given = cells[column ?? -1] ?? "";
    if (!onlyCode.test(given)) continue;
    const names = codeIn(cells[0]!);
    const values = codeIn(given);
    if (values.length > 1 && values.length !== names.length) continue;
    for (const [position, name] of names.entries()) {
      const value = values[position] ?? values[0]!;
      const defaults = [...(known.get(name) ?? [])];
      if (defaults.length === 0 || defaults.includes(value)) continue;
      const right = defaults.map((each) => `\`${each}\``).join(" or ");
      faults.push({ line: index + 1, message: `The default of \`${name}\` is ${right}, not \`${value}\`.` });
    }
  }
  return faults;
}

/** The cells of a row of a table; none for a line that is no row. */
function cellsOf(line: string): string[] {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row === undefined ? [] : row.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
}
