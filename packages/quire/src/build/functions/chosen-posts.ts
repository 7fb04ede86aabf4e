import type { PostQuestion } from "../../config/docusaurus/functions.ts";
import type { Config } from "../../config/schema.ts";
import { postMetadata } from "../../render/metadata.ts";
import type { Post, Source } from "../../site/model.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";
import type { OpenedSite } from "../site-session.ts";
import { callFunction, permalinkOf } from "./site-functions.ts";

/**
 * Those posts of a blog that `processBlogPosts` of the configuration returns, in its order; all if there is no such
 * function, or it returns no list. What it changes in them is not taken over.
 *
 * @param id of the blog
 * @param textOf returns the text of a post
 */
export async function chosenPosts(
  id: string,
  posts: Post[],
  { config, functions }: Pick<OpenedSite, "config" | "functions">,
  textOf: (source: Source) => string,
): Promise<Post[]> {
  const choose = functions.blogs.get(id)?.processPosts;
  if (!choose) return posts;
  const blogPosts = posts.map((post) => postQuestion(post, config, textOf));
  const chosen = await callFunction(`processBlogPosts of ${id}`, () => choose({ blogPosts }));
  if (!Array.isArray(chosen)) return posts;
  const byAddress = new Map(posts.map((post) => [permalinkOf(config, post.path), post]));
  return chosen.flatMap((one: Partial<PostQuestion> | undefined) => {
    const post = byAddress.get(one?.metadata?.permalink ?? "");
    return post ? [post] : [];
  });
}

/**
 * A post as Docusaurus describes it.
 *
 * @param textOf returns the text of a post
 */
export function postQuestion(post: Post, config: Config, textOf: (source: Source) => string): PostQuestion {
  return {
    id: post.frontMatter.slug ?? post.title,
    metadata: {
      ...postMetadata(post, config.baseUrl),
      permalink: permalinkOf(config, post.path),
      date: new Date(post.date),
      frontMatter: post.source.frontMatter,
    },
    // Read only if it is asked for.
    get content() {
      return readFrontMatterBlock(post.source.file, textOf(post.source)).body;
    },
  };
}
