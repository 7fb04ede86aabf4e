/**
 * The site as data: what `plan` makes of configuration, files and front matter, and what everything
 * after it (checking, rendering, indexing) reads. Plain JSON-like values only, so that it can be sent
 * to worker threads.
 *
 * Every path in the model is a site path: it starts with "/", has no trailing slash (the root is "/"),
 * and does not include the base path of the site.
 */
import type { DocFrontMatter, PostFrontMatter } from "./front-matter.ts";

/** One file of documents as read from disk, or one document made from data. */
export interface Source {
  /** Relative to the site's folder, forward slashes: `docs/guides/intro.md`. */
  file: string;
  /** Content hash of the whole file (hex SHA-256, shortened). */
  hash: string;
  format: "md" | "mdx";
  /** Front matter as parsed, not yet validated. */
  frontMatter: Record<string, unknown>;
  /** Line in the file of each top-level field of the front matter, for problems. */
  lines?: Record<string, number>;
  /** First `# heading` of the body as plain text, when the body starts with one. */
  heading?: string;
  /** First paragraph as plain text, at most 160 characters. */
  excerpt?: string;
  /** Module specifiers of the file's import lines. */
  imports: string[];
  /** The body exports something, or has a tag with a program in it: it may be code, whatever its name ends in. */
  code?: boolean;
  /** The whole text, only for documents that do not stand on disk. */
  text?: string;
}

/** A page to go to, and what it is called there. */
export interface Link {
  label: string;
  path: string;
}

/** A tag, as it is shown on what carries it. */
export interface Tag {
  label: string;
  /** Site path of the tag's page. */
  path: string;
  description?: string;
}

/** Who changed a document last, and when, as far as the settings want it told. */
export interface LastUpdate {
  /** ISO date, `2025-11-05`. */
  date?: string;
  author?: string;
}

/** One step of the way to a page; without a path where it has no page of its own. */
export interface Crumb {
  label: string;
  path?: string;
}

/** A document of the documentation, with its place in it. */
export interface Doc {
  /** Unique over the site: `{instance}/{version}/{id}`. */
  key: string;
  instance: string;
  version: string;
  /** Docusaurus id: folder and front matter id or file name without number prefix: `guides/intro`. */
  id: string;
  source: Source;
  frontMatter: DocFrontMatter;
  path: string;
  title: string;
  description: string;
  sidebarLabel: string;
  /** Name of the sidebar shown beside it, if any. */
  sidebar?: string;
  previous?: Link;
  next?: Link;
  /** From the outermost category to the page itself; empty when it is in no sidebar. */
  breadcrumbs: Crumb[];
  tags: Tag[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  /** In development drafts are part of the site; a build leaves them out. */
  draft: boolean;
  /** Reachable by its address, but in no sidebar, listing, sitemap or index. */
  unlisted: boolean;
}

/** A sidebar item after shorthand, autogeneration and links to documents have been resolved. */
export type SidebarItem =
  | {
      type: "link";
      label: string;
      /** Site path, or an absolute URL. */
      href: string;
      /** Id of the document it points to, when it points to one. */
      docId?: string;
      className?: string;
      customProps?: Record<string, unknown>;
      /** As it is written in the sidebar. */
      description?: string;
    }
  | { type: "html"; value: string; defaultStyle?: boolean; className?: string }
  | {
      type: "category";
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      /** Site path of the category's own page: a document or a generated index. */
      href?: string;
      /** Id of that document. */
      docId?: string;
      className?: string;
      customProps?: Record<string, unknown>;
      description?: string;
      items: SidebarItem[];
    };

/** One version of a docs instance, with its documents and sidebars. */
export interface Version {
  instance: string;
  /** `current`, or the name in `versions.json`. */
  name: string;
  label: string;
  /** Folder of its documents relative to the site: `docs`, `versioned_docs/version-1.1.0`. */
  root: string;
  /** Site path the version's documents live under: `/docs`, `/docs/1.1.0`. */
  path: string;
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  noIndex: boolean;
  /** The version a reader should read when in doubt. */
  isLast: boolean;
  /** Site path of the version's front page. */
  mainPath: string;
  docs: Doc[];
  sidebars: Record<string, SidebarItem[]>;
}

/** One entry of a list of pages shown as cards. */
export interface Card {
  label: string;
  /** Site path or absolute URL. */
  href: string;
  description?: string;
  /** Number of items below it; shown when there is no description. */
  count?: number;
}

/** A page that lists the items of a sidebar category. */
export interface CategoryIndex {
  instance: string;
  version: string;
  sidebar: string;
  path: string;
  title: string;
  description?: string;
  keywords?: string[];
  image?: string;
  items: Card[];
  breadcrumbs: Crumb[];
  previous?: Link;
  next?: Link;
}

/** One page for one tag of a docs version or a blog: the documents that carry it. */
export interface TagPage {
  tag: Tag;
  items: { title: string; path: string; description: string }[];
}

/** All tags of one version of the documentation. */
export interface DocsTags {
  instance: string;
  version: string;
  /** Site path of the index of all tags. */
  path: string;
  tags: TagPage[];
}

/** Who wrote a post. */
export interface Author {
  name: string;
  title?: string;
  url?: string;
  image?: string;
}

/** A post of a blog. */
export interface Post {
  /** Unique over the site: `{blog id}/{slug}`. */
  key: string;
  blog: string;
  source: Source;
  frontMatter: PostFrontMatter;
  path: string;
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  tags: Tag[];
  authors: Author[];
  /** Whole minutes, at least 1, at 200 words a minute. */
  readingMinutes: number;
  /** The text is cut in lists at its truncate marker. */
  truncated: boolean;
  previous?: Link;
  next?: Link;
  editUrl?: string;
  draft: boolean;
  unlisted: boolean;
}

/** A blog, with its posts and the lists of them. */
export interface Blog {
  id: string;
  path: string;
  title: string;
  description: string;
  sidebarTitle: string;
  posts: Post[];
  /** Pages of the list of posts, newest first; keys of posts. */
  pages: { path: string; posts: string[] }[];
  archivePath?: string;
  tagsPath: string;
  tags: TagPage[];
  feeds: { rss?: string; atom?: string };
}

/** A page of the site's own, from `pages/`. */
export interface Page {
  path: string;
  /** Relative to the site's folder; empty for the page that searches, which no file makes. */
  file: string;
  kind: "component" | "document" | "search";
  /** Set for Markdown pages. */
  source?: Source;
  title?: string;
  description?: string;
}

/** An old address, and where it leads now. */
export interface Redirect {
  from: string;
  /** Site path with optional hash, or absolute URL. */
  to: string;
}

/** The whole site: all that `plan` finds. */
export interface Site {
  versions: Version[];
  categoryIndexes: CategoryIndex[];
  docsTags: DocsTags[];
  blogs: Blog[];
  pages: Page[];
  redirects: Redirect[];
}
