/**
 * A test of whether a path matches one of the glob patterns: `*` stands for anything within a folder, `**` also
 * across folders, `{a,b}` for one of several, `!(a|b)` for any name but these; `@(…)`, `?(…)`, `+(…)` and `*(…)` are
 * one, at most one, one or more, and any number of them.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.flatMap(oneOfEach).map((pattern) => new RegExp(`^${sourceOf(pattern)}$`));
  return (path) => expressions.some((expression) => expression.test(path));
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

function plainSource(pattern: string): string {
  return pattern
    .replace(/[.+^$()|[\]\\{}]/g, "\\$&")
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (glob) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" })[glob] ?? glob,
    );
}
