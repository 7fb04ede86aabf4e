import type { Config } from "../../config/schema.ts";
import { MANIFEST } from "../../search/manifest.ts";
import { hasIndex } from "../../search/site-settings.ts";
import { neededFiles } from "../../site/files/written-files.ts";
import type { Site } from "../../site/model.ts";

/** Site paths of files besides pages that static files must not replace, as the site relies on them. */
export function ownFiles(site: Site, config: Config): string[] {
  return [...neededFiles(site, config.noIndex), ...(hasIndex(config) ? [MANIFEST] : [])];
}
