import { scanWords, termsOfWord } from "./words.ts";

/**
 * Words that mean the same to readers. A list is of words each of which stands for every other; in the other
 * form only who searches for one of `from` also finds what is said with `to`. An entry may be several words.
 */
export type SynonymGroup = readonly string[] | { from: readonly string[]; to: readonly string[] };

/** How a query is worded, where it is otherwise than searchers type: what its words may stand for, too. */
export interface Wording {
  name: string;
  synonyms: readonly SynonymGroup[];
  /** Words in lower case that hardly say what it is about. */
  plain: ReadonlySet<string>;
}

/** For what is searched, as terms parted by spaces, what else to look for: each a list of terms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Read groups as an author writes them into what the engine asks. */
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

/** Terms of the words of a synonym, names whole. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  scanWords(text, (start, end) => terms.push(termsOfWord(text.slice(start, end)).whole));
  return terms.filter(Boolean);
}
