import { basePathScript } from "../client/base-path.ts";
import { inlineScript } from "../client/inline.ts";
import { integrationSources } from "../config/integration-sources.ts";
import type { Config } from "../config/schema.ts";
import { searchOrigins } from "../search/site-settings.ts";
import { contentHashSource, contentSecurityPolicy } from "./csp.ts";
import type { DocumentMeta } from "./document-meta.ts";
import type { FirstStyles } from "./first-styles.ts";

/**
 * The Content-Security-Policy of a site: its own files, its inline scripts and styles by hash, the hosts
 * whose pictures and players its documents show, those of the services it uses, and what its configuration
 * adds.
 *
 * @param first the styles that pages carry, where they do
 */
export function sitePolicy(
  config: Config,
  metas: Iterable<DocumentMeta>,
  first: FirstStyles | undefined,
): string {
  const images = new Set<string>();
  const embedded = new Set<string>();
  for (const { links } of metas) {
    for (const { kind, url } of links) {
      if (kind === "link" || !/^https?:\/\//i.test(url)) continue;
      (kind === "image" ? images : embedded).add(new URL(url).origin);
    }
  }
  const inline = (tag: "script" | "style") =>
    config.head.flatMap((item) =>
      item.tag === tag && item.content !== undefined ? [contentHashSource(item.content)] : [],
    );
  const linked = (tag: "script" | "link", attribute: string) =>
    config.head.flatMap((item) => {
      const address = item.tag === tag ? item.attributes[attribute] : undefined;
      return typeof address === "string" && /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
    });
  const added = config.contentSecurityPolicy;
  const services = integrationSources(config.integrations);
  return contentSecurityPolicy({
    scriptHashes: [contentHashSource(inlineScript), contentHashSource(basePathScript), ...inline("script")],
    styleHashes: [...(first ? [contentHashSource(first.css)] : []), ...inline("style")],
    script: [...linked("script", "src"), ...services.script, ...added.script],
    style: [...linked("link", "href"), ...services.style, ...added.style],
    img: [...images, ...services.img, ...added.img],
    font: [...services.font, ...added.font],
    media: [...embedded, ...services.media, ...added.media],
    frame: [...embedded, ...services.frame, ...added.frame],
    connect: [...searchOrigins(config), ...services.connect, ...added.connect],
  });
}
