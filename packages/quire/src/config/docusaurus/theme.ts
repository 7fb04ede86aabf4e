import type { UserConfig } from "../schema.ts";
import { anchorOf, fileWithoutBase, linkOf, withoutBase } from "./links.ts";
import { translateNavbarItem } from "./navbar.ts";
import { given, mapped, type Settings } from "./settings.ts";

type ThemeInput = NonNullable<UserConfig["theme"]>;
type LogoInput = NonNullable<NonNullable<ThemeInput["navbar"]>["logo"]>;
type FooterInput = NonNullable<ThemeInput["footer"]>;
type FooterLinks = NonNullable<FooterInput["links"]>;
type FooterItem = Exclude<FooterLinks[number], { items: unknown }>;

/** Translate `themeConfig`, except `metadata` (see `head.ts`) and `prism` (see `code.ts`). */
export function translateTheme(theme: Settings, baseUrl: string): ThemeInput {
  const translated = given({
    navbar: navbar(theme.object("navbar"), baseUrl),
    footer: theme.has("footer") ? footer(theme.object("footer"), baseUrl) : undefined,
    announcementBar: announcementBar(theme),
    colorMode: colorMode(theme.object("colorMode")),
    tableOfContents: tableOfContents(theme.object("tableOfContents")),
    // Style sheets and scripts of such sites find the text of documents by these.
    textClass: "markdown theme-doc-markdown",
    image: mapped(theme.string("image"), (image) => withoutBase(image, baseUrl)),
  });
  const docs = theme.object("docs");
  const sidebar = docs.object("sidebar");
  const [inView, open] = ["The sidebar stays in view.", "Categories stay open."];
  sidebar.drop("hideable", inView, false);
  sidebar.drop("autoCollapseCategories", open, false);
  // Their names before Docusaurus 2.0.
  theme.drop("hideableSidebar", inView, false);
  theme.drop("autoCollapseSidebarCategories", open, false);
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

function navbar(bar: Settings, baseUrl: string): ThemeInput["navbar"] {
  const items = bar.objects("items").flatMap((item) => translateNavbarItem(item, baseUrl) ?? []);
  const translated = given({
    title: bar.string("title"),
    logo: logo(bar, baseUrl),
    hideOnScroll: bar.boolean("hideOnScroll"),
    style: bar.choice("style", ["dark", "primary"]),
    items,
  });
  bar.finish();
  return translated;
}

function logo(parent: Settings, baseUrl: string): LogoInput | undefined {
  if (!parent.has("logo")) return undefined;
  const settings = parent.object("logo");
  const file = (key: string) => mapped(settings.string(key), (name) => fileWithoutBase(name, baseUrl));
  const src = file("src");
  const translated = given({
    alt: settings.string("alt"),
    srcDark: file("srcDark"),
    href: mapped(settings.string("href"), (address) => withoutBase(address, baseUrl)),
    width: settings.number("width"),
    height: settings.number("height"),
  });
  settings.needless("target", "className");
  settings.finish("Use a style sheet.");
  return src === undefined ? undefined : { src, ...translated };
}

function footer(settings: Settings, baseUrl: string): FooterInput {
  const links: FooterLinks = settings.objects("links").flatMap((entry): FooterLinks => {
    // An entry that is neither a list of links nor a link is an empty column.
    const isLink = ["label", "to", "href", "html"].some((key) => entry.has(key));
    if (isLink && !entry.has("items")) return [footerItem(entry, baseUrl)];
    const title = entry.string("title") ?? "";
    const items = entry.objects("items").map((item) => footerItem(item, baseUrl));
    entry.needless("className");
    entry.finish();
    return title ? [{ title, items }] : items;
  });
  const translated = given({
    style: settings.choice("style", ["light", "dark"]),
    logo: logo(settings, baseUrl),
    links,
    copyright: settings.string("copyright"),
  });
  settings.finish();
  return translated;
}

function footerItem(item: Settings, baseUrl: string): FooterItem {
  const html = item.string("html");
  item.needless("title", "aria-label", "prependBaseUrlToHref", "position");
  if (html !== undefined && !item.has("to") && !item.has("href")) {
    item.finish();
    // HTML that is only a text link becomes a link; anything more is kept as HTML.
    return (/<(img|svg|picture)\b/i.test(html) ? undefined : anchorOf(html, baseUrl)) ?? { html };
  }
  const link = { ...linkOf(item, baseUrl), ...given({ className: item.string("className") }) };
  item.finish();
  return link;
}

function announcementBar(theme: Settings): ThemeInput["announcementBar"] {
  const bar = theme.object("announcementBar");
  const content = bar.string("content");
  const settings = given({
    id: bar.string("id"),
    backgroundColor: bar.string("backgroundColor"),
    textColor: bar.string("textColor"),
    isCloseable: bar.boolean("isCloseable"),
  });
  bar.finish();
  return content === undefined ? undefined : { content, ...settings };
}

function colorMode(settings: Settings): ThemeInput["colorMode"] {
  const translated = given({
    defaultMode: settings.choice("defaultMode", ["light", "dark"]),
    disableSwitch: settings.boolean("disableSwitch"),
    respectPrefersColorScheme: settings.boolean("respectPrefersColorScheme"),
  });
  settings.drop("switchConfig", "The switch has its own icon.");
  settings.finish();
  return translated;
}

function tableOfContents(settings: Settings): ThemeInput["tableOfContents"] {
  const translated = given({
    minHeadingLevel: settings.number("minHeadingLevel"),
    maxHeadingLevel: settings.number("maxHeadingLevel"),
  });
  settings.finish();
  return translated;
}
