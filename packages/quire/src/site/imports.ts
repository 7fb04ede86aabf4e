/** What can begin at the start of a line and matters here: a code fence, a comment, an import. */
const STARTS = /^(?:[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})|[ \t]*(<!--)|(import)(?=[\s{*"']))/gm;
const STATEMENT =
  /import\s*(?:type\s+)?(?:[\w$*{},][\w$*{},\s]{0,2000}?(?:\s|(?<=[}]))from\s*)?["']([^"'\n]+)["'][ \t]*;?[ \t]*(?=\r?$)/my;

/** An import statement and the offset just after it. */
export interface ImportStatement {
  specifier: string;
  end: number;
}

/** The import statement that starts at an offset, or nothing when the text there is prose. */
export function importAt(text: string, offset: number): ImportStatement | undefined {
  STATEMENT.lastIndex = offset;
  const match = STATEMENT.exec(text);
  return match ? { specifier: match[1]!, end: offset + match[0].length } : undefined;
}

/** Module specifiers of the imports of a document, in order; those in code and comments do not count. */
export function findImports(body: string): string[] {
  if (!body.includes("import")) return [];
  const found: string[] = [];
  let fence: string | undefined;
  STARTS.lastIndex = 0;
  for (let match = STARTS.exec(body); match; match = STARTS.exec(body)) {
    const [, marker, comment] = match;
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && isBare(body, STARTS.lastIndex)) fence = undefined;
    } else if (marker) {
      fence = marker;
    } else if (comment) {
      const close = body.indexOf("-->", STARTS.lastIndex);
      if (close < 0) break;
      STARTS.lastIndex = close + 3;
    } else {
      const statement = importAt(body, match.index);
      if (!statement) continue;
      found.push(statement.specifier);
      STARTS.lastIndex = statement.end;
    }
  }
  return found;
}

/** Whether nothing but white space stands between an offset and the end of its line. */
function isBare(text: string, offset: number): boolean {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end < 0 ? undefined : end).trim() === "";
}
