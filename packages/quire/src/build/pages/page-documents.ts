import type { Source } from "../../site/model.ts";
import type { PageRoute } from "../../site/page-route.ts";
import type { DocumentOrigin } from "../documents/resolve-links.ts";

/** The documents shown on a page, and what their links are relative to. */
export function documentsOf(route: PageRoute): { source: Source; origin: DocumentOrigin }[] {
  switch (route.kind) {
    case "doc": {
      const { source, instance, version } = route.doc;
      return [{ source, origin: { file: source.file, path: route.path, instance, version } }];
    }
    case "blog-post":
      return [{ source: route.post.source, origin: { file: route.post.source.file, path: route.path } }];
    case "blog-list":
      return route.posts.map(({ source, path }) => ({
        source,
        origin: { file: source.file, path, shownInList: true },
      }));
    case "page":
      return route.page.source
        ? [{ source: route.page.source, origin: { file: route.page.file, path: route.path } }]
        : [];
    default:
      return [];
  }
}
