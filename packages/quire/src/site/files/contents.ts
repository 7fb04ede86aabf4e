/** The table of contents of a site for programs, which see no sidebar. */
import { decodeEntities } from "../../base/entities.ts";
import { searchVersionId } from "../../search/version-id.ts";
import { encodePath, isPathname, pathnameHref } from "../address.ts";
import type { Doc, SidebarItem, Site, Version } from "../model.ts";
import { hasMarkdown, pageRoutes } from "../page-route.ts";
import { addressOf } from "../sidebar/sidebar-links.ts";

/** A page or group of pages, with the items below it. */
export interface ContentsItem {
  label: string;
  /**
   * Percent-encoded path of its page, possibly with an anchor; a URL for anything else, such as pages of other sites
   * and files; undefined for a group without a page.
   */
  path?: string;
  description?: string;
  items?: ContentsItem[];
  /** Heading of the sidebar above a section, if its label does not have it already. */
  heading?: string;
}

/** The contents of one version. */
export interface VersionContents {
  /** The version's id in searches. */
  id: string;
  label: string;
  /** Whether it is the version to read by default. */
  isDefault: boolean;
  /** Site path of its documents. */
  path: string;
  sections: ContentsItem[];
}

/** The contents of a whole site. */
export interface SiteContents {
  title: string;
  /** Scheme, host and base path, without a trailing slash. */
  address: string;
  versions: VersionContents[];
  /** Pages of no version: blogs and other pages of the site. */
  pages: ContentsItem[];
}

/** Maximum length of a heading in a sidebar, in characters. */
const MAX_HEADING_LENGTH = 60;

/**
 * Build the contents of a site from its sidebars. Hidden pages and versions excluded from indexing are left out.
 *
 * @param about describes the site itself
 * @param rendered returns title and description of a page rendered by a component, by path, where known
 */
export function siteContents(
  site: Site,
  about: Pick<SiteContents, "title" | "address">,
  rendered: (path: string) => { title: string; description?: string } | undefined = () => undefined,
): SiteContents {
  const pagePaths = new Set(
    pageRoutes(site)
      .filter(hasMarkdown)
      .map(({ path }) => encodePath(path)),
  );
  const locate = (href: string) =>
    pagePaths.has(encodePath(href.replace(/#.*/s, ""))) ? href : wholeUrl(about.address, href);
  const versions = site.versions
    .filter(({ noIndex }) => !noIndex)
    .map((version) => ({
      id: searchVersionId(version),
      label: version.label,
      isDefault: version.isLast,
      path: version.path,
      sections: sectionsOf(version, locate),
    }));
  const blogs = site.blogs.map(({ title, path, description, posts }): ContentsItem => {
    const items = posts
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map((post) => item(post.title, encodePath(post.path), post.description));
    return { ...item(title, encodePath(path), description), items };
  });
  const pages = site.pages
    .filter(({ kind, source }) => kind !== "search" && source?.frontMatter.unlisted !== true)
    .map(({ title, path, description }) => {
      const own = rendered(path);
      return item(title ?? own?.title ?? path, encodePath(path), description ?? own?.description);
    });
  return { ...about, versions, pages: [...blogs, ...pages] };
}

/**
 * The items of all sidebars: each top-level item with its pages. Top-level pages form one group below each
 * heading of the sidebar, or at the start if it has none; headings also distinguish sections with the same name.
 */
function sectionsOf(version: Version, locate: Locate): ContentsItem[] {
  const docs = new Map(version.docs.map((doc) => [encodePath(doc.path), doc]));
  const listed = new Set<string>();
  const start: ContentsItem[] = [];
  const found: { section: ContentsItem; heading?: string }[] = [];
  for (const { heading, items } of Object.values(version.sidebars).flatMap(byHeading)) {
    const converted = convert(items, docs, listed, locate);
    const pages = converted.filter((one) => !one.items);
    for (const section of converted) {
      if (section.items) found.push({ section, heading });
      else if (heading === undefined) start.push(section);
      else if (section === pages[0]) found.push({ section: { label: heading, items: pages } });
    }
  }
  const labels = found.map(({ section }) => section.label);
  const sections = found.map(({ section, heading }) => {
    const { label } = section;
    if (heading === undefined) return section;
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    if (!isAlone) return { ...section, label: `${heading}: ${label}` };
    return heading === label ? section : { ...section, heading };
  });
  const others = version.docs
    .filter((doc) => !doc.unlisted && !doc.draft && !listed.has(encodePath(doc.path)))
    .map(({ path, title, description }) => item(title, encodePath(path), description));
  if (start.length > 0) sections.unshift({ label: "Start here", items: start });
  if (others.length > 0) sections.push({ label: "Other pages", items: others });
  return sections;
}

/** The items of a sidebar that follow each of its headings; those before the first one have none. */
function byHeading(sidebar: readonly SidebarItem[]): { heading?: string; items: SidebarItem[] }[] {
  const parts: { heading?: string; items: SidebarItem[] }[] = [{ items: [] }];
  for (const item of sidebar) {
    const heading = item.type === "html" ? headingOf(item.value) : "";
    if (heading !== "") parts.push({ heading, items: [] });
    else parts.at(-1)!.items.push(item);
  }
  return parts;
}

/** Returns what the contents say of the address of an item. */
type Locate = (href: string) => string;

/** The URL of what is no page: of a path, with or without the base path, or as it is. */
function wholeUrl(address: string, href: string): string {
  const { origin, pathname } = new URL(address);
  if (isPathname(href)) return origin + pathnameHref(pathname.replace(/\/*$/, "/"), href);
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return path.startsWith("/") && !path.startsWith("//") ? address + encodePath(path) + rest : href;
}

/** The text of an HTML item in a sidebar that serves as a heading; "" for separators and longer texts. */
function headingOf(html: string): string {
  const text = decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= MAX_HEADING_LENGTH ? text : "";
}

function convert(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, Doc>,
  listed: Set<string>,
  locate: Locate,
): ContentsItem[] {
  return items.flatMap((one): ContentsItem[] => {
    if (one.type === "html") return [];
    const href = addressOf(one);
    const page = href === undefined ? "" : encodePath(href.replace(/#.*/, ""));
    listed.add(page);
    const described = one.type === "category" ? one.description : undefined;
    const whole = href?.includes("#") ? undefined : docs.get(page)?.description;
    const own = item(one.label, href && locate(href), described ?? whole);
    return [one.type === "category" ? { ...own, items: convert(one.items, docs, listed, locate) } : own];
  });
}

function item(label: string, path: string | undefined, description: string | undefined): ContentsItem {
  return { label, ...(path !== undefined && { path }), ...(description && { description }) };
}
