import { diffArrays, diffWordsWithSpace } from "diff";
import type { Line, Section } from "./article-text.ts";

/** Whether something is only in the later text, only in the earlier one, or in both. */
export type State = "added" | "removed" | "kept";

/** A part of a text. */
export interface Piece {
  text: string;
  state: State;
}

/** A passage that changed, in prose or in code. */
export interface Change {
  pieces: Piece[];
  code: boolean;
}

/** A section with changes. */
export interface SectionChanges {
  title: string;
  /** Id of its heading, in the text that has it. */
  id: string;
  state: State;
  changes: Change[];
}

/** Time in milliseconds after which a comparison ends, and everything counts as changed. */
const TIMEOUT_MS = 1000;

/** Minimum share of two passages that is in both (Dice's coefficient), for showing what changed word by word. */
const MIN_KEPT = 0.4;

/**
 * Compare two texts, section by section; sections with the same heading are the same. In a section, lines are compared
 * first, and then the words of lines that replace others, each by a shortest list of edits (Myers 1986).
 *
 * @returns the sections with changes, in the order of the later text, followed by the removed ones
 */
export function compareTexts(before: readonly Section[], after: readonly Section[]): SectionChanges[] {
  const earlier = byTitle(before);
  const later = byTitle(after);
  const names = [...later.keys(), ...[...earlier.keys()].filter((name) => !later.has(name))];
  return names.flatMap((name): SectionChanges[] => {
    const old = earlier.get(name);
    const now = later.get(name);
    const { title, id } = (now ?? old)!;
    const state = old ? (now ? "kept" : "removed") : "added";
    const changes = compareLines(old?.lines ?? [], now?.lines ?? []);
    return state === "kept" && changes.length === 0 ? [] : [{ title, id, state, changes }];
  });
}

/** Sections by their title; of several with the same one, by its number, too. */
function byTitle(sections: readonly Section[]): Map<string, Section> {
  const named = new Map<string, Section>();
  for (const section of sections) {
    let name = section.title;
    for (let number = 2; named.has(name); number++) name = `${section.title} ${number}`;
    named.set(name, section);
  }
  return named;
}

function compareLines(before: Line[], after: Line[]): Change[] {
  const runs = diffArrays(before, after, {
    comparator: (one, other) => one.text === other.text && one.code === other.code,
    timeout: TIMEOUT_MS,
  }) ?? [
    { removed: true, value: before },
    { added: true, value: after },
  ];
  const changes: Change[] = [];
  let removed: Line[] = [];
  let added: Line[] = [];
  const end = () => {
    changes.push(...passages(removed, added));
    removed = [];
    added = [];
  };
  for (const run of runs) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else end();
  }
  end();
  return changes;
}

/** What replaces what in a run of changed lines: prose and code are compared apart, in their order. */
function passages(removed: Line[], added: Line[]): Change[] {
  const before = blocksOf(removed);
  const after = blocksOf(added);
  const isAlike = before.length === after.length && before.every(({ code }, at) => code === after[at]!.code);
  if (!isAlike) return [...before.flatMap(whole("removed")), ...after.flatMap(whole("added"))];
  return before.flatMap(({ code, texts }, at) => {
    const others = after[at]!.texts;
    return texts.length === others.length
      ? texts.flatMap((text, line) => passage(text, others[line]!, code))
      : passage(texts.join("\n"), others.join("\n"), code);
  });
}

/** Lines one after the other that are all prose or all code. */
interface Block {
  texts: string[];
  code: boolean;
}

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const { text, code } of lines) {
    const last = blocks.at(-1);
    if (last?.code === code) last.texts.push(text);
    else blocks.push({ texts: [text], code });
  }
  return blocks;
}

/** A block that replaces none: a paragraph a line, code in one piece. */
const whole =
  (state: State) =>
  ({ texts, code }: Block): Change[] =>
    (code ? [texts.join("\n")] : texts).map((text) => ({ pieces: [{ text, state }], code }));

function passage(before: string, after: string, code: boolean): Change[] {
  const words = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [];
  const kept = words.filter(({ added, removed }) => !added && !removed).map(({ value }) => value.trim());
  if ((2 * kept.join("").length) / (before.length + after.length) >= MIN_KEPT)
    return [{ pieces: piecesOf(words), code }];
  return [
    { pieces: [{ text: before, state: "removed" }], code },
    { pieces: [{ text: after, state: "added" }], code },
  ];
}

/** The pieces of a passage; words that are replaced one after the other are one piece. */
function piecesOf(words: readonly { value: string; added: boolean; removed: boolean }[]): Piece[] {
  const pieces: Piece[] = [];
  let removed = "";
  let added = "";
  const end = () => {
    if (removed) pieces.push({ text: removed, state: "removed" });
    if (added) pieces.push({ text: added, state: "added" });
    removed = "";
    added = "";
  };
  for (const word of words) {
    if (word.removed) removed += word.value;
    else if (word.added) added += word.value;
    else if (removed && added && !word.value.trim()) {
      removed += word.value;
      added += word.value;
    } else {
      end();
      pieces.push({ text: word.value, state: "kept" });
    }
  }
  end();
  return pieces;
}
