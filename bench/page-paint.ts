import type { Browser, Page } from "playwright-core";
import { slowPhone } from "./slow-phone.ts";

/** Loading times and stability of a page, in milliseconds from the start of the navigation. */
export interface Paint {
  firstContentful: number;
  largestContentful: number;
  /** Total blocking time: the sum of what tasks after the first paint took beyond 50 ms. */
  blocking: number;
  /** Sum of all layout shifts without user input. */
  shift: number;
  elements: number;
}

interface Marks {
  largest: number;
  shift: number;
  tasks: [start: number, duration: number][];
}

/** Open a page as a new visitor on a slow phone, and wait until the network is idle. */
export async function measurePaint(
  browser: Browser,
  address: string,
  requests: () => number,
): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordMarks);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slowPhone.roundTripMs,
      downloadThroughput: slowPhone.downBits / 8,
      uploadThroughput: slowPhone.upBits / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slowerBy });
    await page.goto(address, { waitUntil: "load", timeout: 120_000 });
    await untilIdle(requests);
    return await readMarks(page);
  } finally {
    await context.close();
  }
}

/** Wait until there has been no request for two seconds. */
export async function untilIdle(requests: () => number): Promise<void> {
  let before = -1;
  while (before !== requests()) {
    before = requests();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Runs in the page, before its own scripts. */
function recordMarks(): void {
  const marks: Marks = { largest: 0, shift: 0, tasks: [] };
  (window as unknown as { benchMarks: Marks }).benchMarks = marks;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    marks.largest = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) marks.shift += value;
  });
  observe("longtask", ({ startTime, duration }) => marks.tasks.push([startTime, duration]));
}

function readMarks(page: Page): Promise<Paint> {
  return page.evaluate(() => {
    const { largest, shift, tasks } = (window as unknown as { benchMarks: Marks }).benchMarks;
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const after = tasks.filter(([start, duration]) => start + duration > first);
    return {
      firstContentful: first,
      largestContentful: largest || Number.NaN,
      blocking: after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      shift,
      elements: document.getElementsByTagName("*").length,
    };
  });
}
