/** What of `engine-sources.mjs` tests use, which are TypeScript. */
export function isCompiled(): boolean;
