import type { PatternScanner, RegexEngine, RegexEngineString } from "shiki/types";
import { patternNeeds, patternRegex } from "./patterns.ts";

/** A line of code, and the set of its characters. */
interface Line extends RegexEngineString {
  id: number;
  characters: CharacterSet;
  isAscii: boolean;
}

/** One bit for each ASCII character; bit 0 stands for all others. */
type CharacterSet = readonly [number, number, number, number];
const beyondAscii = 1;

/** Position of a group that did not participate in the match, as in vscode-textmate. */
const unmatched = { start: 0xffffffff, end: 0xffffffff, length: 0 };

/**
 * A regular expression engine for TextMate grammars, on top of JavaScript's own, equivalent to the one in Shiki.
 * It searches a line only for patterns whose required characters occur in it: usually a few of the hundred or so
 * patterns in a grammar's state.
 */
export function createCodeEngine(): RegexEngine {
  const patterns = new Map<string, Pattern>();
  let lines = 0;
  const patternOf = (source: string | RegExp): Pattern => {
    if (typeof source !== "string") return new Pattern(source);
    let pattern = patterns.get(source);
    if (!pattern) {
      pattern = new Pattern(source);
      patterns.set(source, pattern);
    }
    return pattern;
  };
  return {
    createString(content): Line {
      const characters = charactersOf(content);
      return { content, id: ++lines, characters, isAscii: (characters[0] & beyondAscii) === 0 };
    },
    createScanner: (sources) => new CodeScanner(sources.map(patternOf)),
  };
}

/** A pattern of a grammar, compiled when it is first searched for. */
class Pattern {
  private readonly source: string | RegExp;
  private readonly all: CharacterSet;
  private readonly any: CharacterSet | undefined;
  /** For lines of ASCII, and for others. Null if JavaScript has no equivalent; the pattern then never matches. */
  private ascii: RegExp | null | undefined;
  private other: RegExp | null | undefined;
  /** Whether matches depend on where the search starts (`\G`). */
  isAnchored = false;

  constructor(source: string | RegExp) {
    this.source = source;
    const needs = typeof source === "string" ? patternNeeds(source) : undefined;
    this.all = charactersOf(needs?.all ?? "");
    this.any = needs?.any === undefined ? undefined : charactersOf(needs.any);
  }

  /** Whether a line contains the characters that the pattern requires. */
  mayMatch([a, b, c, d]: CharacterSet): boolean {
    const { all, any } = this;
    if ((a & all[0]) !== all[0] || (b & all[1]) !== all[1]) return false;
    if ((c & all[2]) !== all[2] || (d & all[3]) !== all[3]) return false;
    return !any || ((a & any[0]) | (b & any[1]) | (c & any[2]) | (d & any[3])) !== 0;
  }

  /** The first match at or after a position. */
  search({ content, isAscii }: Line, start: number): RegExpExecArray | null {
    let regex = isAscii ? this.ascii : this.other;
    if (regex === undefined) {
      regex = this.makeRegex(isAscii);
      if (isAscii) this.ascii = regex;
      else this.other = regex;
    }
    if (!regex) return null;
    regex.lastIndex = start;
    return regex.exec(content);
  }

  private makeRegex(isAscii: boolean): RegExp | null {
    try {
      const regex = typeof this.source === "string" ? patternRegex(this.source, isAscii) : this.source;
      this.isAnchored =
        regex.sticky || (regex as { rawOptions?: { strategy?: unknown } }).rawOptions?.strategy != null;
      return regex;
    } catch {
      return null;
    }
  }
}

/** A pattern of a scanner, with its state in the current line. */
interface Candidate {
  index: number;
  pattern: Pattern;
  /** Its next match; null before the first search. */
  match: RegExpExecArray | null;
}

class CodeScanner implements PatternScanner {
  private readonly all: readonly Candidate[];
  private lineId = 0;
  private searchedFrom = 0;
  /** The candidates that may still match in the line, in order. */
  private open: Candidate[] = [];

  constructor(patterns: readonly Pattern[]) {
    this.all = patterns.map((pattern, index) => ({ index, pattern, match: null }));
  }

  /** The first match at or after a position; at equal positions, the first pattern wins. */
  findNextMatchSync(line: Line | string, start: number) {
    if (typeof line === "string") throw new TypeError("A line is made by `createString`.");
    if (line.id !== this.lineId || start < this.searchedFrom) this.begin(line);
    this.searchedFrom = start;
    const { open } = this;
    let best: Candidate | undefined;
    let kept = 0;
    let at = 0;
    for (; at < open.length; at++) {
      const candidate = open[at]!;
      const { pattern } = candidate;
      if (candidate.match === null || candidate.match.index < start || pattern.isAnchored) {
        candidate.match = pattern.search(line, start);
        if (candidate.match === null && !pattern.isAnchored) continue;
      }
      open[kept++] = candidate;
      if (candidate.match !== null && (!best || candidate.match.index < best.match!.index)) {
        best = candidate;
        if (candidate.match.index === start) break;
      }
    }
    // Candidates after the one that ended the search are kept.
    if (kept <= at) {
      while (++at < open.length) open[kept++] = open[at]!;
      open.length = kept;
    }
    if (!best) return null;
    const captureIndices = best.match!.indices!.map((place) =>
      place ? { start: place[0], end: place[1], length: place[1] - place[0] } : unmatched,
    );
    return { index: best.index, captureIndices };
  }

  private begin(line: Line): void {
    this.lineId = line.id;
    this.open = this.all.filter(({ pattern }) => pattern.mayMatch(line.characters));
    for (const candidate of this.open) candidate.match = null;
  }
}

function charactersOf(text: string): CharacterSet {
  const set: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) set[0] |= beyondAscii;
    else set[code >> 5]! |= 1 << (code & 31);
  }
  return set;
}
