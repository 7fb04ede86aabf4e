import { readFileSync } from "node:fs";
import path from "node:path";
import { relativeFile } from "../base/file-path.ts";
import type { Problem } from "../base/problem.ts";
import type { Config } from "../config/schema.ts";
import { decodePath, markdownPath } from "../site/address.ts";
import { arrangeBlog, hasTruncateMarker, planPosts, withTruncateMarker } from "../site/blog/blog.ts";
import { noteChanges } from "../site/changes.ts";
import { checkPages } from "../site/check-pages.ts";
import { planDocs } from "../site/docs.ts";
import { writtenFiles } from "../site/files/written-files.ts";
import { noteFullTitles } from "../site/full-titles.ts";
import { listPages } from "../site/listed-pages.ts";
import type { Site, Source } from "../site/model.ts";
import { hasMarkdown, pageRoutes } from "../site/page-route.ts";
import { planPages } from "../site/pages.ts";
import { planRedirects } from "../site/redirects.ts";
import { hasSearchPage, searchPath } from "../site/search-page.ts";
import { chosenPosts } from "./functions/chosen-posts.ts";
import { askFolderItems } from "./functions/folder-items.ts";
import {
  askEditUrls,
  createdRedirects,
  prefixRuleOf,
  readingTimeOf,
  sitemapPaths,
} from "./functions/site-functions.ts";
import { htmlFile, markdownFile } from "./output/output-writer.ts";
import { ownFiles } from "./output/own-files.ts";
import type { TextChange } from "./read/document-functions.ts";
import type { Tree } from "./read/read.ts";
import type { OpenedSite } from "./site-session.ts";
import { lacksDocuments } from "./weigh-problems.ts";

/** The whole site as data. */
export interface Plan {
  site: Site;
  /** Paths of the pages that sitemaps list; undefined for all. */
  sitemapPaths?: ReadonlySet<string>;
  problems: Problem[];
}

/**
 * @param drafts whether drafts are part of the site
 * @param change changes the text of a document before it is read
 */
export async function planSite(
  opened: OpenedSite,
  tree: Tree,
  drafts: boolean,
  change: TextChange = (_file, text) => text,
): Promise<Plan> {
  const { workspace, config, functions } = opened;
  const { siteDir } = workspace;
  const isLenient = lacksDocuments(opened);
  const textOf = ({ file, text }: Source) =>
    text ?? change(file, readFileSync(path.join(siteDir, file), "utf8"));
  const { folderItems, problems } = await askFolderItems(siteDir, tree, drafts, functions);
  const site: Site = { versions: [], blogs: [], pages: [], redirects: [] };
  if (!drafts) site.drafts = draftFiles(tree);
  for (const { config: docs, names, inputs } of tree.docs) {
    const plan = planDocs(docs, inputs, {
      drafts,
      names,
      folderItems,
      prefixRule: prefixRuleOf(docs, functions),
    });
    noteChanges(plan.versions, textOf);
    noteFullTitles(plan.versions, config.title);
    site.versions.push(...plan.versions);
    problems.push(...plan.problems.map((problem) => (isLenient ? withoutDocument(problem) : problem)));
  }
  for (const { config: blog, sources, authors, tags } of tree.blogs) {
    const plan = planPosts(blog, sources, authors, {
      drafts,
      tags,
      minutes: (source) => readingTimeOf(blog.id, source, textOf(source), opened),
      truncated: (source) => hasTruncateMarker(withTruncateMarker(textOf(source), blog.truncateMarker)),
    });
    const posts = await chosenPosts(blog.id, plan.posts, opened, textOf);
    site.blogs.push(arrangeBlog(blog, posts, plan.authors));
    problems.push(...plan.problems);
  }
  site.pages = planPages(tree.pages.files, tree.pages.folder, tree.pages.sources, drafts);
  if (config.search && !hasSearchPage(site))
    site.pages.push({ path: searchPath, file: "", kind: "search", title: "Search" });
  problems.push(...askEditUrls(site, config, tree, functions));
  const routes = new Set(listPages(site).map((route) => route.path));
  const redirects = planRedirects(
    [...config.redirects, ...createdRedirects(functions, routes)],
    routes,
    [...tree.staticFiles.keys(), ...generatedFiles(site, config)],
    startPages(site),
  );
  site.redirects = redirects.redirects;
  problems.push(...redirects.problems, ...checkPages(site), ...hiddenFiles(site, config, tree, siteDir));
  return { site, sitemapPaths: await sitemapPaths(site, config, functions), problems };
}

/** Site paths of what a build writes besides the HTML of pages, which redirects neither replace nor lack. */
function generatedFiles(site: Site, config: Config): string[] {
  const twins = pageRoutes(site).filter(hasMarkdown);
  return [...writtenFiles(site, config.noIndex), ...twins.map(({ path }) => decodePath(markdownPath(path)))];
}

function draftFiles({ sources }: Tree): string[] {
  return [...sources.values()].flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : []));
}

/** A problem of a site that may lack documents: its sidebars may name them. */
function withoutDocument(problem: Problem): Problem {
  return problem.code === "sidebar-unknown-doc" ? { ...problem, severity: "warning" } : problem;
}

/**
 * Warn about static files that are not published because a page, or a file the site relies on, has the same path.
 */
function hiddenFiles(site: Site, config: Config, tree: Tree, siteDir: string): Problem[] {
  const problem = (name: string, what: string, hint: string): Problem[] => {
    const given = tree.staticFiles.get(name);
    if (given === undefined) return [];
    const module = tree.modules.get(name);
    const file = module ?? relativeFile(given, siteDir);
    const hidden = module ? "the output of this module" : "this file";
    const message = `${what} is written to ${name.slice(1)} and replaces ${hidden}.`;
    return [{ code: "duplicate-route", severity: "error", message, file, hint }];
  };
  return [
    ...pageRoutes(site).flatMap((route) => {
      const names = [htmlFile(route.path), ...(hasMarkdown(route) ? [markdownFile(route.path)] : [])];
      const hint = "Rename the file, or give the page another `slug`.";
      return names.flatMap((name) => problem(`/${name}`, `The page ${route.path}`, hint));
    }),
    ...ownFiles(site, config).flatMap((name) =>
      problem(
        name,
        "A file that the site needs",
        "Rename the file; “What a build writes” in the manual lists those that a build makes.",
      ),
    ),
  ];
}

/**
 * Where to redirect from addresses that readers cut off, if there is no page: from that of a version to its main page,
 * from the root to the latest documentation, else to a blog.
 */
function startPages({ versions, blogs }: Site): Map<string, string> {
  const documented = versions.filter(({ docs }) => docs.length > 0);
  const starts = new Map(documented.map(({ path, mainPath }) => [path, mainPath]));
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  const front = latest?.docs.length ? latest.mainPath : blogs[0]?.path;
  return front === undefined ? starts : starts.set("/", front);
}
