import { siteFacts } from "../../render/site-facts.ts";
import { type SiteConfig, siteConfig } from "./site-config.ts";
import useGlobalData from "./use-global-data.ts";

/** Facts about the site, under the names used by Docusaurus. */
interface DocusaurusContext {
  siteConfig: SiteConfig;
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, never> };
  i18n: {
    currentLocale: string;
    defaultLocale: string;
    locales: string[];
    localeConfigs: Record<string, { label: string; direction: string; htmlLang: string; calendar: string }>;
  };
  globalData: Record<string, Record<string, unknown>>;
  codeTranslations: Record<string, string>;
}

/** `@docusaurus/useDocusaurusContext`: the site's settings and `customFields`. */
export default function useDocusaurusContext(): DocusaurusContext {
  const { locale } = siteFacts().config;
  const { code, ...language } = locale;
  const settings = siteConfig();
  return {
    siteConfig: settings,
    siteMetadata: { docusaurusVersion: "3.0.0", pluginVersions: {} },
    i18n: { ...settings.i18n, currentLocale: code, localeConfigs: { [code]: language } },
    globalData: useGlobalData(),
    codeTranslations: {},
  };
}
