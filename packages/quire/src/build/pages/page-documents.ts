import type { Source } from "../../site/model.ts";
import { type PageRoute, sourceOf } from "../../site/page-route.ts";
import type { DocumentOrigin } from "../documents/resolve-links.ts";

/** The documents shown on a page, and what their links are relative to. */
export function documentsOf(route: PageRoute): { source: Source; origin: DocumentOrigin }[] {
  if (route.kind === "blog-list")
    return route.posts.map(({ source, path }) => ({
      source,
      origin: { file: source.file, path, shownInList: true },
    }));
  const source = sourceOf(route);
  if (!source) return [];
  const { instance, version } = route.kind === "doc" ? route.doc : {};
  return [{ source, origin: { file: source.file, path: route.path, instance, version } }];
}
