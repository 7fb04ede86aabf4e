import { compareText } from "./compare-text.ts";

/** An error fails the build; a warning is only reported. */
export type Severity = "error" | "warning";

/** A problem in something an author wrote. */
export interface Problem {
  /** Stable identifier of the kind of problem, such as `broken-link`. */
  code: string;
  /** Description in one sentence. */
  message: string;
  severity: Severity;
  /** Path relative to the site's folder, with forward slashes. */
  file?: string;
  /** Line number, from 1. */
  line?: number;
  /** Column number, from 1. */
  column?: number;
  /** What to write instead, or where to look. */
  hint?: string;
  /** Text at the position, if only that is known: the position is then looked up in the file. */
  written?: Written;
}

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const above = text.slice(0, offset).split("\n");
  return { line: above.length, column: above.at(-1)!.length + 1 };
}

/** A piece of text to find in a file: a value in quotes, a name before a colon, or a value after a name. */
export interface Written {
  name?: string;
  value?: string;
  /**
   * Names after which a value without a `name` is meant, with "" for none. Other places count only if there are none
   * of these, as the value may be computed.
   */
  after?: readonly string[];
  /** Index from 0 among equal pieces. By default, the first one not used by another problem. */
  nth?: number;
}

/** Marks errors of the engine, even if they come from another copy of this module. */
const mark = Symbol.for("quire.error");

/**
 * Thrown when work cannot continue; carries all problems found so far. Modules of a site are bundled with their
 * own copy of this class, so `instanceof` recognises errors of any copy.
 */
export class QuireError extends Error {
  readonly [mark] = true;
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[]) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map((problem) => problem.message).join("\n"));
    this.name = "QuireError";
    this.problems = list;
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && mark in value;
  }
}

/** Drop repetitions of problems, which several steps may find. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Sort problems by file, line and column, so that the order is always the same. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file ?? "", b.file ?? "") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

/** The message of a thrown value, which may be anything if it comes from code of a site. */
export function messageOf(error: unknown): string {
  const message = (error as Error | null | undefined)?.message;
  return typeof message === "string" ? message : String(error);
}

/** Convert any error into problems, for pages that fail outside the engine's own checks. */
export function problemsOf(error: unknown, file?: string): readonly Problem[] {
  if (error instanceof QuireError) return error.problems;
  // An error of the system is not the page's fault.
  const refused = refusal(error);
  return refused ? [refused] : [{ code: "render", severity: "error", message: messageOf(error), file }];
}

/**
 * The problem behind a file system error that keeps the engine from reading or writing; undefined for other
 * errors.
 */
export function refusal(error: unknown): Problem | undefined {
  switch ((error as NodeJS.ErrnoException | null | undefined)?.code) {
    case "ENOSPC":
      return {
        code: "output",
        severity: "error",
        message: "The disk is full.",
        hint: "Free some space and build again. The last good output is still there.",
      };
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return {
        code: "output",
        severity: "error",
        message: `A file cannot be read or written: ${messageOf(error)}.`,
        hint: "Check the permissions of the site folder, the output folder and `.quire`.",
      };
    case "ENAMETOOLONG":
      return {
        code: "output",
        severity: "error",
        message: `A file name is too long: ${(error as NodeJS.ErrnoException).path?.split(/[\\/]/).at(-1)}.`,
        hint: "Shorten the path of the page, with `slug` or by renaming its file.",
      };
    case "EEXIST":
    case "ENOTDIR":
    case "EISDIR":
    case "ERR_FS_EISDIR":
      return {
        code: "output",
        severity: "error",
        message: `There is a file where a folder is needed, or a folder where a file is needed: ${messageOf(error)}.`,
        hint: "Remove it. You can safely remove the whole `.quire` folder.",
      };
    default:
      return undefined;
  }
}
