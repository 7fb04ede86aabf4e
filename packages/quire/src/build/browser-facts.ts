import type { Plugin } from "vite";
import type { Config } from "../config/schema.ts";

/** What components that also run in the browser may ask about the site there: its plain settings, as JSON. */
export function browserFacts({
  title,
  tagline,
  url,
  baseUrl,
  favicon,
  noIndex,
  customFields,
  locale,
  theme,
}: Config): string {
  const { colorMode } = theme;
  const config = {
    title,
    tagline,
    url,
    baseUrl,
    favicon,
    noIndex,
    customFields,
    locale,
    theme: { colorMode },
  };
  return JSON.stringify({ config, islands: {} });
}

/** Puts those settings in the place of the module that knows all of them while the site is drawn. */
export function siteFactsInBrowser(facts: string): Plugin {
  return {
    name: "quire:site-facts",
    load(id) {
      return /\/render\/site-facts\.[jt]s$/.test(id)
        ? `export const siteFacts = () => (${facts});`
        : undefined;
    },
  };
}
