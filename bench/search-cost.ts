import type { Browser, Page } from "playwright-core";
import { slowPhone, untilIdle } from "./page-paint.ts";
import type { CountingServer } from "./page-server.ts";

/** What a reader waits for who searches. */
export interface SearchCost {
  /** Bytes of all that comes between the page at rest and the first result, compressed. */
  firstBytes: number;
  /** Milliseconds from a keystroke until the frame with its results is painted, one a keystroke. */
  keystrokes: number[];
}

const QUERY = "ingest metadata from snowflake";
const OPTION = ".search-dialog [role=option]";

/**
 * Open the search dialog of a page, once as a new reader and once on the slow phone's processor.
 *
 * @param path a page whose navbar has a search button
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
    await page.addInitScript(timeWorkers);
    let release = () => {};
    const shown = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The rest of the index is asked for at once; it is held back until the first result is there.
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

/** Type a query letter by letter once the whole index is there. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slowerBy });
  const times: number[] = [];
  for (let length = 1; length <= QUERY.length; length++) {
    const { all, worker } = await page.evaluate(typeAndWait, QUERY.slice(0, length));
    // The browser slows the page down but not its worker, whose share is counted as often as it would take.
    times.push(all + (slowPhone.slowerBy - 1) * worker);
  }
  return times;
}

/** Runs in the page: put a query into the field, and wait until its results are painted. */
function typeAndWait(query: string): Promise<{ all: number; worker: number }> {
  const field = document.querySelector<HTMLInputElement>(".search-field")!;
  const times = (window as unknown as { workerTimes: number[] }).workerTimes;
  return new Promise((resolve) => {
    times.length = 0;
    const start = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const worker = times[0] ?? 0;
      requestAnimationFrame(() => setTimeout(() => resolve({ all: performance.now() - start, worker })));
    });
    observer.observe(document.querySelector(".search-results")!, { childList: true });
    field.value = query;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Runs in the page, before its own scripts: notes how long each answer of a worker takes. */
function timeWorkers(): void {
  const times: number[] = [];
  const sent = new Map<unknown, number>();
  Object.assign(window, { workerTimes: times });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { id?: number }) {
    if (sent.size === 0) {
      this.addEventListener("message", ({ data }: MessageEvent<{ id?: number }>) => {
        const start = sent.get(data.id);
        if (start !== undefined) times.push(performance.now() - start);
      });
    }
    sent.set(message.id, performance.now());
    post.call(this, message);
  };
}
