/** One name a document imports. */
export interface ImportBinding {
  /** The name in the document. */
  local: string;
  /** The name in the module: `default`, `*`, or an export. */
  imported: string;
  specifier: string;
  line: number;
}

const statement = /^import\s+(?:([\w$*{},\s]+?)\s+from\s+)?(["'])([^"'\n]+)\2\s*;?\s*$/;

/** Lines one statement may take. */
const longest = 60;

/**
 * Read import statements (one or several, each ending its line). Returns undefined when the text is not
 * only imports: "import data from 'x' and…" is prose.
 */
export function readImports(text: string, line: number): ImportBinding[] | undefined {
  const bindings: ImportBinding[] = [];
  let pending = "";
  let pendingLine = line;
  for (const [index, row] of text.split("\n").entries()) {
    if (pending === "") {
      if (row.trim() === "" || row.startsWith("//")) continue;
      pendingLine = line + index;
    }
    if (line + index - pendingLine > longest) return undefined;
    pending = pending === "" ? row : `${pending}\n${row}`;
    const match = statement.exec(pending);
    if (!match) continue;
    pending = "";
    for (const binding of readClause(match[1] ?? "")) {
      bindings.push({ ...binding, specifier: match[3]!, line: pendingLine });
    }
  }
  return pending === "" ? bindings : undefined;
}

/** What an import statement, and what could be taken for one, is told apart by. */
const piece =
  /(?<import>(?<=(?:^|[\n;]|\*\/)[ \t]*)import\s+(?:[\w$*{},\s]+?(?<=[\s}])from\s*)?(?:"[^"\n]+"|'[^'\n]+')[ \t]*;?)|\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^\\`])*`|"(?:\\.|[^\\"\n])*"|'(?:\\.|[^\\'\n])*'/g;

/**
 * Part code into its import statements and the rest, which keeps its lines. Text and comments that look like a
 * statement are none.
 *
 * @param line of the file the code begins in
 */
export function splitImports(code: string, line: number): { imports: ImportBinding[]; rest: string } {
  const imports: ImportBinding[] = [];
  const rest = code.replace(piece, (text, ...match) => {
    if (match.at(-1).import === undefined) return text;
    const before = code.slice(0, match.at(-3)).split("\n").length - 1;
    const found = readImports(text.trim(), line + before);
    if (!found) return text;
    imports.push(...found);
    return text.replace(/[^\n]/g, "");
  });
  return { imports, rest };
}

/**
 * Code of a partial with what it exports from other modules as import statements: what a partial exports is known to
 * the document that includes it. Names behind `export *` cannot be told.
 */
export function reExportsAsImports(code: string): string {
  return code
    .replace(/^export\s*(\{[^}]*\}|\*\s*as\s+[\w$]+)\s*from\b/gm, "import $1 from")
    .replace(/^export\s*(?:\*\s*from\s*["'][^"'\n]*["']|\{[^}]*\})[ \t]*;?/gm, "");
}

function readClause(clause: string): { local: string; imported: string }[] {
  const out: { local: string; imported: string }[] = [];
  const braces = /\{([^}]*)\}/.exec(clause);
  for (const item of (braces?.[1] ?? "").split(",")) {
    const match = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(item);
    if (match) out.push({ imported: match[1]!, local: match[2] ?? match[1]! });
  }
  for (const item of clause.replace(/\{[^}]*\}/, "").split(",")) {
    const match = /^\s*(?:(\*)\s+as\s+)?([\w$]+)\s*$/.exec(item);
    if (match) out.push({ imported: match[1] ?? "default", local: match[2]! });
  }
  return out;
}
