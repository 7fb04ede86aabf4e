import path from "node:path";
import type { Plugin } from "vite";
import type { AskSetup } from "../../ask/browser/setup.ts";
import type { Config } from "../../config/schema.ts";
import type { SiteVersion } from "../../render/site-facts.ts";
import { searchVersions } from "../../search/site-settings.ts";
import type { Site } from "../../site/model.ts";
import { engineModule } from "../engine-files.ts";
import type { BundleRequest } from "./bundle-request.ts";

/** What the browser's bundle is told. */
export type BrowserRequest = Pick<BundleRequest, "search" | "ask" | "versions">;

/** Settings that components may read in the browser, too. */
const TOLD = [
  "title",
  "tagline",
  "url",
  "baseUrl",
  "favicon",
  "noIndex",
  "customFields",
  "siteConfig",
  "globalData",
  "locale",
] as const satisfies readonly (keyof Config)[];

/** Facts about the site for components that also run in the browser: its plain settings and versions, as JSON. */
export function browserFacts(config: Config, versions: readonly SiteVersion[]): string {
  const told = Object.fromEntries(TOLD.map((name) => [name, config[name]]));
  const { colorMode } = config.theme;
  return JSON.stringify({ config: { ...told, theme: { colorMode } }, islands: {}, versions });
}

/** What the browser needs to have questions answered; undefined if they are not. */
export function askSetup({ ask, baseUrl }: Config, site: Site): AskSetup | undefined {
  if (ask === false) return undefined;
  return {
    baseUrl,
    versions: searchVersions(site.versions),
    questions: ask.questions,
    hasEndpoint: ask.provider === "endpoint",
  };
}

/**
 * Replace placeholder modules by ones with the facts about the site.
 *
 * @param hasIslands whether any page may have an island; if not, React is not bundled at all
 */
export function toldInBrowser(
  config: Config,
  { search, ask, versions }: BrowserRequest,
  hasIslands: boolean,
): Plugin {
  const facts = browserFacts(config, versions);
  const modules: Record<string, string> = {
    "render/site-facts": `export const siteFacts = () => (${facts});\nexport const factsIfAny = siteFacts;`,
    ...(!hasIslands && { "client/islands": "export const hydrateIslands = () => undefined;" }),
    "client/features": `export const hasSearch = ${search !== undefined}, hasAsk = ${ask !== undefined}, hasColorMode = ${!config.theme.colorMode.disableSwitch};`,
    ...(search && {
      "search/browser/setup": `export const searchSetup = () => (${JSON.stringify(search)});`,
    }),
    ...(ask && { "ask/browser/setup": `export const askSetup = () => (${JSON.stringify(ask)});` }),
  };
  const codes = new Map(Object.entries(modules).map(([name, code]) => [engineModule(name), code]));
  return { name: "quire:told", load: (id) => codes.get(path.normalize(id)) };
}
