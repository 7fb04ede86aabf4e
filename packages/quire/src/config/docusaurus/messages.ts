import type { BlogInput } from "../blog-schema.ts";
import type { DocsInput } from "../docs-schema.ts";
import { given, type SiteFolder } from "./settings.ts";

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
  try {
    const entries = Object.entries(recordOf(JSON.parse(text ?? "{}")));
    return Object.fromEntries(
      entries.flatMap(([key, value]) => {
        const { message } = recordOf(value);
        return typeof message === "string" ? [[key, message]] : [];
      }),
    );
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

/** Translations for `Translate` and `translate`, by id or text, except those of Docusaurus' own theme. */
export function componentMessages(folder: MessageFolder): Messages {
  return Object.fromEntries(
    Object.entries(folder.read("code.json")).filter(([id]) => !id.startsWith("theme.")),
  );
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
  const {
    title,
    description,
    "sidebar.title": sidebarTitle,
  } = folder.read(`${placeOf("blog", blog.id)}/options.json`);
  return { ...blog, ...given({ title, description, sidebarTitle }) };
}

function placeOf(kind: "docs" | "blog", id = "default"): string {
  return `docusaurus-plugin-content-${kind}${id === "default" ? "" : `-${id}`}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
