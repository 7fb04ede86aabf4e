import {
  type AlternativeElementNode,
  type AlternativeNode,
  type CharacterClassElementNode,
  type CharacterSetNode,
  parse,
} from "oniguruma-parser/parser";

/** Characters that a line must contain for a pattern to match; `\0` stands for any non-ASCII character. */
export interface Needs {
  /** All of these. */
  all: string;
  /** At least one of these; undefined if no such set is known. */
  any?: string;
}

type Characters = ReadonlySet<string>;

interface NeedSets {
  all: Characters;
  any: Characters | undefined;
}

const beyondAscii = "\0";
const ascii = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1));
const nothingKnown: NeedSets = { all: new Set(), any: undefined };

/**
 * Characters ordered by how many lines of code contain them, measured on the samples of a site; all others are
 * rarer.
 */
const common = '\n etarnisoulcdp:m"hf.gb,_y()}{v-D=TkwPROCSAUEMHN/LG[]xIB0\\';

/**
 * Derive from a pattern's syntax tree what a line must contain for it to match: a necessary condition. Most
 * patterns of a grammar require a character that most lines lack, so that those lines need not be searched.
 *
 * @param pattern in Oniguruma's syntax
 * @throws Error when the syntax is invalid
 */
export function needsOf(pattern: string): Needs {
  const tree = parse(pattern, {
    normalizeUnknownPropertyNames: true,
    skipBackrefValidation: true,
    skipPropertyNameValidation: true,
    rules: { captureGroup: true, singleline: true },
  });
  // A pattern that ignores case in one place is treated as if it did everywhere.
  const { all, any } = ofAlternatives(tree.body, JSON.stringify(tree).includes('"ignoreCase":true'));
  const says = any && any.size < common.length && ![...any].some((character) => all.has(character));
  return { all: textOf(all), ...(says && { any: textOf(any) }) };
}

/** Alternatives: what all of them need, or one character of each. */
function ofAlternatives(alternatives: readonly AlternativeNode[], ignoreCase: boolean): NeedSets {
  const each = alternatives.map(({ body }) => ofSequence(body, ignoreCase));
  const [first, ...others] = each;
  const all = [...(first?.all ?? [])].filter((character) =>
    others.every((needs) => needs.all.has(character)),
  );
  const one = each.map((needs) => {
    const own = [...needs.all].filter((character) => !all.includes(character));
    return rarest([needs.any, ...own.map((character) => new Set(character))]);
  });
  return {
    all: new Set(all),
    any: one.every((set) => set !== undefined) ? union(one) : undefined,
  };
}

/** Sequences: every element must match. */
function ofSequence(parts: readonly AlternativeElementNode[], ignoreCase: boolean): NeedSets {
  const each = parts.map((part) => ofPart(part, ignoreCase));
  return { all: union(each.map(({ all }) => all)), any: rarest(each.map(({ any }) => any)) };
}

function ofPart(part: AlternativeElementNode, ignoreCase: boolean): NeedSets {
  switch (part.type) {
    case "Character":
    case "CharacterClass":
    case "CharacterSet": {
      const characters = charactersOf(part, ignoreCase);
      if (characters?.size === 1) return { all: characters, any: undefined };
      return { all: new Set(), any: characters };
    }
    case "Quantifier":
      return part.min === 0 ? nothingKnown : ofPart(part.body, ignoreCase);
    case "Group":
    case "CapturingGroup":
      return ofAlternatives(part.body, ignoreCase);
    case "LookaroundAssertion":
      return part.negate ? nothingKnown : ofAlternatives(part.body, ignoreCase);
    default:
      return nothingKnown;
  }
}

/** A superset of the characters that a class matches; undefined if it cannot be determined. */
function charactersOf(node: CharacterClassElementNode, ignoreCase: boolean): Characters | undefined {
  switch (node.type) {
    case "Character":
      return range(node.value, node.value, ignoreCase);
    case "CharacterClassRange":
      return range(node.min.value, node.max.value, ignoreCase);
    case "CharacterSet":
      return charactersOfSet(node);
    case "CharacterClass": {
      if (node.kind !== "union") return undefined;
      // A negated class excludes at least the characters in the case they are written in.
      const sets = node.body.map((element) => charactersOf(element, ignoreCase && !node.negate));
      if (!sets.every((set) => set !== undefined)) return undefined;
      const named = union(sets);
      if (!node.negate) return named;
      return new Set([beyondAscii, ...ascii.filter((character) => !named.has(character))]);
    }
  }
}

function charactersOfSet({ kind, negate }: CharacterSetNode): Characters | undefined {
  const sets: Partial<Record<CharacterSetNode["kind"], RegExp>> = {
    digit: /[0-9]/,
    hex: /[0-9A-Fa-f]/,
    space: /\s/,
    word: /\w/,
  };
  const set = sets[kind];
  if (!set || negate) return undefined;
  return new Set([beyondAscii, ...ascii.filter((character) => set.test(character))]);
}

function range(from: number, to: number, ignoreCase: boolean): Characters {
  const set = new Set<string>(to > 127 || from === 0 ? [beyondAscii] : []);
  for (let code = Math.max(from, 1); code <= Math.min(to, 127); code++) {
    const character = String.fromCharCode(code);
    set.add(character);
    const forms = [character.toLowerCase(), character.toUpperCase()];
    // Some letters have another case variant beyond ASCII.
    if (ignoreCase && forms[0] !== forms[1]) for (const form of [...forms, beyondAscii]) set.add(form);
  }
  return set;
}

function union(sets: readonly Characters[]): Characters {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Of several required sets, the one that the fewest lines of code contain. */
function rarest(sets: readonly (Characters | undefined)[]): Characters | undefined {
  const known = sets.filter((set) => set !== undefined);
  return known.sort((a, b) => commonness(a) - commonness(b))[0];
}

function commonness(set: Characters): number {
  let sum = 0;
  for (const character of set) {
    const place = common.indexOf(character);
    sum += place < 0 ? 1 : 2 * (common.length - place);
  }
  return sum;
}

function textOf(set: Characters): string {
  return [...set].sort().join("");
}
