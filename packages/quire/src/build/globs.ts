import { isRegularExpression } from "../regular-expression.ts";

/**
 * A test of whether a path matches one of the glob patterns: `*` stands for anything within a folder, `**` also
 * across folders, `{a,b}` for one of several, `[ab]` for one character of several and `[!ab]` for any other, `!(a|b)`
 * for any name but these; `@(…)`, `?(…)`, `+(…)` and `*(…)` are one, at most one, one or more, and any number of them.
 * What a pattern that begins with `!` matches is taken back from those before it.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const steps = patterns.flatMap(oneOfEach).map((pattern) => {
    const takes = !/^!(?!\()/.test(pattern);
    return { takes, expression: new RegExp(`^${sourceOf(takes ? pattern : pattern.slice(1))}$`) };
  });
  return (path) => steps.findLast(({ expression }) => expression.test(path))?.takes ?? false;
}

/** A pattern with `{a,b}` as a pattern for each. */
function oneOfEach(pattern: string): string[] {
  const [braces, list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return list!.split(",").flatMap((one) => oneOfEach(pattern.replace(braces, () => one)));
}

/** Source of the regular expression for a pattern without braces. */
function sourceOf(pattern: string): string {
  const group = /([!@?+*])\(([^()]*)\)/.exec(pattern);
  if (!group) return plainSource(pattern);
  const [whole, sign, list] = group;
  const inner = `(?:${list!.split("|").map(plainSource).join("|")})`;
  const rest = sourceOf(pattern.slice(group.index + whole.length));
  const one = sign === "!" ? `(?!${inner}${rest}$)[^/]*` : sign === "@" ? inner : inner + sign;
  return plainSource(pattern.slice(0, group.index)) + one + rest;
}

const WILDCARDS: Record<string, string> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };

function plainSource(pattern: string): string {
  return pattern.replace(
    /\[([!^]?)([^\]/]+)\]|\*\*\/|[.+^$()|[\]\\{}?]|\*{1,2}/g,
    (piece, not: string | undefined, characters: string | undefined) => {
      if (!characters) return WILDCARDS[piece] ?? `\\${piece}`;
      const set = `[${not && "^/"}${characters.replace(/[[\\^]/g, "\\$&")}]`;
      // A range that ends before it begins is none.
      return isRegularExpression(set) ? set : set.replaceAll("-", "\\-");
    },
  );
}
