import { type Browser, chromium } from "playwright-core";
import { knownBrowser } from "../scripts/browser.mjs";

/** Start the installed Chrome or Chromium headless; undefined if there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = knownBrowser();
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    // Chromium's sandbox does not work for root, the usual user in containers.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
