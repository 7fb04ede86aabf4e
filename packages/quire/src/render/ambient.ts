import { type CompiledDocument, ownTitle, tocEntry } from "../markdown/document.ts";

/** What the expressions of a document may name without defining it, and modules may import from it. */
export interface Ambient {
  frontMatter: Readonly<Record<string, unknown>>;
  toc: ReturnType<typeof tocEntry>[];
  /** Text of the document's own first heading. */
  contentTitle: string | undefined;
}

/** What a document knows of itself. */
export function ambient(document: CompiledDocument, frontMatter: Ambient["frontMatter"]): Ambient {
  return {
    frontMatter,
    toc: document.toc.map(tocEntry),
    contentTitle: ownTitle(document),
  };
}
