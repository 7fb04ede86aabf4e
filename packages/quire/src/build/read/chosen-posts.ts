import type { PostQuestion, SiteFunctions } from "../../config/docusaurus/functions.ts";
import type { Blog, Post, Source } from "../../site/model.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";
import { callFunction } from "./site-functions.ts";

/**
 * The posts of a blog that `processBlogPosts` of the configuration returns, in its order; undefined if there is no
 * such function, or it returns no list. What it changes in them is not taken over.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param textOf returns the text of a post
 */
export async function chosenPosts(
  { id, posts }: Blog,
  { processPosts }: SiteFunctions,
  baseUrl: string,
  textOf: (source: Source) => string,
): Promise<Post[] | undefined> {
  const choose = processPosts.get(id);
  if (!choose) return undefined;
  const full = (path: string) => baseUrl + path.slice(1);
  const blogPosts = posts.map((post) => postQuestion(post, full, textOf));
  const chosen = await callFunction(`processBlogPosts of ${id}`, () => choose({ blogPosts }));
  if (!Array.isArray(chosen)) return undefined;
  const byAddress = new Map(posts.map((post) => [full(post.path), post]));
  return chosen.flatMap((one: Partial<PostQuestion> | undefined) => {
    const post = byAddress.get(one?.metadata?.permalink ?? "");
    return post ? [post] : [];
  });
}

/**
 * A post as Docusaurus describes it.
 *
 * @param full adds the base path to a site path
 * @param textOf returns the text of a post
 */
export function postQuestion(
  post: Post,
  full: (path: string) => string,
  textOf: (source: Source) => string,
): PostQuestion {
  return {
    id: post.frontMatter.slug ?? post.title,
    metadata: {
      permalink: full(post.path),
      source: `@site/${post.source.file}`,
      title: post.title,
      description: post.description,
      date: new Date(post.date),
      tags: post.tags.map(({ label, path, description }) => ({ label, permalink: full(path), description })),
      authors: post.authors.map(({ image, ...author }) => ({ ...author, imageURL: image })),
      readingTime: post.readingMinutes,
      hasTruncateMarker: post.truncated,
      editUrl: post.editUrl,
      frontMatter: post.source.frontMatter,
      unlisted: post.unlisted,
    },
    // Read only if it is asked for.
    get content() {
      return readFrontMatterBlock(post.source.file, textOf(post.source)).body;
    },
  };
}
