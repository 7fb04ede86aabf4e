import type { Plugin } from "vite";
import type { AskSetup } from "../ask/browser/setup.ts";
import type { Config } from "../config/schema.ts";
import type { SearchSetup } from "../search/browser/setup.ts";
import { searchSettings, searchVersions } from "../search/site-settings.ts";
import { startingPoints } from "../search/starting-points.ts";
import type { Site } from "../site/model.ts";

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

/** What the browser has to know to search a site; undefined when it cannot be searched. */
export function searchSetup(config: Config, site: Site): SearchSetup | undefined {
  const settings = searchSettings(config, site.versions);
  if (!settings || !config.search) return undefined;
  return {
    settings,
    facts: {
      baseUrl: config.baseUrl,
      siteTitle: `${config.titleDelimiter} ${config.title}`,
      startingPoints: startingPoints(config),
      feedbackUrl: config.search.feedbackUrl,
    },
  };
}

/** What the browser has to know to have questions answered; undefined where nobody answers. */
export function askSetup({ ask, baseUrl }: Config, site: Site): AskSetup | undefined {
  if (ask === false) return undefined;
  return { baseUrl, versions: searchVersions(site.versions), hasEndpoint: ask.provider === "endpoint" };
}

/** Puts it in the place of the modules that say nothing of it while the site is drawn. */
export function askInBrowser(setup: AskSetup | undefined): Plugin {
  return {
    name: "quire:ask",
    load(id) {
      if (/\/ask\/browser\/has-ask\.[jt]s$/.test(id)) return `export const hasAsk = ${setup !== undefined};`;
      return setup && /\/ask\/browser\/setup\.[jt]s$/.test(id)
        ? `export const askSetup = () => (${JSON.stringify(setup)});`
        : undefined;
    },
  };
}

/** Puts it in the place of the modules that have nothing to say while the site is drawn. */
export function searchInBrowser(setup: SearchSetup | undefined): Plugin {
  return {
    name: "quire:search",
    load(id) {
      if (/\/search\/browser\/has-search\.[jt]s$/.test(id))
        return `export const hasSearch = ${setup !== undefined};`;
      return setup && /\/search\/browser\/setup\.[jt]s$/.test(id)
        ? `export const searchSetup = () => (${JSON.stringify(setup)});`
        : undefined;
    },
  };
}
