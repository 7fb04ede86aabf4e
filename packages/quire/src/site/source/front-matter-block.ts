import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { isRecord } from "../../base/is-record.ts";
import { type Problem, positionAt } from "../../base/problem.ts";
import { readSimpleYaml } from "./simple-yaml.ts";

/** A document, split at the end of its front matter. */
interface FrontMatterBlock {
  /** The values; `{}` if there are none or they cannot be parsed. */
  values: Record<string, unknown>;
  /** Line number in the file of each top-level field. */
  lines: Record<string, number>;
  /** The text after the front matter. */
  body: string;
  problems: Problem[];
}

const OPEN = /^---[ \t]*\r?\n/;
const CLOSE = /^---[ \t]*\r?$/gm;

/**
 * Split the YAML between `---` lines at the very start of a document from its body and parse it. A `---` without
 * a closing one is a thematic break, unless a field follows it.
 */
export function readFrontMatterBlock(file: string, text: string): FrontMatterBlock {
  const open = OPEN.exec(text);
  if (!open) return { values: {}, lines: {}, body: text, problems: lateBlock(file, text) };
  CLOSE.lastIndex = open[0].length;
  const close = CLOSE.exec(text);
  if (!close) {
    const problems: Problem[] = /^[\w-]+:(?:\s|$)/.test(text.slice(open[0].length))
      ? [
          {
            code: "front-matter",
            message: "The front matter is not closed.",
            severity: "error",
            file,
            line: 1,
            column: 1,
            hint: "Write a line with `---` after its last field.",
          },
        ]
      : [];
    return { values: {}, lines: {}, body: text, problems };
  }
  const body = text.slice(close.index + close[0].length).replace(/^\r?\n/, "");
  return { ...parseYaml(file, text.slice(open[0].length, close.index).replace(/\r?\n$/, "")), body };
}

/** The first line of what looks like front matter between other lines, as in TOML. */
const OTHER = /^(-{4,}|\+{3})[ \t]*\r?\n[\w-]+[ \t]*[:=]/;

/** What looks like front matter, after blank lines or comments. */
const LATE =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*?(?<=\n)(?<block>---[ \t]*\r?\n(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n|-[ \t].*\r?\n)*)+---[ \t]*(?=\r?\n|$))/;

/** Warn about front matter that is shown as text, as something precedes it. */
function lateBlock(file: string, text: string): Problem[] {
  const other = OTHER.exec(text)?.[1];
  if (other !== undefined) {
    return [
      {
        code: "front-matter",
        message: `\`${other}\` does not start front matter, and what follows is shown as text.`,
        severity: "warning",
        file,
        line: 1,
        column: 1,
        hint: "Write `---` in the lines above and below the fields, and the fields as YAML: `title: Quickstart`.",
      },
    ];
  }
  if (!/^\s|^<!--/.test(text)) return [];
  const found = LATE.exec(text);
  if (!found) return [];
  return [
    {
      code: "front-matter",
      message: "The front matter is not at the start of the file, and is shown as text.",
      severity: "warning",
      file,
      ...positionAt(text, found[0].length - found.groups!.block!.length),
      hint: "Remove the blank lines and comments before it.",
    },
  ];
}

function parseYaml(file: string, yaml: string): Omit<FrontMatterBlock, "body"> {
  const simple = readSimpleYaml(yaml);
  if (simple) {
    // The block starts on the second line of the file.
    for (const key of Object.keys(simple.lines)) simple.lines[key]! += 1;
    return { ...simple, problems: [] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: "silent", merge: true });
  let last = 0;
  const problems = document.errors.flatMap((error): Problem[] => {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    // Further errors on the same line are consequences of the first.
    if (line === last) return [];
    last = line;
    return [
      {
        code: "front-matter",
        message: `The front matter is not valid YAML: ${error.message.split("\n", 1)[0]}`,
        severity: "error",
        file,
        line: line + 1,
        column: col,
        hint: adviceFor(error.code, error.message),
      },
    ];
  });
  let values: unknown;
  try {
    values = document.toJS();
  } catch (error) {
    if (problems.length === 0) problems.push(unreadable(file, (error as Error).message));
  }
  const lines: Record<string, number> = {};
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) lines[String(key.value)] = lineCounter.linePos(key.range[0]).line + 1;
    }
  } else if (values !== null && values !== undefined && problems.length === 0) {
    problems.push(unreadable(file, "it does not consist of fields"));
  }
  return { values: withoutFaults(values, lines, problems), lines, problems };
}

/**
 * The values that could be parsed, without the fields that contain errors, and without one that would become the
 * prototype of a copy and so stand in for any field that is missing.
 */
function withoutFaults(
  values: unknown,
  lines: Record<string, number>,
  problems: Problem[],
): Record<string, unknown> {
  if (!isRecord(values)) return {};
  const faulty = new Set(problems.map((problem) => problem.line));
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => key !== "__proto__" && !faulty.has(lines[key])),
  );
}

function unreadable(file: string, reason: string): Problem {
  return {
    code: "front-matter",
    message: `The front matter cannot be read: ${reason}.`,
    severity: "error",
    file,
    line: 2,
    column: 1,
    hint: "Write one field per line, for example `title: Quickstart`.",
  };
}

function adviceFor(code: string, message: string): string {
  if (/end with a [\]}]/.test(message))
    return 'Close the bracket, or put quotes around a value that starts with one: `title: "[A"`.';
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "BAD_SCALAR_START":
    case "UNEXPECTED_TOKEN":
      return 'Put quotes around a value that contains a colon or starts with a special character: `title: "A: B"`.';
    case "DUPLICATE_KEY":
      return "Keep one of the two fields.";
    case "TAB_AS_INDENT":
      return "Indent with spaces.";
    case "MISSING_CHAR":
      return "Close the quote or bracket.";
    default:
      return "Check the indentation and the quotes.";
  }
}
