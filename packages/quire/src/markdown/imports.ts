/** A name that a document imports. */
export interface ImportBinding {
  /** The local name in the document. */
  local: string;
  /** The exported name: `default`, `*`, or a named export. */
  imported: string;
  specifier: string;
  line: number;
}

/** An import statement, and the offset after it. */
export interface ImportStatement {
  specifier: string;
  /** The imported names, without types; empty for a side-effect import. */
  names: { local: string; imported: string }[];
  end: number;
}

const comment = String.raw`\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/`;
const comments = new RegExp(comment, "g");
const gap = `(?:\\s|${comment})*`;
const name = String.raw`[\w$]+(?![\w$])`;
const star = `\\*${gap}as(?![\\w$])${gap}${name}`;
const braces = `\\{(?:[\\w$,\\s]|${comment})*\\}`;
const clause = `(?:${name}(?:${gap},${gap}(?:${star}|${braces}))?|${star}|${braces})`;
/**
 * A statement must be followed by a line end, comments, or another statement after a semicolon; otherwise the
 * text is prose.
 */
const ending = String.raw`(?:[ \t]*;)?(?=[ \t]*(?:\r?\n|$|\/[/*])|(?<=;)[ \t]*(?:import|export)(?![\w$]))`;
const statement = new RegExp(
  `import(?![\\w$])${gap}(?:(?<type>type(?![\\w$])${gap})?(?<clause>${clause})${gap}from(?![\\w$])${gap})?(?<quote>["'])(?<specifier>[^"'\\n]+)\\k<quote>(?:${gap}with${gap}\\{(?<attributes>[^{}\\n]*)\\})?${ending}`,
  "y",
);

/** Parse the import statement at an offset; undefined if the text there is prose. */
export function importAt(text: string, offset: number): ImportStatement | undefined {
  statement.lastIndex = offset;
  const groups = statement.exec(text)?.groups;
  if (!groups) return undefined;
  const names = groups.type === undefined ? readClause(groups.clause ?? "") : [];
  // Some formatters escape `_` as `\_`.
  const named = groups.specifier!.replace(/\\(?=[^a-z0-9])/gi, "");
  const isText = /\btype["']?\s*:\s*["']text["']/.test(groups.attributes ?? "");
  // `with { type: "text" }` means the same as `?raw`.
  const specifier = isText ? `${named}?raw` : named;
  return { specifier, names, end: statement.lastIndex };
}

/** Comments after a statement, on its line and the lines below. */
const behind = /(?:[ \t]*\/\*(?:[^*]|\*(?!\/))*\*\/)*[ \t]*(?:\/\/[^\n]*)?(?:\r?\n\/\/[^\n]*)*/y;

/**
 * Parse consecutive import statements from an offset, with the comments between them.
 *
 * @param line number of the line with the offset
 * @returns also the offset where their last line ends; undefined if the text is prose
 */
export function importsAt(
  text: string,
  offset: number,
  line: number,
): { specifiers: string[]; bindings: ImportBinding[]; end: number } | undefined {
  const specifiers: string[] = [];
  const bindings: ImportBinding[] = [];
  let end = offset;
  let row = line;
  for (let at = offset; ; ) {
    const found = importAt(text, at);
    if (!found) break;
    const { specifier, names } = found;
    specifiers.push(specifier);
    bindings.push(...names.map((one) => ({ ...one, specifier, line: row })));
    behind.lastIndex = found.end;
    behind.test(text);
    end = behind.lastIndex;
    const next = text.startsWith("\r\n", end) ? end + 2 : text.startsWith("\n", end) ? end + 1 : end;
    row += linesIn(text.slice(at, next));
    at = next;
  }
  return specifiers.length > 0 ? { specifiers, bindings, end } : undefined;
}

/** Possible start of a statement, or a string or comment that may contain something similar. */
const piece =
  /(?<=(?:^|[\n;]|\*\/)[ \t]*)import(?![\w$])|\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^\\`])*`|"(?:\\.|[^\\"\n])*"|'(?:\\.|[^\\'\n])*'/g;

/**
 * Split code into its import statements and the rest, which keeps its lines. Strings and comments that look like
 * statements are left alone.
 *
 * @param line number of the code's first line in the file
 */
export function splitImports(code: string, line: number): { imports: ImportBinding[]; rest: string } {
  const imports: ImportBinding[] = [];
  let rest = "";
  let done = 0;
  let row = line;
  for (const match of code.matchAll(piece)) {
    const found = match[0] === "import" && match.index >= done ? importAt(code, match.index) : undefined;
    if (!found) continue;
    const { specifier, names, end } = found;
    row += linesIn(code.slice(done, match.index));
    imports.push(...names.map((one) => ({ ...one, specifier, line: row })));
    const blank = code.slice(match.index, end).replace(/[^\n]/g, "");
    rest += code.slice(done, match.index) + blank;
    row += blank.length;
    done = end;
  }
  return { imports, rest: rest + code.slice(done) };
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/**
 * Rewrite the re-exports of a partial as imports, so that the document that includes it knows the names. Names
 * behind `export *` remain unknown.
 */
export function reExportsAsImports(code: string): string {
  return code
    .replace(/^export\s*(\{[^}]*\}|\*\s*as\s+[\w$]+)\s*from\b/gm, "import $1 from")
    .replace(/^export\s*(?:\*\s*from\s*["'][^"'\n]*["']|\{[^}]*\})[ \t]*;?/gm, "");
}

function readClause(clause: string): ImportStatement["names"] {
  const out: ImportStatement["names"] = [];
  const written = clause.replace(comments, " ");
  for (const item of (/\{([^}]*)\}/.exec(written)?.[1] ?? "").split(",")) {
    const match = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(item);
    if (match) out.push({ imported: match[1]!, local: match[2] ?? match[1]! });
  }
  for (const item of written.replace(/\{[^}]*\}/, "").split(",")) {
    const match = /^\s*(?:(\*)\s*as\s+)?([\w$]+)\s*$/.exec(item);
    if (match) out.push({ imported: match[1] ?? "default", local: match[2]! });
  }
  return out;
}
