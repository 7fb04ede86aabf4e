import { formatValue, markdownTable, median, type Unit } from "./table.ts";

/** One number of the table, with what each run gave. */
export interface Measurement {
  /** What was done, in a few words. */
  name: string;
  /** Pages of one version of the tree; 0 where it is not about a tree. */
  pages: number;
  unit: Unit;
  /** One a run, bytes or seconds or milliseconds as the unit says (MB and kB are given in bytes). */
  values: readonly number[];
  /** Pages that were drawn, in the last run. */
  drawn?: number;
  /** The goal, in the unit of the values; it is printed beside the number and never tested. */
  goal?: number;
}

/** The table of a run: medians, with the least and the greatest where there was more than one run. */
export function measurementTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, pages, unit, values, drawn, goal }) => [
    name,
    pages > 0 ? pages.toLocaleString("en") : "",
    formatValue(median(values), unit),
    values.length > 1
      ? `${formatValue(Math.min(...values), unit)} to ${formatValue(Math.max(...values), unit)}`
      : "",
    drawn === undefined ? "" : drawn.toLocaleString("en"),
    goal === undefined ? "" : formatValue(goal, unit),
  ]);
  return markdownTable(["", "pages", "median", "runs", "drawn", "at most"], rows);
}

/** How the time of cold builds grows from one size of tree to the next: 1.00 is in proportion to the pages. */
export function growthOf(cold: readonly Measurement[]): Measurement[] {
  const sizes = [...cold].sort((a, b) => a.pages - b.pages);
  return sizes.slice(1).map((larger, index) => {
    const smaller = sizes[index]!;
    const time = median(larger.values) / median(smaller.values);
    return {
      name: `growth per page, from ${smaller.pages.toLocaleString("en")}`,
      pages: larger.pages,
      unit: "ratio",
      values: [time / (larger.pages / smaller.pages)],
    };
  });
}
