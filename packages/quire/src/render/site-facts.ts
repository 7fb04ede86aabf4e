import type { Config } from "../config/schema.ts";
import type { Site, Version } from "../site/model.ts";

/** Facts about a version that components may use. */
export type SiteVersion = Pick<Version, "instance" | "name" | "label" | "path" | "isLast" | "banner">;

/** The versions of a site for components, except those without documents, which have no pages. */
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

/** Facts about the site for components, while it is being rendered. */
export interface SiteFacts {
  config: Config;
  /** Island modules (relative to the site) → site path of their script. */
  islands: Record<string, string>;
  versions?: SiteVersion[];
}

let facts: SiteFacts | undefined;

/** Set the facts before anything is rendered in this thread; `dev` sets them again when the site changes. */
export function setSiteFacts(next: SiteFacts): void {
  facts = next;
}

/** The facts, outside of a site undefined. */
export function factsIfAny(): SiteFacts | undefined {
  return facts;
}

/** @throws Error when nothing is being rendered */
export function siteFacts(): SiteFacts {
  if (!facts) throw new Error("This can only be used while a site is rendered.");
  return facts;
}
