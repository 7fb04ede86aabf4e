import type { Browser, Page } from "playwright-core";
import { untilIdle } from "./page-paint.ts";
import type { CountingServer } from "./page-server.ts";
import { slowDown } from "./slow-phone.ts";

/** Costs of searching for a reader. */
export interface SearchCost {
  /** Compressed size of everything loaded between the idle page and the first result. */
  firstBytes: number;
  /** Milliseconds from each keystroke until the frame with its results is painted. */
  keystrokes: number[];
}

const QUERY = "ingest metadata from snowflake";
/** Milliseconds between keystrokes: 80 words a minute. */
const KEYSTROKE_MS = 150;
const OPTION = ".search-dialog [role=option]";

/**
 * Open the search dialog of a page, once as a new visitor and once at the speed of the slow phone's processor.
 *
 * @param path a page with a search button in its navbar
 */
export async function measureSearch(
  browser: Browser,
  server: CountingServer,
  path: string,
): Promise<SearchCost> {
  server.encoding = "br";
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    let release = () => {};
    const shown = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The rest of the index is requested immediately; hold it back until the first result is visible.
    await context.route(/\/assets\/search\/(?!.*-1\.bin)/, async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto(server.origin + path);
    await untilIdle(() => server.sent.length);
    server.sent.length = 0;
    await page.keyboard.press("Control+k");
    await page.locator(".search-field").pressSequentially(QUERY.slice(0, 3));
    await page.locator(OPTION).first().waitFor();
    const firstBytes = server.sent.reduce((sum, { bytes }) => sum + bytes, 0);
    release();
    await untilIdle(() => server.sent.length);
    return { firstBytes, keystrokes: await measureKeystrokes(page) };
  } finally {
    await context.close();
  }
}

/** Type a query letter by letter at the pace of a person, after the whole index has loaded. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  await slowDown(page);
  const times: number[] = [];
  for (let length = 1; length <= QUERY.length; length++) {
    times.push(await page.evaluate(typeAndWait, QUERY.slice(0, length)));
    await page.waitForTimeout(KEYSTROKE_MS);
  }
  return times;
}

/** Runs in the page: put a query into the field, and wait until its results are painted. */
function typeAndWait(query: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>(".search-field")!;
  return new Promise((resolve) => {
    const start = performance.now();
    // The link to all results is updated after the list has been rendered.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.querySelector(".search-all")!, { attributeFilter: ["href"] });
    field.value = query;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
