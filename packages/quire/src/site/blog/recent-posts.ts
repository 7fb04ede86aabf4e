import type { Config } from "../../config/schema.ts";
import type { Blog, Post } from "../model.ts";

/** The first posts of a blog, which are the latest unless `sortPosts` says otherwise: as many as its sidebar shows, without unlisted ones. */
export function recentPosts({ id, posts }: Blog, { blog }: Pick<Config, "blog">): Post[] {
  const count = blog.find((settings) => settings.id === id)?.sidebarCount ?? 5;
  return posts.filter(({ unlisted }) => !unlisted).slice(0, count === "ALL" ? undefined : count);
}
