import type { Browser } from "playwright-core";
import { measureAsking } from "./ask-cost.ts";
import type { PageCost } from "./measure-pages.ts";
import { type Paint, slowPhone, untilIdle } from "./page-paint.ts";
import type { CountingServer } from "./page-server.ts";
import type { SearchCost } from "./search-cost.ts";
import { markdownTable, median } from "./table.ts";

/** One line of the budget for a documentation page. */
export interface BudgetLine {
  name: string;
  measured: number;
  /** Undefined where nothing is asked of it. */
  most?: number;
  unit: "KB" | "requests" | "times" | "ms" | "score";
}

/** What only a reader's actions bring: bytes after an island is touched, milliseconds of clicks and of questions. */
export interface Actions {
  islandBytes: number;
  clicks: number[];
  questions: number[];
}

/**
 * The budget of a page beside a bare page of its text; the median of the runs.
 *
 * @param medianHtml bytes of the compressed HTML of the site's median page
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
    line("Ask: a question to the first words of its answer", median(actions.questions), 150, "ms"),
  ];
}

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

/** Touch the islands of a page, and count the JavaScript that comes; follow its next page, as often as asked; ask questions. */
export async function measureActions(
  browser: Browser,
  server: CountingServer,
  { page: path, island }: { page: string; island: string },
  runs: number,
): Promise<Actions> {
  server.encoding = "br";
  const context = await browser.newContext();
  const touched = await context.newPage();
  server.sent.length = 0;
  await touched.goto(server.origin + island);
  const inside = touched.locator("quire-island").first();
  await inside.evaluate((element) => {
    (element.firstElementChild ?? element).scrollIntoView();
    element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  await untilIdle(() => server.sent.length);
  const islandBytes = server.sent
    .filter(({ kind }) => kind === "JavaScript")
    .reduce((sum, { bytes }) => sum + bytes, 0);
  await context.close();

  const clicks: number[] = [];
  for (let run = 0; run < runs; run++) clicks.push(await measureClick(browser, server.origin + path));
  return { islandBytes, clicks, questions: await measureAsking(browser, server, path) };
}

/** From the press on the link to the next page until the frame after it is painted, on the slow phone's processor. */
async function measureClick(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slowerBy });
    const next = page.locator("a[rel=next]");
    await next.hover();
    await page.waitForTimeout(1000);
    return await next.evaluate(
      (link: HTMLElement) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          document.addEventListener("quire:page", () =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
          );
          link.click();
        }),
    );
  } finally {
    await context.close();
  }
}
