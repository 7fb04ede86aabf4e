import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS, knownBrowser } from "../scripts/browser.mjs";

/** Start the installed Chrome or Chromium headless; undefined if there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = knownBrowser();
  if (!executablePath) return undefined;
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}
