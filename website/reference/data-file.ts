import { createRequire } from "node:module";
import { load } from "js-yaml";
import type { Problem } from "quire";
import type { Document, Node } from "yaml";
import type { z } from "zod";
import { dataProblem, type Place } from "./data-problems.ts";

/** Path of a value in a file: `["fields", "host_port", "type"]`. */
export type DataPath = readonly PropertyKey[];

/** A validated data file. */
export interface LoadedFile<T> {
  /** File name without folder and extension. */
  id: string;
  /** Path relative to the site. */
  file: string;
  value: T;
  /** Position of the value at a path, or of the nearest enclosing one; with `key`, of its name. */
  at(path: DataPath, key?: "key"): Place;
}

/** Values of valid texts, by schema. */
const parsed = new WeakMap<z.ZodType, Map<string, unknown>>();

/**
 * Parse and validate a YAML or JSON file. Several topics need the same file, and files are often the same in all
 * versions: a text is parsed once, and its value shared, which therefore must not be changed.
 *
 * @param schema the same object each time, as values are kept by it
 * @param problems receives what is wrong, with line and column
 * @returns undefined if the file is invalid
 */
export function readDataFile<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): LoadedFile<T> | undefined {
  const at = (path: DataPath, key?: "key") => placeOf(file, text, path, key);
  const name = file.slice(file.lastIndexOf("/") + 1);
  const id = name.replace(/\.\w+$/, "");
  let known = parsed.get(schema);
  if (!known) {
    known = new Map();
    parsed.set(schema, known);
  }
  if (known.has(text)) return { id, file, value: known.get(text) as T, at };
  const written = readYaml(file, text, problems);
  if (!written) return undefined;
  const result = schema.safeParse(written.value);
  if (!result.success) {
    for (const issue of result.error.issues) problems.push(...problemsOf(issue, at));
    return undefined;
  }
  known.set(text, result.data);
  return { id, file, value: result.data, at };
}

/** The package `yaml`, which knows positions: seventy files, only loaded if something is wrong. */
const positions = () => createRequire(import.meta.url)("yaml") as typeof import("yaml");

/** Parse YAML with js-yaml, which takes a third of the time of `yaml`. */
function readYaml(file: string, text: string, problems: Problem[]): { value: unknown } | undefined {
  try {
    return { value: load(text) };
  } catch (error) {
    const { LineCounter, parseDocument } = positions();
    const { errors } = parseDocument(text, { lineCounter: new LineCounter() });
    for (const { message, linePos } of errors) {
      const place = { file, line: linePos?.[0].line, column: linePos?.[0].col };
      problems.push(dataProblem(place, `${message.split(" at line ")[0]}.`));
    }
    if (errors.length === 0) problems.push(dataProblem({ file }, `${(error as Error).message}.`));
    return undefined;
  }
}

function problemsOf(issue: z.core.$ZodIssue, at: LoadedFile<unknown>["at"]): Problem[] {
  const name = issue.path.join(".") || "The file";
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) =>
        dataProblem(
          at([...issue.path, key], "key"),
          `\`${key}\` is not known here.`,
          "Check its spelling, or remove it.",
        ),
      );
    case "invalid_value":
      return [
        dataProblem(
          at(issue.path),
          `\`${name}\` has a value that is not known.`,
          `One of ${list(issue.values)}.`,
        ),
      ];
    case "invalid_union": {
      const inner = issue.errors.flat();
      const message = inner[0]?.message ?? issue.message;
      return [dataProblem(at(issue.path), `\`${name}\` is none of the forms it may have: ${message}.`)];
    }
    case "invalid_type":
      return [
        issue.input === undefined && issue.message.includes("undefined")
          ? dataProblem(at(issue.path), `\`${name}\` is missing.`, `Write ${worded(issue.expected)} there.`)
          : dataProblem(at(issue.path), `\`${name}\` must be ${worded(issue.expected)}.`),
      ];
    default:
      return [dataProblem(at(issue.path), `\`${name}\`: ${issue.message}.`)];
  }
}

/** Describe what was expected in terms of YAML. */
function worded(expected: string): string {
  const words: Record<string, string> = {
    string: "text",
    array: "a list",
    object: "a mapping",
    record: "a mapping",
    boolean: "true or false",
    int: "a whole number",
  };
  return words[expected] ?? `a ${expected}`;
}

const list = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");

/** Position of a value, found by parsing the text again, as it is only needed for problems. */
function placeOf(file: string, text: string, path: DataPath, key?: "key"): Place {
  const { LineCounter, parseDocument } = positions();
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  for (let length = path.length; length >= 0; length--) {
    const found = nodeAt(document, path.slice(0, length), key === "key" && length === path.length);
    const start = found?.range?.[0];
    if (start === undefined) continue;
    const { line, col } = lineCounter.linePos(start);
    return { file, line, column: col };
  }
  return { file, line: 1, column: 1 };
}

function nodeAt(document: Document.Parsed, path: DataPath, key: boolean): Node | null | undefined {
  if (!key) return document.getIn(path, true) as Node | undefined;
  const parent = document.getIn(path.slice(0, -1), true) as { items?: unknown[] } | undefined;
  const pair = parent?.items?.find(
    (item) => (item as { key?: { value?: unknown } }).key?.value === path[path.length - 1],
  );
  return (pair as { key?: Node } | undefined)?.key;
}
