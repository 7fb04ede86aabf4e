/** `nearest` over so many candidates that comparing with each would take too long for every broken link. */
import { posix } from "node:path";
import { nearest } from "../nearest.ts";

/** Candidates compared letter by letter. */
const compared = 40;
/** A group of letters in more candidates than this says little. */
const common = 1_000;

/**
 * Make a search for the path most like a word. A page that moved keeps its name, so paths of the same name
 * come first; else those that share the most groups of three letters are compared. The index is made at the
 * first question, and answers are kept, because a broken link is often written many times.
 *
 * @param candidates gives all paths; called at most once
 */
export function closestIndex(candidates: () => Iterable<string>): (word: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  let index: Index | undefined;
  return (word) => {
    if (!answers.has(word)) {
      index ??= makeIndex([...candidates()]);
      answers.set(word, search(word, index));
    }
    return answers.get(word);
  };
}

interface Index {
  all: string[];
  byName: Map<string, string[]>;
  /** Numbers of the candidates that hold a group of three letters. */
  byLetters: Map<string, number[]>;
}

function makeIndex(all: string[]): Index {
  const byName = new Map<string, string[]>();
  const byLetters = new Map<string, number[]>();
  all.forEach((candidate, number) => {
    add(byName, nameOf(candidate), candidate);
    for (const letters of triples(candidate)) add(byLetters, letters, number);
  });
  return { all, byName, byLetters };
}

function search(word: string, { all, byName, byLetters }: Index): string | undefined {
  const same = byName.get(nameOf(word));
  if (same) return nearest(word, same) ?? same[0];
  if (all.length <= compared) return nearest(word, all);
  const shared = new Map<number, number>();
  for (const letters of triples(word)) {
    const numbers = byLetters.get(letters) ?? [];
    if (numbers.length > common) continue;
    for (const number of numbers) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, compared);
  return nearest(
    word,
    best.map(([number]) => all[number]!),
  );
}

function triples(path: string): Set<string> {
  const text = path.toLowerCase();
  const found = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) found.add(text.slice(at, at + 3));
  return found;
}

/** Last segment in lower case without its ending, of the front page of a folder the folder's. */
function nameOf(path: string): string {
  const bare = path.toLowerCase().replace(/\.[a-z]+$/, "");
  return posix.basename(bare.replace(/\/(?:index|readme)$/, ""));
}

function add<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
