/** The median of some numbers; NaN if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The 95th percentile; undefined if there are no numbers. */
export function percentile95(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)];
}

/** Format a share as a percentage. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A Markdown table with aligned columns: the first one to the left, the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => {
    const filled = widths.map((width, column) => {
      const cell = cells[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${filled.join(" | ")} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

/** The units used in the tables. */
export type Unit = "s" | "ms" | "MB" | "kB" | "count" | "ratio" | "percent" | "score";

const formats: Record<Unit, (value: number) => string> = {
  s: (value) => `${value.toFixed(2)} s`,
  ms: (value) => `${Math.round(value)} ms`,
  MB: (value) => `${(value / 1e6).toFixed(1)} MB`,
  kB: (value) => `${(value / 1e3).toFixed(1)} kB`,
  count: (value) => String(Math.round(value)),
  ratio: (value) => `${value.toFixed(2)}×`,
  percent: (value) => `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(1)} %`,
  score: (value) => value.toFixed(3),
};

/** Format a value with its unit, or a dash if nothing was measured. Bytes are scaled to the unit. */
export function formatValue(value: number, unit: Unit): string {
  return Number.isFinite(value) ? formats[unit](value) : "–";
}
