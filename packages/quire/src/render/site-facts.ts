import type { Config } from "../config/schema.ts";
import type { Site, Version } from "../site/model.ts";

/** What components may ask about one version of the documentation. */
export type SiteVersion = Pick<Version, "instance" | "name" | "label" | "path" | "isLast" | "banner">;

/** The versions of a site as components know them: not those without documents, which lead nowhere. */
export function siteVersions({ versions }: Site): SiteVersion[] {
  const read = versions.filter(({ docs }) => docs.length > 0);
  return read.map(({ instance, name, label, path, isLast, banner }) => ({
    instance,
    name,
    label,
    path,
    isLast,
    banner,
  }));
}

/** What components anywhere on a page may ask about the site, while it is being rendered. */
export interface SiteFacts {
  config: Config;
  /** Island module (relative to the site) to the site path of its script. */
  islands: Record<string, string>;
  /** Not known in the browser. */
  versions?: SiteVersion[];
}

let facts: SiteFacts | undefined;

/** Set once, before anything is rendered in this thread; set again by `dev` when the site changes. */
export function setSiteFacts(next: SiteFacts): void {
  facts = next;
}

/** @throws Error when nothing is being rendered. */
export function siteFacts(): SiteFacts {
  if (!facts) throw new Error("This can only be used while a site is rendered.");
  return facts;
}
