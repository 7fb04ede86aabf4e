import type { PolicyNeeds } from "./csp.ts";

const IMPORT = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^\s/"')?#]+)[^;]*;?/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const ADDRESS = /url\(\s*["']?((?:https?:)?\/\/[^\s/"')?#]+)/g;

/** External hosts that a style sheet loads other sheets, fonts and images from; undefined if there are none. */
export function sheetSources(css: string): PolicyNeeds | undefined {
  if (!css.includes("//")) return undefined;
  const found = { style: new Set<string>(), font: new Set<string>(), img: new Set<string>() };
  const collect = (kind: keyof typeof found, pattern: RegExp, text: string) => {
    for (const [, host] of text.matchAll(pattern)) found[kind].add(host!.replace(/^\/\//, ""));
  };
  collect("style", IMPORT, css);
  for (const [face] of css.matchAll(FONT_FACE)) collect("font", ADDRESS, face);
  collect("img", ADDRESS, css.replace(IMPORT, "").replace(FONT_FACE, ""));
  const kinds = Object.entries(found).filter(([, hosts]) => hosts.size > 0);
  return kinds.length > 0 ? Object.fromEntries(kinds.map(([kind, hosts]) => [kind, [...hosts]])) : undefined;
}
