import { type CompiledDocument, ownTitle, tocEntry } from "../markdown/document.ts";
import type { Source } from "../site/model.ts";
import type { Metadata } from "./metadata.ts";

/** Names that expressions in a document may use without defining them, and that modules may import from it. */
export interface Ambient {
  frontMatter: Readonly<Record<string, unknown>>;
  toc: ReturnType<typeof tocEntry>[];
  /** What is known of its page; undefined for a document that another imports. */
  metadata?: Metadata;
  /** Text of the H1 in the document's body. */
  contentTitle: string | undefined;
}

/** A document's file, and what its expressions read. */
export type ShownSource = Pick<Source, "file" | "frontMatter"> & Pick<Ambient, "metadata">;

/** The ambient names of a document. */
export function ambient(
  document: CompiledDocument,
  { frontMatter, metadata }: Pick<Ambient, "frontMatter" | "metadata">,
): Ambient {
  return {
    frontMatter,
    ...(metadata && { metadata }),
    toc: document.toc.map(tocEntry),
    contentTitle: ownTitle(document),
  };
}
