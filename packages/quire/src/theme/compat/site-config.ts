import { siteFacts } from "../../render/site-facts.ts";

/** The settings of a site, under the names used by Docusaurus. */
export interface SiteConfig {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  favicon?: string;
  organizationName?: string;
  projectName?: string;
  noIndex: boolean;
  trailingSlash: false;
  customFields: Record<string, unknown>;
  themeConfig: Record<string, unknown>;
  i18n: { defaultLocale: string; locales: string[] };
}

/**
 * The settings of the current site; those of the theme are overlaid with their original form in the
 * configuration.
 */
export function siteConfig(): SiteConfig {
  const { config } = siteFacts();
  const { title, tagline, url, baseUrl, favicon, noIndex, customFields, theme, locale } = config;
  const { themeConfig, ...others } = config.siteConfig;
  return {
    title,
    tagline,
    url,
    baseUrl,
    favicon,
    noIndex,
    trailingSlash: false,
    customFields,
    i18n: { defaultLocale: locale.code, locales: [locale.code] },
    ...others,
    themeConfig: { ...theme, ...(themeConfig as object | undefined) },
  };
}
