import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Start the installed Chrome or Chromium without a window; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = places.find((place) => place && existsSync(place));
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run for root, as which containers run.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
