import type { Doc, Source, Version } from "./model.ts";
import { readFrontMatterBlock } from "./source/front-matter-block.ts";

/** Reads a document. */
type TextOf = (source: Source) => string;

/**
 * Note on each document of versions with `changesSince` what the earlier version has in its place: nothing, or a
 * document with another title or text. Front matter, comments and spacing are not text.
 *
 * @param textOf called only for documents whose files differ
 */
export function noteChanges(versions: readonly Version[], textOf: TextOf): void {
  for (const { doc, old, since } of comparedDocs(versions)) {
    if (!old) doc.change = { since };
    else if (!isSame(doc, old, textOf)) doc.change = { since, path: old.path };
  }
}

/**
 * Whether what is noted on a document is no longer so.
 *
 * @param changed the documents whose texts have changed since
 */
export function isNotedWrongly(
  versions: readonly Version[],
  changed: ReadonlySet<Source>,
  textOf: TextOf,
): boolean {
  return comparedDocs(versions).some(
    ({ doc, old }) =>
      old &&
      (changed.has(doc.source) || changed.has(old.source)) &&
      isSame(doc, old, textOf) !== (doc.change === undefined),
  );
}

/** The documents of versions with `changesSince`, each with the one in its place in the earlier version. */
function comparedDocs(versions: readonly Version[]): { doc: Doc; old: Doc | undefined; since: string }[] {
  return versions.flatMap(({ instance, changesSince, docs }) => {
    const earlier = versions.find((each) => each.instance === instance && each.name === changesSince);
    if (!earlier) return [];
    const before = new Map(earlier.docs.map((doc) => [doc.id, doc]));
    return docs.map((doc) => ({ doc, old: before.get(doc.id), since: earlier.label }));
  });
}

function isSame(one: Doc, other: Doc, textOf: TextOf): boolean {
  return one.source.hash === other.source.hash || wordsOf(one, textOf) === wordsOf(other, textOf);
}

function wordsOf({ source, title }: Doc, textOf: TextOf): string {
  const { body } = readFrontMatterBlock(source.file, textOf(source));
  return `${title}\n${body.replace(comments, "").replace(/\s+/g, " ").trim()}`;
}

const comments = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
