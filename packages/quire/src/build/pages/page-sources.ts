import type { PolicyNeeds } from "../output/csp.ts";

const kinds: Record<string, keyof PolicyNeeds> = {
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
const leadsTo: Record<string, string> = {
  "https://github.com": "https://avatars.githubusercontent.com",
};

/** Where hosts redirect requests for files to. */
const fetchedFrom: Record<string, string> = {
  "https://github.com": "https://raw.githubusercontent.com",
};

const ISLAND = /<quire-island\b[^>]*\sprops="([^"]*)"/g;

/** Find the hosts of URLs that islands are given, which may load them at run time. */
function islandSources(html: string): PolicyNeeds | undefined {
  const props = [...html.matchAll(ISLAND)].map(([, text]) => text!);
  const hosts = props.flatMap((text) => text.match(/https?:\/\/[\w.-]+(?::\d+)?/g) ?? []);
  if (hosts.length === 0) return undefined;
  const all = [...new Set(hosts.flatMap((host) => [host, fetchedFrom[host] ?? host]))].sort();
  return { img: all, media: all, frame: all, connect: all };
}

/**
 * Find the hosts that the HTML of a page loads images, media, frames, scripts and style sheets from, or sends
 * forms to.
 *
 * @param withIslands whether to add those of URLs that islands are given
 * @returns undefined for a page that loads nothing from other hosts
 */
export function pageSources(html: string, withIslands = false): PolicyNeeds | undefined {
  const given = withIslands ? islandSources(html) : undefined;
  if (!LOADS.test(html)) return given;
  const found = new Map(
    Object.entries(given ?? {}).map(([kind, hosts]) => [kind as keyof PolicyNeeds, new Set(hosts)]),
  );
  for (const [element, tag = "link"] of html.matchAll(TAG)) {
    for (const [, attribute, addresses] of element.matchAll(ADDRESSES)) {
      const kind = attribute === "srcset" || attribute === "poster" ? "img" : kinds[tag]!;
      for (const [, address] of addresses!.matchAll(HOST)) {
        const host = address!.replace(/^\/\//, "");
        found.set(kind, (found.get(kind) ?? new Set()).add(host).add(leadsTo[host] ?? host));
      }
    }
  }
  if (found.size === 0) return undefined;
  return Object.fromEntries([...found].map(([kind, hosts]) => [kind, [...hosts].sort()]));
}

const ADDRESS = /["'`](https?:\/\/[\w.-]+(?::\d+)?)((?:\/[\w./@+~-]*\.m?js\b)?)/g;

/**
 * Find the URLs in the code of components, which may load them at run time. Scripts are recognised by their
 * extension, and allowed individually.
 */
export function codeSources(codes: readonly string[]): PolicyNeeds {
  const named = codes.flatMap((code) => [...code.matchAll(ADDRESS)]);
  const hosts = [...new Set(named.flatMap(([, host = "", script]) => (script ? [] : [host])))].sort();
  const script = [...new Set(named.flatMap(([, host = "", path]) => (path ? [host + path] : [])))].sort();
  return { script, img: hosts, media: hosts, frame: hosts, connect: hosts };
}
