import type { IGrammar, StateStack } from "shiki/textmate";
import { escapeCode } from "../../base/escape.ts";
import { ownCopy } from "../../base/own-copy.ts";

/** The result of a line, and the grammar state after it. */
interface Line {
  html: string;
  next: State;
}

/** A grammar state between two lines, with the results of lines that were read in it. */
interface State {
  stack: StateStack | null;
  lines: Map<string, Line>;
}

/** Longer lines (in characters) stay plain: nobody reads those. */
const MAX_LINE_LENGTH = 5_000;

/** Maximum number of lines, and of states, to cache for a grammar; the cache is cleared when it is full. */
const MAX_LINES = 20_000;
const MAX_STATES = 400;

/**
 * Tokenises lines of code, each distinct line in each state only once: most lines in a documentation tree recur
 * (`source:`, `import json`, `}`), and a lookup is a hundred times faster than tokenising.
 */
export class LineCache {
  private states: State[] = [];
  private count = 0;

  /** `write` renders a line and its tokens (pairs of offset and metadata) as HTML. */
  constructor(
    private readonly grammar: IGrammar,
    private readonly write: (line: string, tokens: Uint32Array) => string,
  ) {}

  /** Highlight code line by line. */
  read(code: string): string {
    if (this.count > MAX_LINES || this.states.length > MAX_STATES) {
      this.states = [];
      this.count = 0;
    }
    const out: string[] = [];
    let state = this.intern(null);
    for (const line of code.split("\n")) {
      if (line.length > MAX_LINE_LENGTH) {
        out.push(escapeCode(line));
        continue;
      }
      let known = state.lines.get(line);
      if (!known) {
        // No time limit, as the output must not depend on how busy the machine is.
        const result = this.grammar.tokenizeLine2(line, state.stack, 0);
        known = { html: this.write(line, result.tokens), next: this.intern(result.ruleStack) };
        state.lines.set(ownCopy(line), known);
        this.count++;
      }
      out.push(known.html);
      state = known.next;
    }
    return out.join("\n");
  }

  private intern(stack: StateStack | null): State {
    for (const state of this.states) {
      if (state.stack === stack || (stack !== null && state.stack?.equals(stack))) return state;
    }
    const state: State = { stack, lines: new Map() };
    this.states.push(state);
    return state;
  }
}
