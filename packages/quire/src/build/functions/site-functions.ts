import { messageOf, type Problem, QuireError } from "../../base/problem.ts";
import type { DocsConfig } from "../../config/docs-schema.ts";
import type {
  EditUrl,
  EditUrlQuestion,
  ReadingTimeQuestion,
  SiteFunctions,
  SitemapItem,
  SitemapQuestion,
} from "../../config/docusaurus/functions.ts";
import type { Config } from "../../config/schema.ts";
import { absoluteUrl } from "../../site/address.ts";
import { readingTime } from "../../site/blog/post.ts";
import { listPages } from "../../site/listed-pages.ts";
import type { Site, Source } from "../../site/model.ts";
import type { WrittenRedirect } from "../../site/redirects.ts";
import { type PrefixRule, usualRule } from "../../site/sidebar/number-prefix.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";
import type { Tree } from "../read/read.ts";
import type { OpenedSite } from "../site-session.ts";

/** The address of a page as functions of the configuration know it: its site path after the base path. */
export function permalinkOf({ baseUrl }: Config, path: string): string {
  return baseUrl + path.slice(1);
}

/** What functions of the configuration may ask of it. */
export function siteConfigOf({ siteConfig, title, url, baseUrl }: Config): Record<string, unknown> {
  return { ...siteConfig, title, url, baseUrl };
}

/**
 * Set the edit links computed by functions of the configuration, on pages that do not define their own.
 *
 * @returns a warning for each function that returns text that is not an address, as sites do that replace the theme's
 *   component for edit links; their pages have none
 */
export function askEditUrls(site: Site, config: Config, tree: Tree, functions: SiteFunctions): Problem[] {
  const wrong = new Map<string, string>();
  const rootOf = ({ instance, name }: { instance: string; name: string }) =>
    tree.docs.find((docs) => docs.config.id === instance)?.inputs.find((input) => input.name === name)
      ?.root ?? "";
  const ask = (
    edit: EditUrl,
    instance: string,
    question: Omit<EditUrlQuestion, "locale">,
  ): string | undefined => {
    const url = call(`editUrl of ${instance}`, () => edit({ locale: config.locale.code, ...question }));
    if (typeof url !== "string") return undefined;
    if (ADDRESS.test(url)) return url.replaceAll(" ", "%20");
    if (url !== "" && !wrong.has(instance)) wrong.set(instance, url);
    return undefined;
  };
  for (const version of site.versions) {
    const edit = functions.docs.get(version.instance)?.editUrl;
    if (!edit) continue;
    const versionDocsDirPath = rootOf(version);
    for (const doc of version.docs) {
      if (doc.frontMatter.custom_edit_url !== undefined || doc.source.text !== undefined) continue;
      const docPath = doc.source.file.slice(versionDocsDirPath.length + 1);
      const question = {
        version: version.name,
        versionDocsDirPath,
        docPath,
        permalink: permalinkOf(config, doc.path),
      };
      doc.editUrl ??= ask(edit, `docs ${version.instance}`, question);
    }
  }
  for (const blog of site.blogs) {
    const edit = functions.blogs.get(blog.id)?.editUrl;
    if (!edit) continue;
    const blogDirPath = config.blog.find(({ id }) => id === blog.id)?.path ?? "blog";
    for (const post of blog.posts) {
      if (post.frontMatter.custom_edit_url !== undefined) continue;
      const blogPath = post.source.file.slice(blogDirPath.length + 1);
      post.editUrl ??= ask(edit, `blog ${blog.id}`, {
        blogDirPath,
        blogPath,
        permalink: permalinkOf(config, post.path),
      });
    }
  }
  return [...wrong].map(([instance, url]) => ({
    code: "config-function",
    severity: "warning",
    message: `The function editUrl of ${instance} returns “${url.slice(0, 40)}”, which is not a URL.`,
    hint: "Return a URL. The pages have no edit link.",
  }));
}

/** A URL, in which names of files may have spaces, or a path, as opposed to data or a sentence. */
const ADDRESS = /^(?:https?:\/\/.+|[\w./]\S*)$/;

/**
 * The redirects computed by functions of the configuration for existing pages; they never start from an existing
 * page.
 */
export function createdRedirects(functions: SiteFunctions, routes: ReadonlySet<string>): WrittenRedirect[] {
  return functions.createRedirects.flatMap((create) =>
    [...routes].flatMap((to) => {
      const old = call("createRedirects", () => create(to));
      const from = [old]
        .flat()
        .filter((path): path is string => typeof path === "string")
        .filter((path) => !routes.has(path.replace(/(.)\/$/, "$1")));
      return from.length > 0 ? [{ from, to }] : [];
    }),
  );
}

/** The `numberPrefixParser` of the configuration for a docs instance, or else what its setting says. */
export function prefixRuleOf(docs: DocsConfig, functions: SiteFunctions): PrefixRule {
  const own = functions.docs.get(docs.id)?.numberPrefix;
  if (!own) return usualRule(docs);
  return (name) => {
    const given = call(`numberPrefixParser of ${docs.id}`, () => own(name)) as ReturnType<typeof own>;
    return { name: given.filename, position: given.numberPrefix };
  };
}

/** Reading time of a post in minutes, by the `readingTime` of the configuration if it has one; undefined for none. */
export function readingTimeOf(
  blog: string,
  source: Source,
  text: string,
  { config, functions }: Pick<OpenedSite, "config" | "functions">,
): number | undefined {
  const own = functions.blogs.get(blog)?.readingTime;
  if (!own) return readingTime(text);
  const question: ReadingTimeQuestion = {
    content: readFrontMatterBlock(source.file, text).body,
    frontMatter: source.frontMatter,
    locale: config.locale.code,
    defaultReadingTime: ({ content, options }) => readingTime(content, options?.wordsPerMinute),
  };
  const minutes = call(`readingTime of ${blog}`, () => own(question), source.file);
  return typeof minutes === "number" && Number.isFinite(minutes) ? minutes : undefined;
}

/** Site paths that `createSitemapItems` of the configuration leaves in the sitemaps; undefined if there is none. */
export async function sitemapPaths(
  site: Site,
  config: Config,
  { sitemapItems: choose }: SiteFunctions,
): Promise<Set<string> | undefined> {
  if (!choose) return undefined;
  const routes = listPages(site).filter(({ noIndex }) => !noIndex);
  const byUrl = new Map(routes.map((route) => [absoluteUrl(config, route.path), route]));
  const question: SitemapQuestion = {
    siteConfig: siteConfigOf(config),
    routes: routes.map(({ path }) => ({ path: permalinkOf(config, path) })),
    defaultCreateSitemapItems: async () => [...byUrl].map(([url, { lastmod }]) => ({ url, lastmod })),
  };
  const items = await callFunction("createSitemapItems", () => choose(question));
  if (!Array.isArray(items)) return undefined;
  const urls = items.map((item: Partial<SitemapItem> | undefined) => item?.url ?? "");
  return new Set(urls.flatMap((url) => byUrl.get(url)?.path ?? []));
}

/** Call a function of the configuration that may be asynchronous. */
export async function callFunction(name: string, run: () => unknown, file?: string): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw functionFailure(name, error, file);
  }
}

function call(name: string, run: () => unknown, file?: string): unknown {
  try {
    return run();
  } catch (error) {
    throw functionFailure(name, error, file);
  }
}

/**
 * The problem for a function of the configuration that failed.
 *
 * @param file the document it was called for, if any
 */
export function functionFailure(name: string, error: unknown, file?: string): QuireError {
  return new QuireError({
    code: "config-function",
    severity: "error",
    message: `The function ${name} of the configuration failed: ${messageOf(error)}`,
    file,
  });
}
