import type { IGrammar, StateStack } from "shiki/textmate";
import { ownCopy } from "../own-copy.ts";

/** What a line came to, and the state behind it. */
interface Line {
  html: string;
  next: State;
}

/** A state of a grammar between two lines, and what lines came to that were read in it. */
interface State {
  stack: StateStack | null;
  lines: Map<string, Line>;
}

/** Lines remembered a grammar, and states told apart; beyond, all is forgotten and collected anew. */
const mostLines = 20_000;
const mostStates = 400;

/**
 * Reads lines of code by a grammar, each line in each state once: in a documentation tree most lines of
 * code recur (`source:`, `import json`, `}`), and reading one costs a hundred times what finding it does.
 */
export class LineCache {
  private readonly grammar: IGrammar;
  private readonly write: (line: string, tokens: Uint32Array) => string;
  private states: State[] = [];
  private count = 0;

  /** `write` makes HTML of a line and its tokens (pairs of offset and metadata). */
  constructor(grammar: IGrammar, write: (line: string, tokens: Uint32Array) => string) {
    this.grammar = grammar;
    this.write = write;
  }

  /** HTML of code, line by line. Lines longer than `longest` are passed over: `plain` writes them. */
  read(code: string, longest: number, plain: (line: string) => string): string {
    if (this.count > mostLines || this.states.length > mostStates) {
      this.states = [];
      this.count = 0;
    }
    const out: string[] = [];
    let state = this.intern(null);
    for (const line of code.split("\n")) {
      if (line.length > longest) {
        out.push(plain(line));
        continue;
      }
      let known = state.lines.get(line);
      if (!known) {
        // No time limit: what is written must not depend on how busy the machine is.
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
