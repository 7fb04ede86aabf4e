import type { Browser } from "playwright-core";
import { type AskTimes, measureAsking } from "./ask-cost.ts";
import { untilIdle } from "./page-paint.ts";
import type { CountingServer } from "./page-server.ts";
import { slowDown } from "./slow-phone.ts";

/**
 * Costs caused by actions of the reader: bytes after an island is touched, milliseconds of clicks and questions.
 */
export interface Actions {
  islandBytes: number;
  clicks: number[];
  questions: AskTimes;
}

/**
 * Touch the islands of a page and count the JavaScript loaded for them; follow the link to its next page
 * repeatedly; ask questions.
 */
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

/**
 * Time from clicking the link to the next page until the frame after its paint, at the speed of the slow phone's
 * processor.
 */
async function measureClick(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    await slowDown(page);
    const next = page.locator("a[rel=next]");
    await next.hover();
    await page.waitForTimeout(1000);
    // Evaluated on the page: for a locator, Playwright has the page describe the link before it is painted.
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const link = document.querySelector<HTMLElement>("a[rel=next]")!;
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
