import type { Config } from "../config/schema.ts";

/** What components anywhere on a page may ask about the site, while it is being rendered. */
export interface SiteFacts {
  config: Config;
  /** Island module (relative to the site) to the site path of its script. */
  islands: Record<string, string>;
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
