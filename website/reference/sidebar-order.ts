import type { DataDocument } from "quire";

/** Documents with a place in the sidebar: the order in which they are given. */
export function inSidebarOrder(documents: readonly DataDocument[]): DataDocument[] {
  return documents.map((document, index) => ({
    ...document,
    frontMatter: { ...document.frontMatter, sidebar_position: index + 1 },
  }));
}
