/** Reads the authors of posts: keys into the blog's authors file, inline authors, and the older single fields. */

import { z } from "zod";
import { isRecord } from "../../base/is-record.ts";
import { nearest } from "../../base/nearest.ts";
import type { Problem } from "../../base/problem.ts";
import { isUnsafeAddress } from "../address.ts";
import { kebabCase } from "../kebab-case.ts";
import type { Author, AuthorPage, Post } from "../model.ts";
import { sitePath } from "../slug.ts";
import { type PostFrontMatter, text } from "../source/front-matter.ts";
import { meantField } from "../source/front-matter-check.ts";
import { accountLink } from "./author-socials.ts";

const authorSchema = z.object({
  key: text.optional(),
  name: text.optional(),
  title: text.optional(),
  url: z.string().optional(),
  email: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  description: text.optional(),
  socials: z.record(z.string(), text).optional(),
  /** Whether the author has a page, or its address below that of the list of authors. */
  page: z.union([z.boolean(), z.looseObject({ permalink: z.string().optional() })]).nullish(),
});

type Place = Pick<Problem, "file" | "line" | "written">;

type WrittenAuthor = Omit<z.output<typeof authorSchema>, "page"> & {
  /** Site path of the author's page. */
  path?: string;
};

/** The entries of a blog's authors file, by key. */
export type KnownAuthors = ReadonlyMap<string, WrittenAuthor>;

/**
 * Read a blog's authors file.
 *
 * @param data the parsed `authors.yml`; undefined if there is none
 * @param file its path, for reporting problems
 * @param authorsPath site path of the list of authors that have a page
 */
export function readAuthors(
  data: unknown,
  file: string,
  authorsPath: string,
): { authors: KnownAuthors; problems: Problem[] } {
  const authors = new Map<string, WrittenAuthor>();
  const problems: Problem[] = [];
  if (data === undefined || data === null) return { authors, problems };
  if (!isRecord(data)) {
    problems.push(
      authorProblem(
        { file },
        "The authors file is not a mapping of keys to authors.",
        "Write `key:`, and `name:` indented below it.",
      ),
    );
    return { authors, problems };
  }
  for (const [key, value] of Object.entries(data)) {
    const parsed = authorSchema.safeParse(value);
    problems.push(...likelySlips(value, { file, written: { name: key } }, key));
    if (parsed.success) {
      const { page, ...author } = parsed.data;
      const own = typeof page === "object" ? page?.permalink : undefined;
      authors.set(key, { ...author, ...(page && { path: sitePath(authorsPath, own ?? kebabCase(key)) }) });
    } else {
      const field = parsed.error.issues[0]?.path.join(".") || "its entry";
      problems.push(
        authorProblem(
          { file, written: { name: key } },
          `The author “${key}” is invalid: \`${field}\` has a wrong value.`,
        ),
      );
    }
  }
  return { authors, problems };
}

/**
 * Read the authors of a post, from `authors` in its front matter (a key, an author, or a list of both), else from
 * `author`, `author_title`, `author_url`, `author_image_url` (or `authorTitle` and so on).
 *
 * @param place position of `authors`, for reporting problems
 */
export function postAuthors(
  frontMatter: PostFrontMatter,
  known: KnownAuthors,
  place: Place,
): { authors: Author[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const written = frontMatter.authors;
  const list = written === undefined || written === null ? legacy(frontMatter) : [written].flat();
  const authors = list.flatMap((entry) => {
    const parsed: WrittenAuthor | undefined =
      typeof entry === "string" ? { key: entry } : authorSchema.omit({ page: true }).safeParse(entry).data;
    if (!parsed) {
      problems.push(
        authorProblem(
          place,
          "An entry of `authors` is not a key or an author.",
          "Write a key of `authors.yml`, or `name:`.",
        ),
      );
      return [];
    }
    if (parsed.key !== undefined && !known.has(parsed.key)) {
      const near = nearest(parsed.key, known.keys());
      problems.push(
        authorProblem(
          place,
          `There is no author “${parsed.key}”.`,
          near
            ? `Did you mean ${near}?`
            : "Add the key to `authors.yml` in the blog's folder, or write `authors: { name: … }`.",
        ),
      );
      return parsed.name === undefined ? [] : [toAuthor(parsed)];
    }
    return [toAuthor({ ...(parsed.key === undefined ? {} : known.get(parsed.key)), ...parsed })];
  });
  return { authors, problems };
}

function legacy(frontMatter: PostFrontMatter): unknown[] {
  const author = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    image_url: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  };
  return author.name === undefined ? [] : [author];
}

function toAuthor(written: WrittenAuthor): Author {
  const url = written.url ?? (written.email === undefined ? undefined : `mailto:${written.email}`);
  const image = written.image_url ?? written.imageURL;
  const accounts = Object.entries(written.socials ?? {})
    .map(([place, account]) => accountLink(place, account))
    .filter(({ href }) => !isUnsafeAddress(href));
  const { name = written.key ?? "", title, description, path } = written;
  return {
    name,
    title,
    url: url === undefined || isUnsafeAddress(url) ? undefined : url,
    image: image === undefined || isUnsafeAddress(image) ? undefined : image,
    description,
    accounts: accounts.length === 0 ? undefined : accounts,
    path,
  };
}

/** The pages of authors that have one, in the order of the list of authors; posts in the order given. */
export function authorPages(known: KnownAuthors, posts: readonly Post[]): AuthorPage[] {
  return [...known].flatMap(([key, written]) => {
    const { path } = written;
    if (path === undefined) return [];
    const own = posts.filter((post) => !post.unlisted && post.authors.some((author) => author.path === path));
    const items = own.map(({ title, path, description }) => ({ title, path, description }));
    return [{ author: toAuthor({ key, ...written }), path, items }];
  });
}

/** Warn about fields that are likely slips. */
function likelySlips(author: unknown, place: Place, key: string): Problem[] {
  if (!isRecord(author)) return [];
  return Object.keys(author).flatMap((field): Problem[] => {
    const meant = meantField(field, authorSchema.shape, author, 8);
    if (meant === undefined) return [];
    const message = `The field \`${field}\` of the author “${key}” has no meaning.`;
    return [{ ...authorProblem(place, message, `Did you mean \`${meant}\`?`), severity: "warning" }];
  });
}

function authorProblem(place: Place, message: string, hint?: string): Problem {
  return { code: "blog-author", message, severity: "error", ...place, hint };
}
