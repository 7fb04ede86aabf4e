import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, QuireError } from "../problem.ts";
import { isOfTheme, unresolvedHint } from "../unresolved-import.ts";
import { toSitePath } from "./walk.ts";

interface BundlerError extends Error {
  id?: string;
  code?: string;
  /** Absolute path of the module that has not the export asked for. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
  errors?: BundlerError[];
}

const DOCUMENT = /^\0?virtual:quire\/document\/(.+)\.jsx$/;
// What the engine's own modules import is what settings name.
const FROM_SETTINGS =
  /(?:Could not resolve '([^']+)' in|import "([^"]+)" from) "?\S*virtual:quire\/(?!document\/)/;

// What a line of Sass says of where it failed, the file that is read first before those that load it.
const IN_SASS = /^ +(\S+\.s[ac]ss) (\d+):(\d+) /m;
const READ = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|svg|mdx?)(?:\?.*)?$/;

/** Turn the bundler's failure into problems that name the site's own file, line and column. */
export function bundleError(error: BundlerError, siteDir: string): never {
  if (error instanceof QuireError) throw error;
  throw new QuireError(
    causesOf(error).map(
      (cause) =>
        unresolved(cause, siteDir) ??
        withoutCompiler(cause, siteDir) ??
        unreadable(cause, siteDir) ??
        failure(cause, siteDir),
    ),
  );
}

/** What the bundler throws for an import that leads nowhere. */
export function unresolvedImport(specifier = "", importer = ""): Error {
  return new Error(`failed to resolve import "${specifier}" from "${importer}"`);
}

/** An error wraps those it consists of, which may do so too. */
function causesOf(error: BundlerError): BundlerError[] {
  return error.errors?.length ? error.errors.flatMap(causesOf) : [error];
}

/** An import that leads nowhere, with the place it stands in. */
function unresolved(cause: BundlerError, siteDir: string): Problem | undefined {
  const setting = FROM_SETTINGS.exec(cause.message);
  if (setting) {
    const named = (setting[1] ?? setting[2])!.replace(/\?.*$/, "");
    return {
      code: "unresolved-import",
      severity: "error",
      message: `The configuration names ${toSiteName(named, siteDir)}, which does not exist.`,
      hint: "Make it, or correct the path; a package has to be installed.",
    };
  }
  // A style sheet that names a package is told of by what opening a file of that name said.
  const found =
    /failed to resolve import "([^"]+)" from "([^"]+)"/i.exec(cause.message) ??
    /Could not resolve '([^']+)' in (.+)/.exec(cause.message) ??
    /ENOENT: no such file or directory, open '([^'\\]+)'/.exec(cause.message);
  if (!found || path.isAbsolute(found[1]!)) return undefined;
  const [, specifier = "", importer = ""] = found;
  return missingImport(specifier, cause.loc?.file ?? cause.id ?? importer, siteDir);
}

/** What is said of an import that leads nowhere, by the module it stands in. */
export function missingImport(specifier: string, importer: string, siteDir: string): Problem {
  const file = siteFile(importer, siteDir);
  return {
    code: isOfTheme(specifier) ? "theme-component" : "unresolved-import",
    severity: "error",
    message: `"${specifier}" is imported, and does not exist.`,
    file,
    ...placeOf(
      path.resolve(siteDir, file),
      ...['"', "'"].flatMap((quote) => [quote, "!"].map((before) => before + specifier + quote)),
    ),
    hint: unresolvedHint(specifier),
  };
}

/** A style sheet in a language whose compiler the site does not install. */
function withoutCompiler(cause: BundlerError, siteDir: string): Problem | undefined {
  const named = /Preprocessor dependency "([\w-]+)" not found/.exec(cause.message)?.[1];
  if (!named) return undefined;
  // Either makes style sheets of Sass; this one is what most sites have.
  const compiler = named === "sass-embedded" ? "sass" : named;
  return {
    code: "code",
    severity: "error",
    message: `Style sheets of this kind are made by the package ${compiler}, which is not installed.`,
    file: cause.id && siteFile(cause.id, siteDir),
    hint: `Run \`npm install ${compiler}\` in the site's folder.`,
  };
}

/** A file that is imported, and that only a loader of webpack would make a module of. */
function unreadable(cause: BundlerError, siteDir: string): Problem | undefined {
  const importer = cause.exporter && cause.loc?.file;
  const data = cause.exporter ?? cause.loc?.file;
  if (!data || READ.test(data) || !/^(?:MISSING_EXPORT|PARSE_ERROR)$/.test(cause.code ?? ""))
    return undefined;
  const name = path.basename(data);
  const file = siteFile(importer ?? data, siteDir);
  return {
    code: "code",
    severity: "error",
    message: `${name} is imported; files that end in ${path.extname(name)} are no modules.`,
    file,
    ...(importer && placeOf(path.resolve(siteDir, file), `${name}"`, `${name}'`)),
    hint: "Loaders of webpack are not run. Import its text with !!raw-loader!, or make a JSON file of it.",
  };
}

/** The first line of a file that has one of the texts. */
function placeOf(file: string, ...texts: string[]): { line?: number; column?: number } {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findIndex((written) => texts.some((text) => written.includes(text)));
  return line < 0 ? {} : { line: line + 1, column: 1 };
}

function failure(cause: BundlerError, siteDir: string): Problem {
  // Of what one of its plugins says, what that was, and not where in the bundler it was said.
  const text = cause.message
    .replace(/\u001b\[[0-9;]*m/g, "")
    .replace(/\n\s*Stack backtrace:[\s\S]*/, "")
    .replace(/^[\s\S]*\nCaused by:\s*/, "");
  const [, sass, ...sassPlace] = IN_SASS.exec(text) ?? [];
  const place =
    (sass && path.resolve(sass)) ??
    cause.loc?.file ??
    cause.id ??
    // The head of the lines that it shows.
    /─\[ (\S.*?):\d+:\d+ \]/.exec(text)?.[1] ??
    /((?:\/|\b[A-Za-z]:\\)[^\s:]+\.\w+)(?::(\d+):(\d+))?/.exec(text)?.[1];
  const position = sass ? ["", ...sassPlace] : /:(\d+):(\d+)/.exec(text);
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(Transform|Build) failed/.test(line));
  const message = (lines[0] ?? "The site's code cannot be bundled.")
    .replace(/^\[[\w:-]+\]\s*/, "")
    // The place is told beside it.
    .replace(/^\S+:\d+:\d+: /, "")
    // The bundler's path starts from where it was started.
    .replace(/(?<=not exported by ")[^"]+/, (name) => siteFile(cause.exporter ?? name, siteDir))
    .split(siteDir + path.sep)
    .join("");
  const file = place && siteFile(place, siteDir);
  // What was bundled of a document is the module it compiles to, whose lines are others.
  if (file && /\.mdx?$/.test(file))
    return {
      code: "code",
      severity: "error",
      message,
      file,
      ...placeInDocument(path.resolve(siteDir, file), text),
    };
  return {
    code: "code",
    severity: "error",
    message,
    file,
    line: cause.loc?.line ?? (position ? Number(position[1]) : undefined),
    column: cause.loc ? cause.loc.column + 1 : position ? Number(position[2]) : undefined,
  };
}

/** Where the line that the bundler shows of a document's module stands in the document, if it does as it is. */
function placeInDocument(file: string, said: string): { line?: number; column?: number } {
  const [, number = "", column] = /:(\d+):(\d+)/.exec(said) ?? [];
  const shown = new RegExp(`^ *${number} │ (.*\\S)`, "m").exec(said)?.[1];
  if (!number || !shown || !existsSync(file)) return {};
  const index = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .findIndex((line) => line.trimEnd() === shown);
  return index < 0 ? {} : { line: index + 1, column: Number(column) };
}

function toSiteName(name: string, siteDir: string): string {
  return path.isAbsolute(name) ? toSitePath(name, siteDir) : name;
}

function siteFile(place: string, siteDir: string): string {
  const document = DOCUMENT.exec(place)?.[1];
  return document ?? toSiteName(place.replace(/\?.*$/, ""), siteDir);
}
