import { isRecord } from "../../base/is-record.ts";
import type { BlogInput } from "../blog-schema.ts";
import type { DocsInput } from "../docs-schema.ts";
import type { SiteFolder } from "./settings.ts";

/** Translated texts by key, from the files in `i18n/<language>`. */
export type Messages = Record<string, string>;

/** Reads the translations of a site's default language. */
export interface MessageFolder {
  /** The texts of a file; empty if it does not exist or cannot be read. */
  read(file: string): Messages;
  /** Names of the files in a folder. */
  list(folder: string): string[];
}

/** The folder with translations for the default language of a configuration, if there is one. */
export function messageFolder(exported: unknown, site: SiteFolder): MessageFolder {
  const { defaultLocale: code = "en", path = "i18n", localeConfigs } = recordOf(recordOf(exported).i18n);
  const config = recordOf(recordOf(localeConfigs)[String(code)]);
  const folder = config.translate === false ? undefined : `${path}/${config.path ?? code}`;
  return {
    read: (file) => (folder === undefined ? {} : messagesOf(site.read(`${folder}/${file}`))),
    list: (name) => (folder === undefined ? [] : site.list(name ? `${folder}/${name}` : folder)),
  };
}

function messagesOf(text: string | undefined): Messages {
  return Object.fromEntries(
    Object.entries(parsed(text)).flatMap(([key, value]) => {
      const { message } = recordOf(value);
      return typeof message === "string" ? [[key, message]] : [];
    }),
  );
}

function parsed(text = "{}"): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Apply translations to the texts of navbar and footer. */
export function withMessages(exported: unknown, folder: MessageFolder): unknown {
  const config = recordOf(exported);
  const theme = recordOf(config.themeConfig);
  const navbar = folder.read("docusaurus-theme-classic/navbar.json");
  const footer = folder.read("docusaurus-theme-classic/footer.json");
  if (Object.keys({ ...navbar, ...footer }).length === 0) return exported;
  return {
    ...config,
    themeConfig: {
      ...theme,
      navbar: replaced(theme.navbar, navbar, ["title"], "item.label."),
      footer: replaced(theme.footer, footer, ["copyright"], "link.item.label."),
    },
  };
}

/** Translate a bar: its own texts, the logo's, and those of its links and lists of links. */
function replaced(bar: unknown, messages: Messages, own: readonly string[], label: string): unknown {
  if (!isRecord(bar)) return bar;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const item: Record<string, unknown> = { ...value };
    item.label = messages[`${label}${item.label}`] ?? item.label;
    if (item.items !== undefined) {
      item.title = messages[`link.title.${item.title}`] ?? item.title;
      item.items = walk(item.items);
    }
    return item;
  };
  const texts = own.flatMap((key) => (messages[key] === undefined ? [] : [[key, messages[key]]]));
  const alt = messages["logo.alt"];
  return {
    ...bar,
    ...Object.fromEntries(texts),
    ...(isRecord(bar.logo) && alt !== undefined && { logo: { ...bar.logo, alt } }),
    ...(bar.items !== undefined && { items: walk(bar.items) }),
    ...(bar.links !== undefined && { links: walk(bar.links) }),
  };
}

/** Translations for `Translate`, `translate` and the theme, by id or text; those of the site come first. */
export function componentMessages(folder: MessageFolder, code: string, site: SiteFolder): Messages {
  return { ...themeMessages(code, site), ...folder.read("code.json") };
}

/** Where Docusaurus keeps the texts of its theme; in the folder above for sites of a monorepo. */
const packages = ["node_modules", "../node_modules", "../../node_modules"].map(
  (folder) => `${folder}/@docusaurus/theme-translations/locales`,
);

/** The texts of the theme in a language, from the package with which Docusaurus translates them if it is installed. */
function themeMessages(code: string, site: SiteFolder): Messages {
  const folders = namesOf(code).flatMap((name) => packages.map((folder) => `${folder}/${name}`));
  const folder = folders.find((name) => site.list(name).length > 0);
  if (folder === undefined) return {};
  const files = ["theme-common.json", "theme-search-algolia.json"];
  const entries = files.flatMap((name) => Object.entries(parsed(site.read(`${folder}/${name}`))));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The names under which texts in a language may be found: `zh-CN` → `zh-CN`, `zh-Hans`, `zh`. */
function namesOf(code: string): string[] {
  try {
    const { language, script, region } = new Intl.Locale(code).maximize();
    return [code, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    return [code];
  }
}

/** Apply translations to the labels of versions and sidebars. */
export function withDocsMessages(docs: DocsInput, folder: MessageFolder): DocsInput {
  const place = placeOf("docs", docs.id);
  const files = folder.list(place).filter((name) => name.endsWith(".json"));
  if (files.length === 0) return docs;
  const versions = files.map((name) => [
    name.replace(/^version-|\.json$/g, ""),
    folder.read(`${place}/${name}`),
  ]);
  return { ...docs, messages: Object.fromEntries(versions) };
}

/** Apply translations to the texts of a blog. */
export function withBlogMessages(blog: BlogInput, folder: MessageFolder): BlogInput {
  const texts = folder.read(`${placeOf("blog", blog.id)}/options.json`);
  return {
    ...blog,
    title: texts.title ?? blog.title,
    description: texts.description ?? blog.description,
    sidebarTitle: texts["sidebar.title"] ?? blog.sidebarTitle,
  };
}

function placeOf(kind: "docs" | "blog", id = "default"): string {
  return `docusaurus-plugin-content-${kind}${id === "default" ? "" : `-${id}`}`;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
