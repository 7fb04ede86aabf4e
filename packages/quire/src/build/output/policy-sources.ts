/** Finds the hosts that pages, style sheets and code load from, which the Content-Security-Policy has to allow. */
import type { PolicySources } from "./csp.ts";

/** A host, or the URL of a script, and what is loaded from there. */
type Found = [kind: keyof PolicySources, host: string];

/** What was found, by kind; undefined if there is nothing. */
function sourcesOf(found: readonly Found[]): PolicySources | undefined {
  if (found.length === 0) return undefined;
  const kinds = new Map<Found[0], Set<string>>();
  for (const [kind, host] of found)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(host.replace(/^\/\//, "")));
  return Object.fromEntries([...kinds].map(([kind, hosts]) => [kind, [...hosts].sort()]));
}

const kinds: Record<string, keyof PolicySources> = {
  img: "img",
  video: "media",
  audio: "media",
  source: "media",
  iframe: "frame",
  embed: "frame",
  script: "script",
  form: "form",
  link: "style",
};
const TAG =
  /<(?:(img|video|audio|source|iframe|embed|script|form)\b|(link)(?=[^>]*\srel="stylesheet"))[^>]*>/g;
const ADDRESSES = /\s(src|srcset|poster|action|href)="([^"]*)"/g;
/** Looks back from values, as most white space is in texts. */
const LOADS =
  /="(?<=\s(?:src|srcset|poster|action)=")[^"]*\/\/|<link(?=[^>]*\srel="stylesheet")[^>]*\shref="[^"]*\/\//;
/** The host of a URL, or of each URL in a list; protocol-relative ones included. */
const HOST = /(?:^|\s|[wx],)((?:https?:)?\/\/[^\s/?#]+)/g;

/** Where hosts redirect requests for pictures and the like to, which the policy has to allow as well. */
const leadsTo: Record<string, string> = { "https://github.com": "https://avatars.githubusercontent.com" };
/** Where hosts redirect requests for files to. */
const fetchedFrom: Record<string, string> = { "https://github.com": "https://raw.githubusercontent.com" };

/**
 * Find the hosts that the HTML of a page loads images, media, frames, scripts and style sheets from, or sends
 * forms to.
 *
 * @param withIslands whether to add those of URLs that islands are given
 * @returns undefined for a page that loads nothing from other hosts
 */
export function pageSources(html: string, withIslands = false): PolicySources | undefined {
  const found = withIslands ? islandSources(html) : [];
  if (!LOADS.test(html)) return sourcesOf(found);
  for (const [element, tag = "link"] of html.matchAll(TAG)) {
    for (const [, attribute, addresses] of element.matchAll(ADDRESSES)) {
      const kind = attribute === "srcset" || attribute === "poster" ? "img" : kinds[tag]!;
      for (const [, host = ""] of addresses!.matchAll(HOST))
        found.push([kind, host], [kind, leadsTo[host] ?? host]);
    }
  }
  return sourcesOf(found);
}

const ISLAND = /<quire-island\b[^>]*\sprops="([^"]*)"/g;

/** Find the hosts of URLs that islands are given, which may load them at run time. */
function islandSources(html: string): Found[] {
  const props = [...html.matchAll(ISLAND)].map(([, text]) => text!);
  const hosts = props.flatMap((text) => text.match(/https?:\/\/[\w.-]+(?::\d+)?/g) ?? []);
  return hosts.flatMap((host) => [host, fetchedFrom[host] ?? host]).flatMap(anyOf);
}

/** It is unknown what code loads from hosts at run time. */
const anyOf = (host: string) =>
  (["img", "media", "frame", "connect"] as const).map((kind): Found => [kind, host]);

const IMPORT = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^\s/"')?#]+)[^;]*;?/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const IN_SHEET = /url\(\s*["']?((?:https?:)?\/\/[^\s/"')?#]+)/g;

/** External hosts that a style sheet loads other sheets, fonts and images from; undefined if there are none. */
export function sheetSources(css: string): PolicySources | undefined {
  if (!css.includes("//")) return undefined;
  const hosts = (kind: Found[0], pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, host]): Found => [kind, host!]);
  return sourcesOf([
    ...hosts("style", IMPORT, css),
    ...(css.match(FONT_FACE) ?? []).flatMap((face) => hosts("font", IN_SHEET, face)),
    ...hosts("img", IN_SHEET, css.replace(IMPORT, "").replace(FONT_FACE, "")),
  ]);
}

const IN_CODE = /["'`](https?:\/\/[\w.-]+(?::\d+)?)((?:\/[\w./@+~-]*\.m?js\b)?)/g;

/**
 * Find the URLs in the code of components, which may load them at run time. Scripts are recognised by their
 * extension, and allowed individually.
 */
export function codeSources(codes: readonly string[]): PolicySources | undefined {
  const named = codes.flatMap((code) => [...code.matchAll(IN_CODE)]);
  return sourcesOf(
    named.flatMap(([, host = "", path]): Found[] => (path ? [["script", host + path]] : anyOf(host))),
  );
}
