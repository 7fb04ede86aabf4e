import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { type Problem, QuireError, uniqueProblems } from "../../base/problem.ts";
import { textIfAny } from "../../base/read-file.ts";
import { isOfTheme, unresolvedHint } from "../../base/unresolved-import.ts";
import { type BundlerError, causesOf, fileInFrame, plainMessage } from "../../config/bundler-error.ts";
import { isInstalled } from "../own-code.ts";
import { fileOf } from "./module-graph.ts";

const DOCUMENT = /^\0?virtual:quire\/document\/(.+)\.jsx$/;
// These virtual modules of the engine import what settings name.
const FROM_SETTINGS =
  /(?:Could not resolve '([^']+)' in|import "([^"]+)" from) "?\S*virtual:quire\/(?!document\/)/;

// A stack frame of Sass; the first one is the file with the error.
const IN_SASS = /^ +(\S+\.s[ac]ss) (\d+):(\d+) /m;
const READ = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|svg|mdx?)(?:\?.*)?$/;

/** Convert an error of the bundler into problems with file, line and column in the site. */
export function bundleError(error: BundlerError, siteDir: string): never {
  if (error instanceof QuireError) throw error;
  const problems = causesOf(error).map(
    (cause) =>
      unresolved(cause, siteDir) ??
      withoutCompiler(cause, siteDir) ??
      unreadable(cause, siteDir) ??
      failure(cause, siteDir),
  );
  // The bundler and what watches it may tell of the same.
  throw new QuireError(uniqueProblems(problems));
}

/** Create the error that the bundler throws for an unresolved import. */
export function unresolvedImport(specifier = "", importer = ""): Error {
  return new Error(`failed to resolve import "${specifier}" from "${importer}"`);
}

/** The problem behind an unresolved import, with its position. */
function unresolved(cause: BundlerError, siteDir: string): Problem | undefined {
  const setting = FROM_SETTINGS.exec(cause.message);
  if (setting) {
    const named = fileOf((setting[1] ?? setting[2])!);
    return {
      code: "unresolved-import",
      severity: "error",
      message: `The configuration names \`${toSiteName(named, siteDir)}\`, which does not exist.`,
      hint: "Create the file, correct the path, or install the package.",
    };
  }
  // For a package that a style sheet imports, only the failed attempt to open a file is reported.
  const found =
    /failed to resolve import "([^"]+)" from "([^"]+)"/i.exec(cause.message) ??
    /Could not resolve '([^']+)' in (.+)/.exec(cause.message) ??
    /ENOENT: no such file or directory, open '([^'\\]+)'/.exec(cause.message);
  if (!found || path.isAbsolute(found[1]!)) return undefined;
  const [, specifier = "", importer = ""] = found;
  return missingImport(specifier, cause.loc?.file ?? cause.id ?? importer, siteDir);
}

/** The problem for an unresolved import, depending on the importing module. */
export function missingImport(specifier: string, importer: string, siteDir: string): Problem {
  const file = siteFile(importer, siteDir);
  return {
    code: isOfTheme(specifier) ? "theme-component" : "unresolved-import",
    severity: "error",
    message: `"${specifier}" is imported, but does not exist.`,
    file,
    ...placeOf(
      path.resolve(siteDir, file),
      ...['"', "'"].flatMap((quote) => [quote, "!"].map((before) => before + specifier + quote)),
    ),
    hint: unresolvedHint(specifier),
  };
}

/** The problem for a style sheet whose preprocessor, or a PostCSS plugin, is not installed. */
function withoutCompiler(cause: BundlerError, siteDir: string): Problem | undefined {
  const plugin = /PostCSS config[\s\S]*Cannot find (?:module|package) '([^']+)'/.exec(cause.message)?.[1];
  if (plugin) {
    return {
      code: "code",
      severity: "error",
      message: `The site's PostCSS configuration needs the package \`${plugin}\`, which is not installed.`,
      hint: `Run \`npm install ${plugin}\` in the site folder, or remove the configuration.`,
    };
  }
  const named = /Preprocessor dependency "([\w-]+)" not found/.exec(cause.message)?.[1];
  if (!named) return undefined;
  // Either makes style sheets of Sass; this one is what most sites have.
  const compiler = named === "sass-embedded" ? "sass" : named;
  return {
    code: "code",
    severity: "error",
    message: `This kind of style sheet needs the package \`${compiler}\`, which is not installed.`,
    file: cause.id && siteFile(cause.id, siteDir),
    hint: `Run \`npm install ${compiler}\` in the site folder.`,
  };
}

/** The problem for an imported file that is neither code nor text. */
function unreadable(cause: BundlerError, siteDir: string): Problem | undefined {
  const { code, loc } = cause;
  if (code !== "PARSE_ERROR" || !loc?.file || READ.test(loc.file)) return undefined;
  const name = path.basename(loc.file);
  return {
    code: "code",
    severity: "error",
    message: `${name} is imported, but \`${path.extname(name)}\` files are not modules.`,
    file: siteFile(loc.file, siteDir),
    hint: "Webpack loaders are not run. Import the address with `?url`, or convert the file to JSON.",
  };
}

/** Position of the first line of a file that contains one of the texts. */
function placeOf(file: string, ...texts: string[]): { line?: number; column?: number } {
  const lines = textIfAny(file)?.split("\n") ?? [];
  const line = lines.findIndex((written) => texts.some((text) => written.includes(text)));
  return line < 0 ? {} : { line: line + 1, column: 1 };
}

function failure(cause: BundlerError, siteDir: string): Problem {
  // Keep the message of the failed plugin, without its stack trace inside the bundler.
  const text = plainMessage(cause)
    .replace(/\n\s*Stack backtrace:[\s\S]*/, "")
    .replace(/^[\s\S]*\nCaused by:\s*/, "");
  const [, sass, ...sassPlace] = IN_SASS.exec(text) ?? [];
  const place =
    (sass && path.resolve(sass)) ??
    cause.loc?.file ??
    cause.id ??
    fileInFrame(text) ??
    /((?:\/|\b[A-Za-z]:\\)[^\s:]+\.\w+)(?::(\d+):(\d+))?/.exec(text)?.[1];
  const position = sass ? ["", ...sassPlace] : /:(\d+):(\d+)/.exec(text);
  const file = place && siteFile(place, siteDir);
  return {
    code: "code",
    severity: "error",
    message: messageIn(text, cause, siteDir),
    file,
    // A bundled document is the module it compiles to, which has other lines.
    ...(file && /\.mdx?$/.test(file)
      ? placeInDocument(path.resolve(siteDir, file), text, cause)
      : {
          line: cause.loc?.line ?? (position ? Number(position[1]) : undefined),
          column: cause.loc ? cause.loc.column + 1 : position ? Number(position[2]) : undefined,
        }),
    hint: hintFor(file, text, cause),
  };
}

/** What parsers of style sheets say of text that is no style sheet; plugins complain of other things, too. */
const STYLE_SYNTAX = /\b(?:unknown word|unclosed|unexpected|missed semicolon|double colon|expected)\b/i;

function hintFor(file: string | undefined, text: string, { exporter }: BundlerError): string | undefined {
  if (/"default" is not exported by/.test(text))
    return exporter !== undefined && isInstalled(exporter)
      ? "Import a name: `{ … }`."
      : "Add `export default` to that module, or import a name: `{ … }`.";
  return file?.endsWith(".css") && STYLE_SYNTAX.test(text)
    ? "Look here and just before for a missing semicolon, bracket or brace."
    : undefined;
}

/** The sentence that says what is wrong, with paths relative to the site. */
function messageIn(text: string, { exporter }: BundlerError, siteDir: string): string {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(Transform|Build) failed/.test(line));
  return (
    (lines[0] ?? "The site's code cannot be bundled.")
      .replace(/^(?:\[[\w: -]+\]\s*)+/, "")
      // The position is reported separately.
      .replace(/^(?:[\w-]+: )?\S+:\d+:\d+: /, "")
      // The bundler's path is relative to the working directory.
      .replace(/(?<=not exported by ")[^"]+/, (name) => siteFile(exporter ?? name, siteDir))
      .replaceAll(siteDir + path.sep, "")
  );
}

/**
 * Find the line in the code frame of a document's module in the document itself, if it occurs there unchanged; or the
 * import of what a module does not export.
 */
function placeInDocument(
  file: string,
  said: string,
  { exporter }: BundlerError,
): { line?: number; column?: number } {
  if (exporter) {
    const ends = ["", path.extname(exporter)].map(
      (end) => path.basename(exporter, path.extname(exporter)) + end,
    );
    return placeOf(file, ...ends.flatMap((end) => [`/${end}"`, `/${end}'`]));
  }
  const [, number = "", column] = /:(\d+):(\d+)/.exec(said) ?? [];
  const shown = new RegExp(`^ *${number} │ (.*\\S)`, "m").exec(said)?.[1];
  const lines = (number && shown && textIfAny(file)?.split(/\r?\n/)) || [];
  const index = lines.findIndex((line) => line.trimEnd() === shown);
  return index < 0 ? {} : { line: index + 1, column: Number(column) };
}

function toSiteName(name: string, siteDir: string): string {
  return path.isAbsolute(name) ? relativeFile(name, siteDir) : name;
}

function siteFile(place: string, siteDir: string): string {
  const document = DOCUMENT.exec(place)?.[1];
  return document ?? toSiteName(fileOf(place), siteDir);
}
