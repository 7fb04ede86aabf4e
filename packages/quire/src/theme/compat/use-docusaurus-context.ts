import { siteFacts } from "../../render/site-facts.ts";

/** What components may ask about the site, by the names they know. */
export interface DocusaurusContext {
  siteConfig: {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    favicon?: string;
    noIndex: boolean;
    trailingSlash: false;
    customFields: Record<string, unknown>;
    themeConfig: Record<string, unknown>;
    i18n: { defaultLocale: string; locales: string[] };
  };
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, never> };
  i18n: {
    currentLocale: string;
    defaultLocale: string;
    locales: string[];
    localeConfigs: Record<string, { label: string; direction: string; htmlLang: string; calendar: string }>;
  };
  globalData: Record<string, never>;
  codeTranslations: Record<string, string>;
}

/** `@docusaurus/useDocusaurusContext`: the site's settings and `customFields`. */
export default function useDocusaurusContext(): DocusaurusContext {
  const { title, tagline, url, baseUrl, favicon, noIndex, customFields, theme, locale } = siteFacts().config;
  const { code, ...language } = locale;
  const locales = { defaultLocale: code, locales: [code] };
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      favicon,
      noIndex,
      trailingSlash: false,
      customFields,
      themeConfig: theme,
      i18n: locales,
    },
    siteMetadata: { docusaurusVersion: "3.0.0", pluginVersions: {} },
    i18n: { ...locales, currentLocale: code, localeConfigs: { [code]: language } },
    globalData: {},
    codeTranslations: {},
  };
}
