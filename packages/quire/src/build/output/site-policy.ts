import { basePathScript } from "../../client/base-path.ts";
import { inlineScript } from "../../client/inline.ts";
import { typefaceScript } from "../../client/typeface.ts";
import { integrationSources } from "../../config/integration-sources.ts";
import type { Config } from "../../config/schema.ts";
import { searchOrigins } from "../../search/site-settings.ts";
import type { FirstStyles } from "../pages/first-styles.ts";
import { contentHashSource, contentSecurityPolicy, type PolicySources } from "./csp.ts";

const GOOGLE = "https://fonts.googleapis.com";

/**
 * The Content-Security-Policy of a site: its own files, inline scripts and styles by hash, the hosts that its
 * pages and style sheets load from, those of integrations, and the sources in its configuration.
 *
 * @param loading pages, but also style sheets and components
 * @param first the styles that pages include inline, if they do
 */
export function sitePolicy(
  config: Config,
  loading: Iterable<{ policySources?: PolicySources }>,
  first: FirstStyles | undefined,
): string {
  const loaded = [...loading].flatMap(({ policySources }) => policySources ?? []);
  const inline = (tag: "script" | "style") =>
    config.head.flatMap((item) =>
      item.tag === tag && item.content !== undefined ? [contentHashSource(item.content)] : [],
    );
  const linked = (tag: "script" | "link", attribute: string) =>
    config.head.flatMap((item) => {
      const address = item.tag === tag ? item.attributes[attribute] : undefined;
      return typeof address === "string" && /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
    });
  const sheets = [...linked("link", "href"), ...loaded.flatMap(({ style = [] }) => style)];
  const own: PolicySources = {
    script: [
      contentHashSource(inlineScript),
      contentHashSource(basePathScript),
      ...(config.theme.typeface === "all" ? [contentHashSource(typefaceScript)] : []),
      ...inline("script"),
      ...linked("script", "src"),
    ],
    style: [...(first ? [contentHashSource(first.css)] : []), ...inline("style"), ...sheets],
    // A style sheet loads fonts from its own host, or from Google's font host.
    font: [...sheets, ...(sheets.includes(GOOGLE) ? ["https://fonts.gstatic.com"] : [])],
    connect: searchOrigins(config),
  };
  // A list, as there may be more pages than a call takes arguments.
  return contentSecurityPolicy([
    own,
    ...loaded,
    ...integrationSources(config.integrations),
    config.contentSecurityPolicy,
  ]);
}
