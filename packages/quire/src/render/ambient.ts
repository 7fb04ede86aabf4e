import { type CompiledDocument, ownTitle, tocEntry } from "../markdown/document.ts";

/** Names that expressions in a document may use without defining them, and that modules may import from it. */
export interface Ambient {
  frontMatter: Readonly<Record<string, unknown>>;
  toc: ReturnType<typeof tocEntry>[];
  /** Text of the H1 in the document's body. */
  contentTitle: string | undefined;
}

/** The ambient names of a document. */
export function ambient(document: CompiledDocument, frontMatter: Ambient["frontMatter"]): Ambient {
  return {
    frontMatter,
    toc: document.toc.map(tocEntry),
    contentTitle: ownTitle(document),
  };
}
