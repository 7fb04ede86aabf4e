import type { Doc, Source, Version } from "./model.ts";
import { readFrontMatterBlock } from "./source/front-matter-block.ts";

/**
 * Note on each document of versions with `changesSince` what the earlier version has in its place: nothing, or a
 * document with another title or text. Front matter, comments and spacing are not text.
 *
 * @param textOf reads a document; called only for those whose files differ
 */
export function noteChanges(versions: readonly Version[], textOf: (source: Source) => string): void {
  const wordsOf = ({ source, title }: Doc) => {
    const { body } = readFrontMatterBlock(source.file, textOf(source));
    return `${title}\n${body.replace(comments, "").replace(/\s+/g, " ").trim()}`;
  };
  const isSame = (one: Doc, other: Doc) =>
    one.source.hash === other.source.hash || wordsOf(one) === wordsOf(other);
  for (const version of versions) {
    const earlier = versions.find(({ name }) => name === version.changesSince);
    if (!earlier) continue;
    const before = new Map(earlier.docs.map((doc) => [doc.id, doc]));
    for (const doc of version.docs) {
      const old = before.get(doc.id);
      if (!old) doc.change = { since: earlier.label };
      else if (!isSame(doc, old)) doc.change = { since: earlier.label, path: old.path };
    }
  }
}

const comments = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
