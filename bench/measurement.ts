import { formatValue, markdownTable, median, type Unit } from "./table.ts";

/** A row of the table, with the value of each run. */
export interface Measurement {
  /** What was measured, in a few words. */
  name: string;
  /** Number of pages in one version of the tree; 0 if it is not about a tree. */
  pages: number;
  unit: Unit;
  /** One value for each run, in the given unit (MB and kB are given in bytes). */
  values: readonly number[];
  /** Number of pages drawn in the last run. */
  drawn?: number;
  /** The goal, in the unit of the values; it is printed but not enforced. */
  goal?: number;
}

/** Creates rows about a tree, in one unit. */
export function rowsAbout({ pages }: { pages: number }, unit: Unit) {
  return (name: string, values: readonly number[], goal?: number): Measurement => ({
    name,
    pages,
    unit,
    values,
    goal,
  });
}

/** The table of a run: medians, with minimum and maximum if there were several runs. */
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

/** Growth of cold builds from one tree size to the next: 1.00 is linear. */
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
