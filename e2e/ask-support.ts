import type { Page } from "playwright-core";

/** The panel, while it is open. */
export const panel = ".ask-panel:not([hidden])";

/** Open the panel with its shortcut. */
export async function openAsk(page: Page): Promise<void> {
  await page.keyboard.press("Control+j");
  await page.waitForSelector(panel);
}

/** Ask, without waiting for the answer. */
export async function put(page: Page, question: string): Promise<void> {
  await page.locator(".ask-field").fill(question);
  await page.locator(".ask-field").press("Enter");
  await page.waitForSelector(".ask-answer");
}

/** Ask, and wait until everything asked is answered. */
export async function ask(page: Page, question: string): Promise<void> {
  await put(page, question);
  await answered(page);
}

/** Until everything asked is answered. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(".ask-answer[aria-busy]"));
}

/** What the last answer says. */
export const said = (page: Page) => page.locator(".ask-answer").last().innerText();
