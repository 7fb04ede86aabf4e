import type { UserConfig } from "../schema.ts";
import { anchorOf, linkOf } from "./links.ts";
import { translateNavbarItem } from "./navbar.ts";
import type { Settings } from "./settings.ts";

type ThemeInput = NonNullable<UserConfig["theme"]>;
type LogoInput = NonNullable<NonNullable<ThemeInput["navbar"]>["logo"]>;
type FooterInput = NonNullable<ThemeInput["footer"]>;
type FooterLinks = NonNullable<FooterInput["links"]>;
type FooterItem = Exclude<FooterLinks[number], { items: unknown }>;

/** Translate `themeConfig`, except `metadata` (see `head.ts`) and `prism` (see `code.ts`). */
export function translateTheme(theme: Settings): ThemeInput {
  const translated: ThemeInput = {
    navbar: theme.translate("navbar", navbar),
    footer: theme.has("footer") ? theme.translate("footer", footer) : undefined,
    announcementBar: theme.translate("announcementBar", announcementBar),
    colorMode: theme.translate("colorMode", colorMode),
    tableOfContents: theme.translate("tableOfContents", tableOfContents),
    // Style sheets and scripts of such sites find the text of documents by these.
    textClass: "markdown theme-doc-markdown",
    image: theme.address("image"),
  };
  const docs = theme.object("docs");
  const sidebar = docs.object("sidebar");
  const [inView, open] = ["The sidebar stays in view.", "Categories stay open."];
  sidebar.drop("hideable", inView, false);
  sidebar.drop("autoCollapseCategories", open, false);
  // Their names before Docusaurus 2.0.
  theme.drop("hideableSidebar", inView, false);
  theme.drop("autoCollapseSidebarCategories", open, false);
  theme.drop("sidebarCollapsible", "Write it in the options of docs.", true);
  theme.drop("disableDarkMode", "Write `colorMode: { disableSwitch: true }`.", false);
  theme.drop("defaultDarkMode", 'Write `colorMode: { defaultMode: "dark" }`.', false);
  theme.drop("gtag", "Write it in the options of the classic preset.");
  theme.drop("googleAnalytics", "That service has been shut down. Use `gtag`.");
  docs.drop("versionPersistence", "The last selected version is kept in the browser.", "localStorage");
  sidebar.finish();
  docs.finish();
  theme.drop("algolia", "Search is built in and needs no service.");
  theme.drop("blog", "The sidebar of a blog lists its posts.");
  theme.drop("liveCodeBlock", "Live code blocks are shown as code.");
  // Options of image zoom plugins.
  for (const key of ["zoom", "imageZoom", "zooming"])
    theme.drop(key, "Readers can enlarge images with a click.");
  theme.drop("mermaid", "Diagrams are drawn in the colours of the theme.");
  theme.finish();
  return translated;
}

function navbar(bar: Settings): ThemeInput["navbar"] {
  // The name before Docusaurus 2.0.
  bar.drop("links", "Write `items`.");
  return {
    items: bar.translateEach("items", translateNavbarItem).filter((item) => item !== undefined),
    title: bar.string("title"),
    logo: logo(bar),
    hideOnScroll: bar.boolean("hideOnScroll"),
    style: bar.choice("style", ["dark", "primary"]),
  };
}

function logo(parent: Settings): LogoInput | undefined {
  if (!parent.has("logo")) return undefined;
  const translate = (settings: Settings) => {
    settings.needless("target", "className");
    return {
      src: settings.staticFile("src"),
      alt: settings.string("alt"),
      srcDark: settings.staticFile("srcDark"),
      href: settings.address("href"),
      width: settings.number("width"),
      height: settings.number("height"),
    };
  };
  const { src, ...others } = parent.translate("logo", translate, "Use a style sheet.");
  return src === undefined ? undefined : { src, ...others };
}

function footer(settings: Settings): FooterInput {
  return {
    links: settings.translateEach("links", footerLinks).flat(),
    style: settings.choice("style", ["light", "dark"]),
    logo: logo(settings),
    copyright: settings.string("copyright"),
  };
}

function footerLinks(entry: Settings): FooterLinks {
  // An entry that is neither a list of links nor a link is an empty column.
  const isLink = ["label", "to", "href", "html"].some((key) => entry.has(key));
  if (isLink && !entry.has("items")) return [footerItem(entry)];
  const title = entry.string("title") ?? "";
  const items = entry.translateEach("items", footerItem);
  entry.needless("className");
  return title ? [{ title, items }] : items;
}

function footerItem(item: Settings): FooterItem {
  const html = item.string("html");
  item.needless("title", "aria-label", "prependBaseUrlToHref", "position");
  if (html !== undefined && !item.has("to") && !item.has("href")) {
    // HTML that is only a text link becomes a link; anything more is kept as HTML.
    return (/<(img|svg|picture)\b/i.test(html) ? undefined : anchorOf(html, item.context)) ?? { html };
  }
  return { ...linkOf(item), className: item.string("className") };
}

function announcementBar(bar: Settings): ThemeInput["announcementBar"] {
  const content = bar.string("content");
  const settings = {
    id: bar.string("id"),
    backgroundColor: bar.string("backgroundColor"),
    textColor: bar.string("textColor"),
    isCloseable: bar.boolean("isCloseable"),
  };
  return content === undefined ? undefined : { content, ...settings };
}

function colorMode(settings: Settings): ThemeInput["colorMode"] {
  settings.drop("switchConfig", "The switch has its own icon.");
  return {
    defaultMode: settings.choice("defaultMode", ["light", "dark"]),
    disableSwitch: settings.boolean("disableSwitch"),
    respectPrefersColorScheme: settings.boolean("respectPrefersColorScheme"),
  };
}

function tableOfContents(settings: Settings): ThemeInput["tableOfContents"] {
  return {
    minHeadingLevel: settings.number("minHeadingLevel"),
    maxHeadingLevel: settings.number("maxHeadingLevel"),
  };
}
