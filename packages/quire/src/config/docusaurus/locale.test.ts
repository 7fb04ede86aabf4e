import { describe, expect, it } from "vitest";
import { classic, translate } from "./fixtures/translate.ts";

describe("translateLocale", () => {
  it("builds the default language and says that others are not", () => {
    const { settings, warnings } = translate({
      i18n: {
        defaultLocale: "ar",
        locales: ["ar", "fr"],
        localeConfigs: { ar: { label: "A" }, fr: { label: "F" } },
      },
    });
    expect(settings.locale).toEqual({
      code: "ar",
      label: "A",
      direction: "rtl",
      htmlLang: "ar",
      messages: {},
    });
    expect(warnings).toEqual(["`i18n.locales` has more languages (fr), which are not built."]);
  });

  it("takes an underscore in the name of a language for a hyphen where a tag is needed", () => {
    const { settings } = translate({ i18n: { defaultLocale: "pt_BR" } });
    expect(settings.locale).toMatchObject({ code: "pt_BR", label: "Português (Brasil)", htmlLang: "pt-BR" });
    expect(translate({ i18n: { defaultLocale: "ar_EG" } }).settings.locale).toMatchObject({
      direction: "rtl",
    });
  });

  it("takes the texts of the default language in the place of those that settings and components name", () => {
    const theme = "i18n/es/docusaurus-theme-classic";
    const docs = "i18n/es/docusaurus-plugin-content-docs";
    const config = {
      ...classic({}),
      themeConfig: {
        navbar: {
          title: "Elms",
          logo: { src: "a.svg", alt: "Elm" },
          items: [
            { label: "Guide", to: "/guide" },
            { label: "More", items: [{ label: "Guide", to: "/x" }] },
          ],
        },
        footer: { copyright: "Us", links: [{ title: "Read", items: [{ label: "Guide", to: "/guide" }] }] },
      },
    };
    const { settings, warnings } = translate(
      { ...config, i18n: { defaultLocale: "es" } },
      ["blog"],
      { [docs]: ["current.json", "version-1.0.json"] },
      {
        [`${theme}/navbar.json`]: {
          title: { message: "Olmos" },
          "logo.alt": { message: "Olmo" },
          "item.label.Guide": { message: "Guía", description: "A link" },
          "item.label.More": { message: "Más" },
        },
        [`${theme}/footer.json`]: {
          copyright: { message: "Nosotros" },
          "link.title.Read": { message: "Leer" },
          "link.item.label.Guide": { message: "La guía" },
        },
        [`${docs}/version-1.0.json`]: { "version.label": { message: "Uno" } },
        "i18n/es/docusaurus-plugin-content-blog/options.json": { "sidebar.title": { message: "Últimas" } },
        "i18n/es/code.json": {
          "home.title": { message: "Inicio" },
          "theme.common.editThisPage": { message: "Editar" },
          broken: 3,
        },
      },
    );
    expect(warnings).toEqual([]);
    expect(settings).toMatchObject({
      theme: {
        navbar: {
          title: "Olmos",
          logo: { alt: "Olmo" },
          items: [{ label: "Guía" }, { label: "Más", items: [{ label: "Guía" }] }],
        },
        footer: { copyright: "Nosotros", links: [{ title: "Leer", items: [{ label: "La guía" }] }] },
      },
      docs: [{ messages: { current: {}, "1.0": { "version.label": "Uno" } } }],
      blog: [{ sidebarTitle: "Últimas" }],
      siteConfig: { themeConfig: { navbar: { title: "Olmos" } } },
    });
    expect(settings.locale?.messages).toEqual({
      "home.title": "Inicio",
      "theme.common.editThisPage": "Editar",
    });
    const off = { defaultLocale: "es", localeConfigs: { es: { translate: false } } };
    expect(
      translate({ i18n: off }, [], {}, { "i18n/es/code.json": { a: { message: "b" } } }).settings.locale,
    ).toEqual({ code: "es", label: "Español", htmlLang: "es", messages: {} });
  });

  it("takes texts of the theme from the package with which Docusaurus translates it, unless the site has its own", () => {
    const locales = "../node_modules/@docusaurus/theme-translations/locales/zh-Hans";
    const { settings } = translate(
      { i18n: { defaultLocale: "zh-CN" } },
      [],
      { [locales]: ["theme-common.json"] },
      {
        [`${locales}/theme-common.json`]: { "theme.NotFound.title": "A", "theme.tags.tagsPageTitle": "B" },
        "i18n/zh-CN/code.json": { "theme.NotFound.title": { message: "C" } },
      },
    );
    expect(settings.locale?.messages).toEqual({
      "theme.NotFound.title": "C",
      "theme.tags.tagsPageTitle": "B",
    });
  });

  it("finds texts in the folder that a language has, and those of further docs and blogs", () => {
    const folder = "i18n/es-ES/docusaurus-plugin-content";
    const { settings } = translate(
      {
        ...classic({ docs: { id: "api" }, blog: { id: "news" } }),
        i18n: { defaultLocale: "es", localeConfigs: { es: { path: "es-ES" } } },
      },
      ["blog"],
      { [`${folder}-docs-api`]: ["current.json"] },
      {
        [`${folder}-docs-api/current.json`]: { "version.label": { message: "Uno" } },
        [`${folder}-blog-news/options.json`]: { title: { message: "Noticias" } },
      },
    );
    expect(settings).toMatchObject({
      docs: [{ messages: { current: { "version.label": "Uno" } } }],
      blog: [{ title: "Noticias" }],
    });
  });

  it("says of documents of the default language that they are not read", () => {
    const lists = { "i18n/es": ["code.json", "pages"], "i18n/es/pages": ["a.json", "current"] };
    const { warnings } = translate({ i18n: { defaultLocale: "es" } }, [], lists);
    expect(warnings).toEqual([
      "`i18n.defaultLocale` has translated documents (pages/current), which are not read.",
    ]);
  });
});
