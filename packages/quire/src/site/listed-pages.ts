import { oncePer } from "../base/once-per.ts";
import type { Blog, Page, Site, Source, Version } from "./model.ts";
import { type ClaimedRoute, claimedRoutes } from "./page-route.ts";

/** What is known of a page where pages are listed: in checks of their paths, and in sitemaps. */
export interface ListedPage {
  /** Site path: no trailing slash, no base path. */
  path: string;
  kind: ClaimedRoute["kind"];
  /** The file it is made from, if any, relative to the site's folder. */
  file?: string;
  /** Line of the `slug` in that file that sets the path, if there is one. */
  slugLine?: number;
  title: string;
  /** Whether it is left out of the sitemap and excluded from indexing. */
  noIndex: boolean;
  /** ISO date of the last change, if known. */
  lastmod?: string;
  /** Name of its docs version. */
  version?: string;
  /** Id of its docs instance. */
  instance?: string;
}

/**
 * List every page of a site: documents, generated lists, posts, standalone pages; no redirects. The order is the
 * same in every run. A path claimed by two files is listed twice, first with the one that is published. Listed once,
 * when the site is complete.
 */
export const listPages = oncePer((site: Site): ListedPage[] =>
  claimedRoutes(site).map((route) => ({ path: route.path, kind: route.kind, ...factsOf(route) })),
);

type Facts = Omit<ListedPage, "path" | "kind">;

function factsOf(route: ClaimedRoute): Facts {
  switch (route.kind) {
    case "doc": {
      const { source, title, unlisted, draft, lastUpdate } = route.doc;
      const version = versionFacts(route.version);
      const noIndex = version.noIndex || unlisted || draft;
      return { ...version, ...placeOf(source), title, noIndex, lastmod: lastUpdate?.date };
    }
    case "category-index":
      return { title: route.index.title, ...versionFacts(route.version) };
    case "docs-tags":
      return { title: "Tags", ...versionFacts(route.version) };
    case "docs-tag":
      return { title: route.page.tag.label, ...versionFacts(route.version) };
    case "blog-post": {
      const { source, title, unlisted, draft, date } = route.post;
      return { ...placeOf(source), title, noIndex: unlisted || draft, lastmod: date };
    }
    case "blog-list":
      return listFacts(route.blog, route.blog.title);
    case "blog-archive":
      return listFacts(route.blog, "Archive");
    case "blog-tags":
      return listFacts(route.blog, "Tags");
    case "blog-tag":
      return { title: route.page.tag.label, noIndex: false };
    case "blog-authors":
      return listFacts(route.blog, "Authors");
    case "blog-author":
      return { title: route.page.author.name, noIndex: false };
    case "page":
      return pageFacts(route.page);
  }
}

function placeOf({ file, lines }: Source): Pick<ListedPage, "file" | "slugLine"> {
  return { file, ...(lines?.slug && { slugLine: lines.slug }) };
}

function versionFacts({ noIndex, name, instance }: Version) {
  return { noIndex, version: name, instance };
}

/** Facts about a page that lists the posts of a blog, whose order is up to the site. */
function listFacts({ posts }: Blog, title: string): Facts {
  const dates = posts.flatMap(({ unlisted, date }) => (unlisted ? [] : [date]));
  return { title, noIndex: false, lastmod: dates.sort().at(-1) };
}

function pageFacts({ kind, path, file, source, title = path }: Page): Facts {
  const { unlisted, draft } = source?.frontMatter ?? {};
  return { ...(file && { file }), title, noIndex: kind === "search" || unlisted === true || draft === true };
}
