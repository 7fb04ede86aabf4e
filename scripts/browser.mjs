// Finds the browsers that tests and measurements use, or has the system install one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The same engine without windows: opens a page five times as fast as the browser, so tests prefer it. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const firstOf = (files) => files.find((file) => file && existsSync(file));

/** Path of the browser to measure with: an installed Chrome or Chromium; undefined where there is none. */
export function knownBrowser() {
  return firstOf([process.env.CHROME_PATH, ...BROWSERS, HEADLESS_SHELL]);
}

/** Path of the browser to test with: Chromium's headless shell, else Chrome or Chromium; undefined if there is none. */
export function knownTestBrowser() {
  return firstOf([process.env.CHROME_PATH, HEADLESS_SHELL, ...BROWSERS]);
}

/**
 * Path of the browser to test with. Where there is none, and this process may install packages, the system's own
 * package is installed; else the process ends with a message that says what to install.
 */
export function findTestBrowser() {
  const found = knownTestBrowser() ?? installedBrowser();
  if (found) return found;
  console.error("The browser tests need Chrome or Chromium: install it, or set CHROME_PATH to it.");
  process.exit(1);
}

/** Install Chromium's headless shell or, where the system does not have it apart, Chromium. */
function installedBrowser() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log("Installing Chromium from the system's packages…");
  const aptGet = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    aptGet("install", "-y", name);
    const browser = knownTestBrowser();
    if (browser) return browser;
  }
  return undefined;
}
