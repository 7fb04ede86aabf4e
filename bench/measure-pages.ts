import { existsSync, readdirSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { barePageOf } from "./bare-page.ts";
import { openBrowser } from "./browser.ts";
import { measureActions } from "./page-actions.ts";
import { type BudgetLine, budgetOf } from "./page-budget.ts";
import { measurePaint, type Paint, untilIdle } from "./page-paint.ts";
import { type CountingServer, type Encoding, type Kind, startCountingServer } from "./page-server.ts";
import { buildSite, quire } from "./quire-command.ts";
import { measureSearch } from "./search-cost.ts";
import { formatValue, markdownTable, median } from "./table.ts";

/** Weight and loading times of a page on a slow phone. */
export interface PageCost {
  path: string;
  requests: number;
  /** URLs that were not found; the responses count by what they are. */
  missing: string[];
  /** Bytes of response bodies until idle, by encoding, then by kind. */
  bytes: Record<Encoding, Partial<Record<Kind, number>>>;
  /** One for each run. */
  paints: Paint[];
}

/**
 * Build a site and measure some of its pages, each along with a bare page of the same text.
 *
 * @param paths paths of the pages, which must exist
 * @returns nothing if no browser is installed
 */
export async function measurePages(
  siteDir: string,
  paths: readonly string[],
  runs: number,
): Promise<PageCost[]> {
  return withBuiltSite(siteDir, async (browser, server) => {
    const costs: PageCost[] = [];
    for (const path of paths) costs.push(...(await measureBesideBare(browser, server, path, runs)));
    return costs;
  });
}

/**
 * Build a site and measure a page against its budget.
 *
 * @param paths the page, and one with an island
 * @returns nothing if no browser is installed
 */
export async function measureBudget(
  siteDir: string,
  paths: { page: string; island: string },
  runs: number,
): Promise<BudgetLine[]> {
  return withBuiltSite(siteDir, async (browser, server) => {
    const [cost, least] = await measureBesideBare(browser, server, paths.page, runs);
    const actions = await measureActions(browser, server, paths, runs);
    const search = await measureSearch(browser, server, paths.page);
    return budgetOf(cost, least, actions, search, medianHtml(join(siteDir, "build")));
  });
}

/** Build a site, serve it, and measure it in a browser; nothing if none is installed. */
async function withBuiltSite<T>(
  siteDir: string,
  measure: (browser: Browser, server: CountingServer) => Promise<T[]>,
): Promise<T[]> {
  const browser = await openBrowser();
  if (!browser) return [];
  try {
    await buildSite(siteDir);
    const server = await startCountingServer(await siteHandler(join(siteDir, "build")));
    try {
      return await measure(browser, server);
    } finally {
      server.close();
    }
  } finally {
    await browser.close();
  }
}

/** Size of the median page's HTML as transferred, over all pages of a built site. */
function medianHtml(outDir: string): number {
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  return median(
    files.filter((file) => file.endsWith(".html.br")).map((file) => statSync(join(outDir, file)).size),
  );
}

/** The table of pages: KiB by kind with gzip, the total also with brotli, times on a slow phone. */
export function pageTable(costs: readonly PageCost[]): string {
  const kinds: Kind[] = ["HTML", "CSS", "JavaScript", "font", "image", "data"];
  const total = (bytes: Partial<Record<Kind, number>>) =>
    Object.values(bytes).reduce((sum, part) => sum + part, 0);
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  const rows = costs.map(({ path, requests, bytes, paints }) => {
    const middle = (name: keyof Paint) => median(paints.map((paint) => paint[name]));
    return [
      path,
      String(requests),
      ...kinds.map((kind) => kib(bytes.gzip[kind] ?? 0)),
      ...([bytes.gzip, bytes.br, bytes.identity] as const).map((sent) => kib(total(sent))),
      formatValue(middle("firstContentful"), "count"),
      formatValue(middle("largestContentful"), "count"),
      formatValue(middle("blocking"), "count"),
      formatValue(middle("shift"), "score"),
      formatValue(middle("elements"), "count"),
    ];
  });
  const head = [
    "KiB until idle",
    "requests",
    ...kinds,
    "gzip",
    "brotli",
    "plain",
    "FCP ms",
    "LCP ms",
    "TBT ms",
  ];
  const missing = [...new Set(costs.flatMap((cost) => cost.missing))];
  const note = missing.length > 0 ? `\n\nAsked for and not found: ${missing.join(", ")}` : "";
  return markdownTable([...head, "CLS", "elements"], rows) + note;
}

async function siteHandler(outDir: string): Promise<RequestListener> {
  if (!existsSync(outDir)) throw new Error(`There is no built site in ${outDir}.`);
  const preview = pathToFileURL(join(dirname(quire), "preview.js")).href;
  const { previewHandler } = (await import(preview)) as typeof import("../packages/quire/src/preview.ts");
  return previewHandler(outDir, "/");
}

/** Add the bare version of a page to the server; returns its path. */
async function addBareVersion(browser: Browser, server: CountingServer, path: string): Promise<string> {
  const page = await browser.newPage();
  try {
    const response = await page.goto(server.origin + path);
    if (response?.status() !== 200) throw new Error(`${path} is no page of the site: ${response?.status()}.`);
    const bare = `/bare${path === "/" ? "" : path}`;
    server.add(bare, await barePageOf(page));
    return bare;
  } finally {
    await page.close();
  }
}

/**
 * Measure a page and a bare one with its text, using brotli and alternating, so that both meet the same
 * conditions.
 */
async function measureBesideBare(
  browser: Browser,
  server: CountingServer,
  path: string,
  runs: number,
): Promise<[page: PageCost, bare: PageCost]> {
  const bare = await addBareVersion(browser, server, path);
  const costs: [PageCost, PageCost] = [
    await measureBytes(browser, server, path),
    await measureBytes(browser, server, bare),
  ];
  server.encoding = "br";
  for (let run = 0; run < runs; run++)
    for (const cost of costs)
      cost.paints.push(await measurePaint(browser, server.origin + cost.path, () => server.sent.length));
  return costs;
}

/** What a new visitor of a page receives until idle, for each encoding. */
async function measureBytes(browser: Browser, server: CountingServer, path: string): Promise<PageCost> {
  const cost: PageCost = {
    path,
    requests: 0,
    missing: [],
    bytes: { identity: {}, gzip: {}, br: {} },
    paints: [],
  };
  const requests = () => server.sent.length;
  for (const encoding of ["identity", "br", "gzip"] as const) {
    server.encoding = encoding;
    server.sent.length = 0;
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await (await context.newPage()).goto(server.origin + path);
    await untilIdle(requests);
    await context.close();
    for (const { kind, bytes } of server.sent)
      cost.bytes[encoding][kind] = (cost.bytes[encoding][kind] ?? 0) + bytes;
    cost.requests = requests();
    cost.missing = server.sent.filter(({ status }) => status >= 400).map(({ path }) => path);
  }
  return cost;
}
