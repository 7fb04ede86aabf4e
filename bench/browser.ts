import { type Browser, chromium } from "playwright-core";
import { knownBrowser } from "../scripts/browser.mjs";

/** Start the installed Chrome or Chromium without a window; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = knownBrowser();
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run for root, as which containers run.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
