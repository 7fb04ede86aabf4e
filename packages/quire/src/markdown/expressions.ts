/** What the expressions in the prose of a Markdown file say of whether it must be read as MDX. */
import { literally } from "../base/regular-expression.ts";
import { FenceTracker } from "./code/fence.ts";

/** Whether a text shows one of these values outside code: `{name…}`. */
export function showsValue(text: string, names: readonly string[]): boolean {
  return text.includes("{") && holds(text, names, (either) => `(^|[^\`\\\\$])\\{\\s*(?:${either})\\b`);
}

/** Whether a text renders a member of one of these names as a component outside code: `<Name.Part>`. */
export function drawsPart(text: string, names: readonly string[]): boolean {
  return (
    names.some((name) => text.includes(`<${name}.`)) &&
    holds(text, names, (either) => `(^|[^\`\\\\])<(?:${either})\\.`)
  );
}

/** A string or a field of the front matter or metadata, as an expression. */
const plainExpression = /(?<![=\\])\{\s*(?:'[^'\\\n]*'|"[^"\\\n]*"|(?:frontMatter|metadata)\.[\w.]+)\s*\}/g;

/** Whether a text has plain expressions outside code, and no others: then it is MDX, or all braces would be text. */
export function hasOnlyPlainExpressions(text: string): boolean {
  if (text.search(plainExpression) < 0) return false;
  const prose = proseLines(text.replace(/^---[ \t]*\n[\s\S]*?\n---[ \t]*\n/, "")).join("\n");
  const rest = prose.replace(plainExpression, "");
  return rest !== prose && !/(?<!\\)\{(?![#.])/.test(rest);
}

/** The start of an expression that is an element. */
const element = /(?<![\\$])\{\s*<[A-Za-z>]/;

/** Whether an expression outside code starts with a tag: `{<b>…</b>}`. */
export function hasElement(text: string): boolean {
  return element.test(text) && proseLines(text).some((line) => element.test(line));
}

function holds(text: string, names: readonly string[], pattern: (either: string) => string): boolean {
  if (names.length === 0) return false;
  const shown = new RegExp(pattern(names.map(literally).join("|")));
  return proseLines(text).some((line) => shown.test(line));
}

/** The lines of a text without its code. */
function proseLines(text: string): string[] {
  const fences = new FenceTracker();
  return text
    .split("\n")
    .filter((line) => !fences.inside(line))
    .map((line) => line.replace(/`[^`]*`/g, ""));
}
