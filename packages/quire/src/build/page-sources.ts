/** Hosts that a page loads from, by what it loads. */
export interface PageSources {
  img?: string[];
  media?: string[];
  frame?: string[];
}

const kinds: Record<string, keyof PageSources> = {
  img: "img",
  video: "media",
  audio: "media",
  source: "media",
  iframe: "frame",
  embed: "frame",
};
const ADDRESS = /<(img|video|audio|source|iframe|embed)\b[^>]*?\ssrc="(https?:\/\/[^"/?#]+)/g;

/** Hosts that answer by sending browsers on to another one, which the policy has to allow as well. */
const leadsTo: Record<string, string> = {
  "https://github.com": "https://avatars.githubusercontent.com",
};

/**
 * The hosts that the HTML of a page loads pictures, films and frames from.
 *
 * @returns undefined for a page that loads nothing from elsewhere
 */
export function pageSources(html: string): PageSources | undefined {
  if (!html.includes('src="http')) return undefined;
  const found = new Map<keyof PageSources, Set<string>>();
  for (const [, tag, host] of html.matchAll(ADDRESS)) {
    const kind = kinds[tag!]!;
    const next = leadsTo[host!];
    found.set(kind, new Set([...(found.get(kind) ?? []), host!, ...(next ? [next] : [])]));
  }
  return Object.fromEntries([...found].map(([kind, hosts]) => [kind, [...hosts].sort()]));
}
