/** The contents of a site as those read them who see no sidebar: programs. */
import { decodeEntities } from "../entities.ts";
import { encodePath } from "./address.ts";
import type { Doc, SidebarItem, Site, Version } from "./model.ts";
import { addressOf } from "./sidebar-links.ts";

/** One page or group of pages, and what stands below it. */
export interface ContentsItem {
  label: string;
  /** Path of its page, encoded, also with an anchor; the address of one elsewhere; none for a group without a page. */
  path?: string;
  description?: string;
  items?: ContentsItem[];
}

/** What one version of the documentation holds. */
export interface VersionContents {
  /** As searches name it. */
  id: string;
  label: string;
  /** The one to read when in doubt. */
  isDefault: boolean;
  /** Site path its documents live under. */
  path: string;
  sections: ContentsItem[];
}

/** The contents of a whole site. */
export interface SiteContents {
  title: string;
  /** Scheme and host with the base path, without a slash at the end. */
  address: string;
  versions: VersionContents[];
  /** What belongs to no version: blogs, pages of the site's own. */
  pages: ContentsItem[];
}

/** Characters of a heading in a sidebar. */
const MOST_OF_HEADING = 60;

/**
 * The contents of a site, from its sidebars. Hidden pages and versions that are not to be indexed are left out.
 *
 * @param about what it says of the site itself
 * @param idOf the name of a version in searches
 * @param drawn what a page that a component draws says of itself, by its path, where it is known
 */
export function siteContents(
  site: Site,
  about: Pick<SiteContents, "title" | "address">,
  idOf: (version: Version) => string,
  drawn: (path: string) => { title: string; description?: string } | undefined = () => undefined,
): SiteContents {
  const versions = site.versions
    .filter(({ noIndex }) => !noIndex)
    .map((version) => ({
      id: idOf(version),
      label: version.label,
      isDefault: version.isLast,
      path: version.path,
      sections: sectionsOf(version),
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
      const own = drawn(path);
      return item(title ?? own?.title ?? path, encodePath(path), description ?? own?.description);
    });
  return { ...about, versions, pages: [...blogs, ...pages] };
}

/**
 * The items of all sidebars, each top one with its pages. Pages that stand alone are one group below each heading of a
 * sidebar, and one at the start where they have none; the heading also tells sections of one name apart.
 */
function sectionsOf(version: Version): ContentsItem[] {
  const docs = new Map(version.docs.map((doc) => [encodePath(doc.path), doc]));
  const listed = new Set<string>();
  const start: ContentsItem[] = [];
  const found: { section: ContentsItem; heading?: string }[] = [];
  for (const items of Object.values(version.sidebars)) {
    let heading: string | undefined;
    let group: ContentsItem[] | undefined;
    for (const one of items) {
      if (one.type === "html") {
        const text = headingOf(one.value);
        if (text === "") continue;
        heading = text;
        group = undefined;
      }
      for (const section of convert([one], docs, listed)) {
        if (section.items) found.push({ section, heading });
        else if (heading === undefined) start.push(section);
        else if (group) group.push(section);
        else {
          group = [section];
          found.push({ section: { label: heading, items: group } });
        }
      }
    }
  }
  const labels = found.map(({ section }) => section.label);
  const sections = found.map(({ section, heading }) => {
    const { label } = section;
    const alone = heading === undefined || labels.indexOf(label) === labels.lastIndexOf(label);
    return alone ? section : { ...section, label: `${heading}: ${label}` };
  });
  const others = version.docs
    .filter((doc) => !doc.unlisted && !doc.draft && !listed.has(encodePath(doc.path)))
    .map(({ path, title, description }) => item(title, encodePath(path), description));
  if (start.length > 0) sections.unshift({ label: "Start here", items: start });
  if (others.length > 0) sections.push({ label: "Other pages", items: others });
  return sections;
}

/** The words of HTML in a sidebar that stands there as a heading; none of a line or a longer text. */
function headingOf(html: string): string {
  const text = decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= MOST_OF_HEADING ? text : "";
}

function convert(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, Doc>,
  listed: Set<string>,
): ContentsItem[] {
  return items.flatMap((one): ContentsItem[] => {
    if (one.type === "html") return [];
    const href = addressOf(one);
    const page = href === undefined ? "" : encodePath(href.replace(/#.*/, ""));
    listed.add(page);
    const described = one.type === "category" ? one.description : undefined;
    const whole = href?.includes("#") ? undefined : docs.get(page)?.description;
    const own = item(one.label, href, described ?? whole);
    return [one.type === "category" ? { ...own, items: convert(one.items, docs, listed) } : own];
  });
}

function item(label: string, path: string | undefined, description: string | undefined): ContentsItem {
  return { label, ...(path !== undefined && { path }), ...(description && { description }) };
}
