import type { Config } from "../config/schema.ts";
import { MANIFEST } from "../search/manifest.ts";
import { hasIndex } from "../search/site-settings.ts";
import type { Site } from "../site/model.ts";
import { neededFiles } from "../site/written-files.ts";

/** Site paths of the files beside the pages that no static file may take the place of: what the site does relies on them. */
export function ownFiles(site: Site, config: Config): string[] {
  return [...neededFiles(site, config.noIndex), ...(hasIndex(config) ? [MANIFEST] : [])];
}
