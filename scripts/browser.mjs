// Finds the browser that tests and measurements use, or has the system install one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * How tests and measurements start it. The first two features are two pages behind the address bar that each window
 * opens: half of what opening a page costs. The others are those that Playwright turns off, as the last list counts.
 */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
  ].join()}`,
];

/** Path of an installed Chrome or Chromium, undefined where there is none. */
export function knownBrowser() {
  return KNOWN.find((file) => file && existsSync(file));
}

/**
 * Path of an installed Chrome or Chromium. Where there is none, and this process may install packages, the
 * system's own package is installed; else the process ends with a message that says what to install.
 */
export function findBrowser() {
  const found = knownBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium from the system's packages…");
    const options = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "-y", "chromium"], options);
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  console.error("The browser tests need Chrome or Chromium: install it, or set CHROME_PATH to it.");
  process.exit(1);
}
