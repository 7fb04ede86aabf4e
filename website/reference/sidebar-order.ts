import type { DataDocument } from "quire";

/** Number documents so that the sidebar keeps the given order. */
export function inSidebarOrder(documents: readonly DataDocument[]): DataDocument[] {
  return documents.map((document, index) => ({
    ...document,
    frontMatter: { ...document.frontMatter, sidebar_position: index + 1 },
  }));
}
