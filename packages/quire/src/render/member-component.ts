import { QuireError } from "../base/problem.ts";

/**
 * The component that a tag such as `<Name.Part>` of a document stands for: unlike a plain name, it can only be looked up
 * when the page is rendered.
 *
 * @param place file, line and column of the tag, with colons between them
 * @throws QuireError `unknown-component` if there is none
 */
export function memberComponent<Value>(value: Value, tag: string, place: string): Value {
  const isType = /^(?:string|function|symbol)$/.test(typeof value) || Object(value).$$typeof !== undefined;
  if (isType) return value;
  const [, file, line, column] = /^(.*):(\d+):(\d+)$/s.exec(place)!;
  const [owner, part] = tag.split(/\.(?=[^.]*$)/);
  throw new QuireError({
    code: "unknown-component",
    severity: "error",
    message: `There is no component <${tag}>: \`${owner}\` has no component \`${part}\`.`,
    file,
    line: Number(line),
    column: Number(column),
    hint: `Correct the name, or write \`<${tag}>\` in backticks (or \\<${tag}>) if it is text.`,
  });
}
