import { type CompiledDocument, ownTitle, type TocItem } from "../markdown/document.ts";

/** What the expressions of a document may name without defining it, and modules may import from it. */
export interface Ambient {
  frontMatter: Readonly<Record<string, unknown>>;
  toc: (TocItem & { value: string; level: number })[];
  /** Text of the document's own first heading. */
  contentTitle: string | undefined;
}

/** What a document knows of itself. */
export function ambient(document: CompiledDocument, frontMatter: Ambient["frontMatter"]): Ambient {
  return {
    frontMatter,
    toc: document.toc.map((item) => ({ ...item, value: item.html, level: item.depth })),
    contentTitle: ownTitle(document),
  };
}
