/**
 * The latest posts of each blog, as Docusaurus keeps them among its generated files: front pages import them from
 * there to list them.
 */
import path from "node:path";
import { writeWhole } from "../../base/write-whole.ts";
import type { Config } from "../../config/schema.ts";
import { hrefOf } from "../../site/address.ts";
import { recentPosts } from "../../site/blog/recent-posts.ts";
import type { Site } from "../../site/model.ts";
import type { Workspace } from "../workspace.ts";

const LIST =
  /(?:^@generated|\.docusaurus)\/docusaurus-plugin-content-blog\/([\w-]+)\/blog-post-list-prop-\1\.json$/;

/** Write the lists to the cache. */
export function writePostLists({ cacheDir }: Workspace, config: Config, site: Site): void {
  for (const blog of site.blogs) {
    const items = recentPosts(blog, config).map(({ title, path, date }) => {
      return { title, permalink: hrefOf(config.baseUrl, path), unlisted: false, date };
    });
    const file = listFile(cacheDir, blog.id);
    writeWhole(file, JSON.stringify({ title: blog.sidebarTitle, items }));
  }
}

/** Absolute path of the list that a module imports by its place in Docusaurus; undefined for other imports. */
export function postListFile({ cacheDir }: Workspace, specifier: string): string | undefined {
  const blog = LIST.exec(specifier)?.[1];
  return blog && listFile(cacheDir, blog);
}

function listFile(cacheDir: string, blog: string): string {
  return path.join(cacheDir, "posts", `${blog}.json`);
}
