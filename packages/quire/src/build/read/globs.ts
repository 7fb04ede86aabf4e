import { isRegularExpression } from "../../base/regular-expression.ts";

/**
 * Create a test for glob patterns: `*` matches anything within a folder, `**` also across folders, `{a,b}` one of
 * several, `[ab]` one character of several, `[!ab]` any other character, `!(a|b)` any name but these; `@(…)`,
 * `?(…)`, `+(…)` and `*(…)` match one, at most one, one or more, and any number of the alternatives. A pattern
 * that starts with `!` excludes what it matches from the preceding ones.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const steps = patterns.flatMap(oneOfEach).map((pattern) => {
    const takes = !/^!(?!\()/.test(pattern);
    return { takes, expression: new RegExp(`^${sourceOf(takes ? pattern : pattern.slice(1))}$`) };
  });
  return (path) => steps.findLast(({ expression }) => expression.test(path))?.takes ?? false;
}

/** Expand `{a,b}` into separate patterns. */
function oneOfEach(pattern: string): string[] {
  const [braces, list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return list!.split(",").flatMap((one) => oneOfEach(pattern.replace(braces, () => one)));
}

/** Regular expression for a pattern without braces. */
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
      // An invalid range is taken literally.
      return isRegularExpression(set) ? set : set.replaceAll("-", "\\-");
    },
  );
}
