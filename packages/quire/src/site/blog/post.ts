/** Plans a post of a blog. */

import type { Problem } from "../../base/problem.ts";
import type { BlogConfig } from "../../config/blog-schema.ts";
import { editUrl } from "../edit-url.ts";
import type { Post, Source } from "../model.ts";
import { sitePath } from "../slug.ts";
import { type PostFrontMatter, postFrontMatterSchema } from "../source/front-matter.ts";
import { checkFrontMatter, fieldPlace } from "../source/front-matter-check.ts";
import { type KnownTags, readTags } from "../tags.ts";
import { type KnownAuthors, postAuthors } from "./post-authors.ts";
import { normalizeDate } from "./post-date.ts";
import { parsePostName } from "./post-name.ts";

const WORDS_PER_MINUTE = 200;

/** Approximate number of words of a document: of its Markdown, without front matter and comments. */
export function wordsIn(markdown: string): number {
  const body = markdown.replace(/^---\r?\n[\s\S]*?\n---[ \t]*\r?\n/, "").replace(/<!--[\s\S]*?-->/g, " ");
  return body.match(/\S+/g)?.length ?? 0;
}

/** Estimated reading time of a document in minutes, as a fraction. */
export function readingTime(markdown: string, wordsPerMinute = WORDS_PER_MINUTE): number {
  return wordsIn(markdown) / wordsPerMinute;
}

/** Inputs to planning a post besides its front matter. */
interface PostFacts {
  /** Reading time in minutes, as a fraction; undefined for none. */
  minutes: number | undefined;
  truncated: boolean;
  /** The tags file of the blog. */
  knownTags?: KnownTags;
}

/**
 * Plan a post; its neighbours are filled in later.
 *
 * @param relative path of the file relative to the blog's folder
 * @returns the post and its problems; a post with invalid front matter is planned without the invalid fields, so
 *   that the rest of the site can be checked in the same run
 */
export function planPost(
  config: BlogConfig,
  source: Source,
  relative: string,
  known: KnownAuthors,
  facts: PostFacts,
): { post: Post; problems: Problem[] } {
  const { frontMatter, problems } = checkFrontMatter(postFrontMatterSchema, source);
  const name = parsePostName(relative);
  const slug = sitePath(frontMatter.slug ?? name.slug).slice(1);
  const { authors, problems: authorProblems } = postAuthors(
    frontMatter,
    known,
    fieldPlace(source, "authors"),
  );
  const date = postDate(source, frontMatter, name.date);
  const post: Post = {
    key: `${config.id}/${slug}`,
    source,
    frontMatter,
    path: sitePath(config.routeBasePath, slug),
    title: frontMatter.title ?? source.heading ?? name.text,
    description: frontMatter.description ?? source.excerpt ?? "",
    date: date.date,
    tags: readTags(frontMatter.tags, sitePath(config.routeBasePath, config.tagsBasePath), facts.knownTags),
    authors,
    readingMinutes: facts.minutes === undefined ? undefined : Math.max(1, Math.ceil(facts.minutes)),
    truncated: facts.truncated,
    editUrl: editUrl(config.editUrl, source, frontMatter.custom_edit_url),
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
  };
  return { post, problems: [...problems, ...authorProblems, ...date.problems] };
}

function postDate(
  source: Source,
  frontMatter: PostFrontMatter,
  named: string | undefined,
): { date: string; problems: Problem[] } {
  const written = frontMatter.date ?? named;
  const date = written === undefined ? undefined : normalizeDate(written);
  if (date !== undefined) return { date, problems: [] };
  const problem: Problem = {
    code: "post-date",
    message: written === undefined ? "The post has no date." : `“${written}” is not a valid date.`,
    severity: written === undefined ? "warning" : "error",
    ...fieldPlace(source, "date"),
    hint: "Write `date: 2024-06-03` in the front matter, or start the file name with the date.",
  };
  return { date: "1970-01-01", problems: [problem] };
}
