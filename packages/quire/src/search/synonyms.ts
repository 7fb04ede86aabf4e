import { termsOfWord, wordsOf } from "./words.ts";

/**
 * Words with the same meaning. In a list, each stands for every other; with `from` and `to`, searches for the
 * former also find the latter. An entry may consist of several words.
 */
export type SynonymGroup = readonly string[] | { from: readonly string[]; to: readonly string[] };

/** How queries of a certain kind, such as questions, are worded: additional synonyms and filler words. */
export interface Wording {
  name: string;
  synonyms: readonly SynonymGroup[];
  /** Words in lower case that say little about the topic. */
  plain: ReadonlySet<string>;
}

/** Maps terms separated by spaces to their synonyms, each a list of terms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Convert groups as authors write them to a map. */
export function readSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const found = new Map<string, string[][]>();
  const add = (from: string, to: string) => {
    const [key, target] = [termsOf(from), termsOf(to)];
    if (key.length === 0 || target.length === 0 || key.join(" ") === target.join(" ")) return;
    const list = found.get(key.join(" ")) ?? [];
    if (!list.some((other) => other.join(" ") === target.join(" "))) list.push(target);
    found.set(key.join(" "), list);
  };
  for (const group of groups) {
    const [from, to] = "from" in group ? [group.from, group.to] : [group, group];
    for (const word of from) for (const other of to) if (word !== other) add(word, other);
  }
  return found;
}

/** Terms of a synonym; names are not split. */
function termsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => termsOfWord(word).whole)
    .filter(Boolean);
}
