/** What of `browser.mjs` the measurements and the browser tests use, which are TypeScript. */
export function knownBrowser(): string | undefined;
export const BROWSER_FLAGS: string[];
