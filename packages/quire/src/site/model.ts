/**
 * The site as data: planning creates it from configuration, files and front matter; checking, rendering and
 * indexing read it. It consists of plain JSON-like values, so that it can be posted to worker threads.
 *
 * Every path in the model is a site path: it starts with "/", has no trailing slash (the root is "/"), and does
 * not include the base path of the site.
 */
import type { FeedKind } from "../config/blog-schema.ts";
import type { DocFrontMatter, PostFrontMatter } from "./source/front-matter.ts";

/** A document file read from disk, or a document generated from data. */
export interface Source {
  /** Relative to the site's folder, with forward slashes: `docs/guides/intro.md`. */
  file: string;
  /** Content hash of the whole file (truncated SHA-256, in hex). */
  hash: string;
  format: "md" | "mdx";
  /** Parsed front matter, not yet validated. */
  frontMatter: Record<string, unknown>;
  /** Line number of each top-level front matter field, for reporting problems. */
  lines?: Record<string, number>;
  /** The `# heading` the body starts with, if any, as plain text. */
  heading?: string;
  /** The first paragraph as plain text, at most 160 characters. */
  excerpt?: string;
  /** Module specifiers of the document's imports. */
  imports: string[];
  /**
   * Whether the body has exports, tags with expressions, elements in braces, members of React or values of its page, so
   * that it may contain code whatever its extension.
   */
  code?: boolean;
  /** Text of its questions file, if it has one. */
  questions?: string;
  /** The whole text; only set for documents that are not files. */
  text?: string;
}

/** A link to a page, with its label. */
export interface Link {
  label: string;
  path: string;
}

/** A tag, as shown on the pages that have it. */
export interface Tag {
  label: string;
  /** Site path of the tag's page. */
  path: string;
  description?: string;
}

/** When a document was last changed and by whom, as far as the settings ask for it. */
export interface LastUpdate {
  /** ISO date, `2025-11-05`. */
  date?: string;
  author?: string;
}

/** A breadcrumb; without a path if it has no page. */
export interface Crumb {
  label: string;
  path?: string;
  /** Title of a category's generated index, if it differs: the label need only be clear below its neighbours. */
  title?: string;
}

/** What a document of a docs version and a post have in common. */
export interface WrittenPage<FrontMatter> {
  source: Source;
  frontMatter: FrontMatter;
  path: string;
  title: string;
  description: string;
  tags: Tag[];
  previous?: Link;
  next?: Link;
  editUrl?: string;
  /** Drafts are part of the site in development only. */
  draft: boolean;
  /** Whether it can be reached by its address only, and is in no sidebar, listing, sitemap or index. */
  unlisted: boolean;
}

/** A document of a docs version, with its place in the site. */
export interface Doc extends WrittenPage<DocFrontMatter> {
  instance: string;
  version: string;
  /**
   * Docusaurus id: the folder, and the front matter id or the file name without number prefix: `guides/intro`.
   */
  id: string;
  /** Where others of its version have the same title, with its category: what windows and search engines show. */
  fullTitle?: string;
  sidebarLabel: string;
  /** Name of the sidebar shown next to it, if any. */
  sidebar?: string;
  /** From the outermost category to the page itself; empty if it is in no sidebar. */
  breadcrumbs: Crumb[];
  lastUpdate?: LastUpdate;
  /** What has changed since the version that its own is compared with. */
  change?: DocChange;
}

/** A document that an earlier version does not have, or has with another text. */
export interface DocChange {
  /** Label of the earlier version. */
  since: string;
  /** Site path of the document there; undefined if it is new. */
  path?: string;
}

/** A sidebar item after shorthands, autogeneration and document ids have been resolved. */
export type SidebarItem =
  | {
      type: "link";
      label: string;
      /** Site path, or an absolute URL. */
      href: string;
      /** Id of the linked document, if it is one. */
      docId?: string;
      className?: string;
      customProps?: Record<string, unknown>;
      /** Description written in the sidebar. */
      description?: string;
    }
  | { type: "html"; value: string; defaultStyle?: boolean; className?: string }
  | {
      type: "category";
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      /** Site path of the category's page: a document or a generated index. */
      href?: string;
      /** Id of that document. */
      docId?: string;
      className?: string;
      customProps?: Record<string, unknown>;
      description?: string;
      items: SidebarItem[];
    };

/** A version of a docs instance, before its documents are planned. */
export interface VersionFrame {
  instance: string;
  /** `current`, or the name in `versions.json`. */
  name: string;
  label: string;
  /** Site path of the version: `/docs`, `/docs/1.1.0`. */
  path: string;
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  /** Name of the earlier version that its documents are compared with. */
  changesSince?: string;
  noIndex: boolean;
  /** Whether it is the version to read by default. */
  isLast: boolean;
  /** Site path of the list of all tags; there is none without tags. */
  tagsPath: string;
}

/** One version of a docs instance, with its documents and sidebars. */
export interface Version extends VersionFrame {
  /** Folder of its documents relative to the site: `docs`, `versioned_docs/version-1.1.0`. */
  root: string;
  /** Site path of the version's front page. */
  mainPath: string;
  docs: Doc[];
  sidebars: Record<string, SidebarItem[]>;
  /** The sidebars file, for reporting problems. */
  sidebarFile?: string;
  /** The generated pages of categories. */
  categoryIndexes: CategoryIndex[];
  tags: TagPage[];
}

/** An entry in a list of cards. */
export interface Card {
  label: string;
  /** Site path or absolute URL. */
  href: string;
  description?: string;
  /** Number of pages below it, shown if there is no description. */
  count?: number;
  /** What its item in the sidebar is, for components that draw cards of their own. */
  type?: "link" | "category";
  docId?: string;
  customProps?: Record<string, unknown>;
}

/** What a category says of its generated page. */
export interface GeneratedIndex {
  path: string;
  title: string;
  description?: string;
  keywords?: string[];
  image?: string;
}

/** A generated page that lists the items of a sidebar category. */
export interface CategoryIndex extends GeneratedIndex {
  sidebar: string;
  items: Card[];
  breadcrumbs: Crumb[];
  previous?: Link;
  next?: Link;
}

/** The page of a tag in a docs version or a blog, with the documents that have it. */
export interface TagPage {
  tag: Tag;
  items: { title: string; path: string; description: string }[];
}

/** An author of a post. */
export interface Author {
  name: string;
  title?: string;
  url?: string;
  image?: string;
  description?: string;
  /** Links to accounts elsewhere. */
  accounts?: { label: string; href: string }[];
  /** Site path of the page that lists what they wrote, if they have one. */
  path?: string;
}

/** The page of an author: the posts that name them. */
export interface AuthorPage {
  author: Author;
  path: string;
  items: TagPage["items"];
}

/** A post of a blog. */
export interface Post extends WrittenPage<PostFrontMatter> {
  /** Unique within the site: `{blog id}/{slug}`. */
  key: string;
  /** ISO date. */
  date: string;
  authors: Author[];
  /** Reading time in minutes, rounded up, at least 1; undefined if it is not to be shown. */
  readingMinutes?: number;
  /** Whether lists show only the part before its truncate marker. */
  truncated: boolean;
}

/** A blog, with its posts and the pages that list them. */
export interface Blog {
  id: string;
  /** Its folder, relative to the site's. */
  root: string;
  path: string;
  title: string;
  description: string;
  sidebarTitle: string;
  posts: Post[];
  /** Pages of the list of posts, in the order of `posts`, with keys of posts. */
  pages: { path: string; posts: string[] }[];
  archivePath?: string;
  tagsPath: string;
  tags: TagPage[];
  /** Site path of the list of authors that have a page. */
  authorsPath: string;
  authors: AuthorPage[];
  /** Site paths of the feeds. */
  feeds: Partial<Record<FeedKind, string>>;
}

/** A standalone page, from `pages/`. */
export interface Page {
  path: string;
  /** Relative to the site's folder; empty for the search page, which has no file. */
  file: string;
  kind: "component" | "document" | "search";
  /** Set for Markdown pages. */
  source?: Source;
  title?: string;
  description?: string;
}

/** A redirect from a former address. */
export interface Redirect {
  from: string;
  /** Site path of a page, optionally with a fragment, or an absolute URL; never another redirect. */
  to: string;
}

/** The whole site, as planned. */
export interface Site {
  versions: Version[];
  blogs: Blog[];
  pages: Page[];
  redirects: Redirect[];
  /** Files of the documents that are left out because they are drafts. */
  drafts?: string[];
}
