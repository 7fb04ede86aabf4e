/** What can begin at the start of a line and matters here: a code fence, a comment, an import, an export. */
const STARTS =
  /^(?:[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})|[ \t]*(<!--)|(import)(?=[\s{*"'])|export\s+(?:const|let|var|function|async|class|default|[{*]))/gm;
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

/**
 * What of a document is a module's: the specifiers of its imports, in order, and whether it exports
 * anything. What stands in code and comments does not count.
 */
export function findModuleSyntax(body: string): { imports: string[]; exports: boolean } {
  const imports: string[] = [];
  let exports = false;
  if (!body.includes("import") && !body.includes("export")) return { imports, exports };
  let fence: string | undefined;
  STARTS.lastIndex = 0;
  for (let match = STARTS.exec(body); match; match = STARTS.exec(body)) {
    const [, marker, comment, keyword] = match;
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && isBare(body, STARTS.lastIndex)) fence = undefined;
    } else if (marker) {
      fence = marker;
    } else if (comment) {
      const close = body.indexOf("-->", STARTS.lastIndex);
      if (close < 0) break;
      STARTS.lastIndex = close + 3;
    } else if (!keyword) {
      exports = true;
    } else {
      const statement = importAt(body, match.index);
      if (!statement) continue;
      imports.push(statement.specifier);
      STARTS.lastIndex = statement.end;
    }
  }
  return { imports, exports };
}

/** Whether nothing but white space stands between an offset and the end of its line. */
function isBare(text: string, offset: number): boolean {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end < 0 ? undefined : end).trim() === "";
}
