import { importsAt } from "../../markdown/imports.ts";

/** Lines that matter here: the start of a code fence, a comment, an import or an export. */
const STARTS =
  /^(?:[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})|[ \t]*(<!--)|(import)(?![\w$])|export\s+(?:const|let|var|function|async|class|default|[{*]))/gm;

/**
 * Find the module syntax of a document: the specifiers of its imports, in order, and whether it exports anything.
 * Code and comments are skipped.
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
      const found = importsAt(body, match.index, 1);
      if (!found) continue;
      imports.push(...found.specifiers);
      STARTS.lastIndex = found.end;
    }
  }
  return { imports, exports };
}

/** Whether there is only white space between an offset and the end of its line. */
function isBare(text: string, offset: number): boolean {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end < 0 ? undefined : end).trim() === "";
}
