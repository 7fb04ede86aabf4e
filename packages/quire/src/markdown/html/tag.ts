/** An attribute of a tag; its value is still source. */
export interface TagAttribute {
  /** Name as written; "..." for a spread, whose value is the expression after the dots. */
  name: string;
  /** `true` for an attribute without a value. */
  value: string | true | { expression: string };
  /** Offset of the value (without quotes or braces), or else of the name, in the text. */
  offset: number;
}

/** An opening, closing or self-closing tag as written in HTML or JSX. */
export interface Tag {
  kind: "open" | "close" | "void";
  name: string;
  attributes: TagAttribute[];
  /** Offsets of the tag in the text. */
  start: number;
  end: number;
}

const nameStart = /[A-Za-z]/;
const nameRest = /[\w.:-]/;
const attributeName = /[^\s"'<>/={}`]/;
/** Maximum length of a tag, so that a stray `<` in a huge file costs nothing. */
const MAX_TAG_LENGTH = 20_000;

/** Whether a name is that of a component: it starts with a capital or contains a dot. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) || name.includes(".");
}

/** Parse the tag that starts at `start` (a `<`); undefined if there is none. */
export function readTag(text: string, start: number): Tag | undefined {
  let index = start + 1;
  const close = text.charAt(index) === "/";
  if (close) index++;
  if (!nameStart.test(text.charAt(index))) return undefined;
  const nameAt = index;
  while (index < text.length && nameRest.test(text.charAt(index))) index++;
  const tag: Tag = {
    kind: close ? "close" : "open",
    name: text.slice(nameAt, index),
    attributes: [],
    start,
    end: 0,
  };
  const limit = Math.min(text.length, start + MAX_TAG_LENGTH);
  let spaced = false;
  while (index < limit) {
    const char = text.charAt(index);
    if (char === ">") return { ...tag, end: index + 1 };
    if (char === "/" && text.charAt(index + 1) === ">" && !close)
      return { ...tag, kind: "void", end: index + 2 };
    if (/\s/.test(char)) {
      spaced = true;
      index++;
      continue;
    }
    if (close || !spaced) return undefined;
    const next = readAttribute(text, index, limit, tag.attributes);
    if (next === undefined) return undefined;
    index = next;
    spaced = /[\s"'}]/.test(text.charAt(index - 1));
  }
  return undefined;
}

/** Add the attribute, spread or comment at an offset; returns the offset after it, or undefined if there is none. */
function readAttribute(text: string, start: number, limit: number, into: TagAttribute[]): number | undefined {
  if (text.charAt(start) === "{") {
    const end = endOfBraces(text, start, limit);
    if (end === undefined) return undefined;
    const inner = text.slice(start + 1, end - 1).trim();
    if (inner.startsWith("..."))
      into.push({ name: "...", value: { expression: inner.slice(3) }, offset: start + 1 });
    else if (!/^\/\*[\s\S]*\*\/$/.test(inner)) return undefined;
    return end;
  }
  let nameEnd = start;
  while (nameEnd < limit && attributeName.test(text.charAt(nameEnd))) nameEnd++;
  if (nameEnd === start) return undefined;
  const name = text.slice(start, nameEnd);
  const equals = afterSpace(text, nameEnd);
  if (text.charAt(equals) !== "=") {
    into.push({ name, value: true, offset: start });
    return nameEnd;
  }
  const read = readValue(text, afterSpace(text, equals + 1), limit);
  if (read) into.push({ name, value: read.value, offset: read.offset });
  return read?.end;
}

/** Read the value at an offset: in quotes, in braces, or bare; undefined if there is none, or it does not end. */
function readValue(
  text: string,
  start: number,
  limit: number,
): (Pick<TagAttribute, "value" | "offset"> & { end: number }) | undefined {
  const first = text.charAt(start);
  const inner = start + 1;
  if (first === '"' || first === "'") {
    const quote = text.indexOf(first, inner);
    if (quote < 0 || quote >= limit) return undefined;
    return { value: text.slice(inner, quote), offset: inner, end: quote + 1 };
  }
  if (first === "{") {
    const end = endOfBraces(text, start, limit);
    if (end === undefined) return undefined;
    return { value: { expression: text.slice(inner, end - 1) }, offset: inner, end };
  }
  let end = start;
  while (end < limit && /[^\s"'=<>`]/.test(text.charAt(end)) && !text.startsWith("/>", end)) end++;
  return end > start ? { value: text.slice(start, end), offset: start, end } : undefined;
}

function afterSpace(text: string, start: number): number {
  let index = start;
  while (/\s/.test(text.charAt(index))) index++;
  return index;
}

/** The offset after the brace that closes the one at `start`, skipping strings, comments and templates. */
export function endOfBraces(text: string, start: number, limit = text.length): number | undefined {
  let depth = 0;
  let index = start;
  while (index < limit) {
    const char = text.charAt(index);
    if (char === "{") depth++;
    else if (char === "}") {
      if (--depth === 0) return index + 1;
    } else if (char === '"' || char === "'" || char === "`") {
      index++;
      while (index < limit && text.charAt(index) !== char) index += text.charAt(index) === "\\" ? 2 : 1;
    } else if (char === "/" && text.charAt(index + 1) === "*") {
      const end = text.slice(index + 2, limit).indexOf("*/");
      if (end < 0) return undefined;
      index += end + 3;
    }
    index++;
  }
  return undefined;
}
