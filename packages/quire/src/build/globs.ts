/**
 * A test of whether a path matches one of the glob patterns: `*` stands for anything within a folder, `**` also
 * across folders, `{a,b}` for one of several.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .replace(/[.+^$()|[\]\\]/g, "\\$&")
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.split(",").join("|")})`)
      .replace(
        /\*\*\/|\*\*|\*|\?/g,
        (glob) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" })[glob] ?? glob,
      );
    return new RegExp(`^${source}$`);
  });
  return (path) => expressions.some((expression) => expression.test(path));
}
