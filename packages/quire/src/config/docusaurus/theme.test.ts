import { describe, expect, it } from "vitest";
import { classic, translate } from "./fixtures/translate.ts";

describe("translateTheme", () => {
  it("reads dark navbars, and those in the primary colour", () => {
    const styled = (style?: string) => translate({ themeConfig: { navbar: { style, items: [] } } });
    expect(styled("dark").settings.theme).toMatchObject({ navbar: { style: "dark" } });
    expect(styled("primary").settings.theme).toMatchObject({ navbar: { style: "primary" } });
    expect(styled().settings.theme?.navbar?.style).toBeUndefined();
    expect([undefined, "dark", "primary"].flatMap((style) => styled(style).warnings)).toEqual([]);
  });

  it("leaves out what a list of the footer's columns says nothing of, and keeps headings without links", () => {
    const column = { title: "More", items: [{ label: "Code", href: "https://code.dev" }] };
    const footer = { links: [{}, column, { title: "Soon" }, { items: [] }] };
    const { settings, warnings } = translate({ themeConfig: { footer } });
    expect(settings.theme?.footer?.links).toEqual([column, { title: "Soon", items: [] }]);
    expect(warnings).toEqual([]);
  });

  it("warns of no setting that asks for what is done anyway", () => {
    const without = { showLastUpdateTime: false, showLastUpdateAuthor: false };
    const pages = { ...without, routeBasePath: "" };
    expect(translate(classic({ blog: without, pages })).warnings).toEqual([]);
    const shown = { showLastUpdateTime: true };
    expect(translate(classic({ blog: shown, pages: { ...shown, routeBasePath: "/p" } })).warnings).toEqual([
      "`presets[0][1].blog.showLastUpdateTime` is ignored.",
      "`presets[0][1].pages.routeBasePath` is ignored.",
      "`presets[0][1].pages.showLastUpdateTime` is ignored.",
    ]);
  });

  it("keeps HTML of the footer, and takes a link of words in it for one like any other", () => {
    const badge = '<a href="https://host.example"><img src="https://host.example/badge.svg"></a>';
    const items = [
      { html: badge },
      { html: '<a target="_blank" rel="me" href="/terms">Terms</a>' },
      { html: "<hr>" },
      { label: "Toot", href: "https://toot.example", rel: "me" },
    ];
    const { settings, warnings } = translate({
      themeConfig: { footer: { links: [{ title: "More", items }] } },
    });
    const kept = [
      { html: badge },
      { label: "Terms", href: "/terms", rel: "me", target: "_blank" },
      { html: "<hr>" },
      { label: "Toot", href: "https://toot.example", rel: "me" },
    ];
    expect(settings.theme?.footer?.links).toEqual([{ title: "More", items: kept }]);
    const flat = translate({ themeConfig: { footer: { links: items } } });
    expect(flat.settings.theme?.footer?.links).toEqual(kept);
    expect([...warnings, ...flat.warnings]).toEqual([]);
  });

  it("says what becomes of settings of the sidebar, by their names of either time", () => {
    const now = { docs: { sidebar: { hideable: true, autoCollapseCategories: true } } };
    const before = { hideableSidebar: true, autoCollapseSidebarCategories: true };
    const hints = ["The sidebar stays in view.", "Categories stay open."];
    expect([now, before].map((themeConfig) => translate({ themeConfig }).hints)).toEqual([hints, hints]);
    expect(translate({ themeConfig: { hideableSidebar: false } }).warnings).toEqual([]);
  });

  it("says what settings are called that had another name before Docusaurus 2.0", () => {
    const themeConfig = { sidebarCollapsible: false, disableDarkMode: true, defaultDarkMode: true, gtag: {} };
    expect(translate({ themeConfig: { ...themeConfig, navbar: { links: [{}] } } }).hints).toEqual([
      "Write `items`.",
      "Write it in the options of docs.",
      "Write `colorMode: { disableSwitch: true }`.",
      'Write `colorMode: { defaultMode: "dark" }`.',
      "Write it in the options of the classic preset.",
    ]);
    const docs = { homePageId: "start", excludeNextVersionDocs: true };
    expect(translate(classic({ docs })).hints).toEqual([
      "Write `slug: /` at the start of that document.",
      "Write `includeCurrentVersion: false`.",
    ]);
  });

  it.each(["zoom", "imageZoom", "zooming"])("says that readers enlarge pictures, for what %s sets", (key) => {
    expect(translate({ themeConfig: { [key]: {} } }).hints).toEqual([
      "Readers can enlarge images with a click.",
    ]);
  });
});

it("takes the path of a logo or icon for one from the root, as Docusaurus does", () => {
  const { settings } = translate({
    baseUrl: "/b/",
    favicon: "./img/icon.png",
    themeConfig: {
      footer: { logo: { src: "./img/mark.svg", srcDark: "/b/img/dark.svg", width: "32px", height: 20 } },
    },
  });
  expect(settings.favicon).toBe("img/icon.png");
  const shares = translate({ themeConfig: { footer: { logo: { src: "a.svg", width: "100%" } } } });
  expect(shares.settings.theme?.footer?.logo?.width).toBeUndefined();
  expect(shares.hints).toEqual(["Write a number."]);
  expect(settings.theme?.footer?.logo).toMatchObject({
    ...{ src: "img/mark.svg", srcDark: "/img/dark.svg", width: 32, height: 20 },
  });
});
