import type { PageCost } from "./measure-pages.ts";
import type { Actions } from "./page-actions.ts";
import type { Paint } from "./page-paint.ts";
import type { SearchCost } from "./search-cost.ts";
import { markdownTable, median } from "./table.ts";

/** One line of the budget for a documentation page. */
export interface BudgetLine {
  name: string;
  measured: number;
  /** Undefined if there is no limit. */
  most?: number;
  unit: "KB" | "requests" | "times" | "ms" | "score";
}

/**
 * The budget of a page along with a bare page of its text, as the median of the runs.
 *
 * @param medianHtml compressed size of the HTML of the site's median page, in bytes
 */
export function budgetOf(
  page: PageCost,
  bare: PageCost,
  actions: Actions,
  search: SearchCost,
  medianHtml: number,
): BudgetLine[] {
  const { br } = page.bytes;
  const all = Object.values(br).reduce((sum, bytes) => sum + bytes, 0);
  const middle = (cost: PageCost, name: keyof Paint) => median(cost.paints.map((paint) => paint[name]));
  const beside = (name: keyof Paint) => middle(page, name) / middle(bare, name);
  const line = (
    name: string,
    measured: number,
    most: number | undefined,
    unit: BudgetLine["unit"],
  ): BudgetLine => ({
    name,
    measured,
    most,
    unit,
  });
  return [
    line("HTML of the median page, compressed", medianHtml / 1000, 14, "KB"),
    line("HTML of this page, compressed", (br.HTML ?? 0) / 1000, undefined, "KB"),
    line("CSS, compressed", (br.CSS ?? 0) / 1000, 12, "KB"),
    line("JavaScript that runs by idle, compressed", (br.JavaScript ?? 0) / 1000, 8, "KB"),
    line("JavaScript after the first touch of an island", actions.islandBytes / 1000, 75, "KB"),
    line("everything until idle, font included", all / 1000, 60, "KB"),
    line("requests until idle", page.requests, 7, "requests"),
    line("first contentful paint, beside a bare page", beside("firstContentful"), 1.15, "times"),
    line("largest contentful paint, beside a bare page", beside("largestContentful"), 1.15, "times"),
    line("total blocking time", middle(page, "blocking"), 0, "ms"),
    line("cumulative layout shift", middle(page, "shift"), 0, "score"),
    line("click on a prefetched link until the next page is painted", median(actions.clicks), 50, "ms"),
    line("search: bytes until the first result", search.firstBytes / 1000, 150, "KB"),
    line("search: a keystroke to its results", median(search.keystrokes), 50, "ms"),
    line("Ask: a question to the first words of its answer", median(actions.questions.sent), 150, "ms"),
    line("the same of a new question, typed with a pause", median(actions.questions.typed), 150, "ms"),
  ];
}

/** The budget as a table, with a note where it is exceeded. */
export function budgetTable(lines: readonly BudgetLine[]): string {
  const write = (value: number, unit: BudgetLine["unit"]) =>
    unit === "KB"
      ? `${value.toFixed(1)} KB`
      : unit === "times"
        ? value.toFixed(2)
        : `${round(value)} ${unit}`;
  return markdownTable(
    ["", "measured", "at most", ""],
    lines.map(({ name, measured, most, unit }) => [
      name,
      write(measured, unit),
      most === undefined ? "" : write(most, unit),
      most !== undefined && measured > most ? "over" : "",
    ]),
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;
