import type { Source } from "../../site/model.ts";
import { type PageRoute, sourceOf } from "../../site/page-route.ts";
import type { DocumentOrigin } from "../documents/resolve-links.ts";

/** The documents shown on a page, and what their links are relative to. */
export function documentsOf(route: PageRoute): { source: Source; origin: DocumentOrigin }[] {
  const root = rootOf(route);
  if (route.kind === "blog-list")
    return route.posts.map(({ source, path }) => ({
      source,
      origin: { file: source.file, path, root, shownInList: true },
    }));
  const source = sourceOf(route);
  if (!source) return [];
  return [{ source, origin: { file: source.file, path: route.path, root } }];
}

/** The folder of the docs version or blog that a page belongs to. */
function rootOf(route: PageRoute): string | undefined {
  if ("version" in route) return route.version.root;
  return "blog" in route ? route.blog.root : undefined;
}
