/** How much a problem matters: an error fails the build, a warning is reported. */
export type Severity = "error" | "warning";

/** Something wrong in what an author wrote, said so that they can mend it. */
export interface Problem {
  /** Stable name of the kind of problem, for example `broken-link`. */
  code: string;
  /** What is wrong, one sentence. */
  message: string;
  severity: Severity;
  /** Path of the file relative to the site's folder, with forward slashes. */
  file?: string;
  /** First line is 1. */
  line?: number;
  /** First column is 1. */
  column?: number;
  /** What to write instead, or where to look. */
  hint?: string;
  /** What the file says at the place, where only that is known; whoever has its text looks the place up. */
  written?: Written;
}

/** What a file says somewhere: a value in quotes, a name before a colon, or a value somewhere after a name. */
export interface Written {
  name?: string;
  value?: string;
  /** Which of those that it says alike, counted from 0. Left out, the first that no other problem has. */
  nth?: number;
}

/** Marks errors as the engine's, also those of another copy of this module. */
const mark = Symbol.for("quire.error");

/**
 * Thrown when work cannot go on; carries every problem found so far. Modules of a site are bundled with a copy of this
 * class: `instanceof` knows errors of any copy.
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

/** Order problems by file, line and column, so that a run always prints them alike. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file ?? "", b.file ?? "") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What was thrown, in words: code of a site may throw anything. */
export function messageOf(error: unknown): string {
  const message = (error as Error | null | undefined)?.message;
  return typeof message === "string" ? message : String(error);
}

/** The problem behind any error of a page, for pages that fail outside the engine's own checks. */
export function problemsOf(error: unknown, file?: string): readonly Problem[] {
  if (error instanceof QuireError) return error.problems;
  // No page is at fault.
  const refused = refusal(error);
  return refused ? [refused] : [{ code: "render", severity: "error", message: messageOf(error), file }];
}

/** The problem behind an error of the system, which does not let the engine write or read a file; else undefined. */
export function refusal(error: unknown): Problem | undefined {
  switch ((error as NodeJS.ErrnoException | null | undefined)?.code) {
    case "ENOSPC":
      return {
        code: "output",
        severity: "error",
        message: "The disk is full.",
        hint: "Make room and build again. The last good output is untouched.",
      };
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return {
        code: "output",
        severity: "error",
        message: `Something cannot be written or read: ${messageOf(error)}.`,
        hint: "Check the permissions of the site's folder, its output folder and .quire.",
      };
    case "ENAMETOOLONG":
      return {
        code: "output",
        severity: "error",
        message: `A name is too long for the disk: ${(error as NodeJS.ErrnoException).path?.split(/[\\/]/).at(-1)}.`,
        hint: "Give the page a shorter address, by `slug` or the name of its file.",
      };
    case "EEXIST":
    case "ENOTDIR":
    case "EISDIR":
      return {
        code: "output",
        severity: "error",
        message: `A file stands where a folder must be, or a folder where a file must: ${messageOf(error)}.`,
        hint: "Remove it; .quire may be removed whole.",
      };
    default:
      return undefined;
  }
}
