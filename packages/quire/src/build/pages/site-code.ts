import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { relativeFile } from "../../base/file-path.ts";
import { messageOf, positionAt, QuireError } from "../../base/problem.ts";
import { textIfAny } from "../../base/read-file.ts";
import { literally } from "../../base/regular-expression.ts";
import { stillWaiting } from "../../base/still-waiting.ts";
import { framesOf, originOf } from "../../config/bundle-origin.ts";
import type { SiteCode } from "../../render/body.tsx";

/** The comment that the bundler puts before each module: a file of the site, or the module of a document. */
const FILE = /^\/\/ (?:\\0virtual:quire\/document\/(.+)\.jsx|([^\s\\].*?\.\w+)(?:\?.*)?)$/;

/**
 * Load the bundle of a site's code.
 *
 * @param file its absolute path
 * @throws QuireError `code` when it throws, for instance because it needs a browser, or when it imports something
 *   that a module of the engine does not export
 */
export async function loadSiteCode(file: string, siteDir: string): Promise<SiteCode> {
  try {
    return await stillWaiting(
      import(pathToFileURL(file).href),
      "the site's components and pages: top-level code of a module does not finish",
    );
  } catch (error) {
    const missing = /'([^']+)' does not provide an export named '([^']+)'/.exec(messageOf(error));
    throw new QuireError(
      missing ? missingExport(file, missing[1]!, missing[2]!, siteDir) : failedAtOnce(file, error, siteDir),
    );
  }
}

/** A position in the site's own code. */
export interface SitePlace {
  /** Relative to the site. */
  file: string;
  line?: number;
  column?: number;
}

/**
 * Find where in the site's code an error arose, by its stack: the first frame in a file of the site, else the
 * first in a package. In documents, whose code is generated, the line is searched for.
 */
function sitePlaceOf(error: unknown, bundle: string, siteDir: string): SitePlace | undefined {
  const frames = framesOf(error).filter((frame) => frame.bundle === bundle);
  if (frames.length === 0) return undefined;
  const lines = readFileSync(bundle, "utf8").split("\n");
  const places = frames.flatMap(({ line, column }): SitePlace[] => {
    const file = fileAt(lines, line - 1);
    const origin = originOf(bundle, line, column);
    const original = origin && relativeFile(origin.file, siteDir);
    // Modules without remaining code have no comment, and the source map does not cover the lines of documents.
    if (original !== undefined && (original === file || !/\.mdx?$/.test(original)))
      return [{ file: original, line: origin!.line, column: origin!.column }];
    if (file === undefined) return [];
    const document = path.resolve(siteDir, file);
    if (!/\.mdx?$/.test(file) || !existsSync(document)) return [{ file }];
    const text = readFileSync(document, "utf8");
    return [{ file, ...(unknownName(error, text) ?? sameLine(lines[line - 1]!, text)) }];
  });
  return places.find(({ file }) => !file.includes("node_modules/")) ?? places[0];
}

/** The same for the code that a site is rendered with. */
export function sitePlaces(setup: {
  workspace: { siteDir: string };
  bundle: { server: string };
}): (error: unknown) => SitePlace | undefined {
  return (error) => sitePlaceOf(error, setup.bundle.server, setup.workspace.siteDir);
}

/** The first use of an undefined name in braces in a document, the most common reason why an expression fails. */
function unknownName(error: unknown, text: string): { line: number; column: number } | undefined {
  const name = /^([\w$]+) is not defined$/.exec(messageOf(error))?.[1];
  if (name === undefined) return undefined;
  const found = new RegExp(`\\{[^{}]*?(?<![\\w$.])(?=${literally(name)}(?![\\w$]))`).exec(text);
  return found ? positionAt(text, found.index) : undefined;
}

/** The line of a document equal to a line of its bundled code, if it is unique. */
function sameLine(code: string, text: string): { line: number } | undefined {
  const bare = (line: string) => line.replace(/["'`\s]/g, "");
  // The bundler declares variables in its own way.
  const said = bare(code.replace(/^\s*(?:var|let|const)\s/, "")).replace(/^\w+:|[;,]+$/g, "");
  const isTelling = /\w[.([]|[\]}]=/.test(said);
  const found = text.split("\n").flatMap((line, index) => (bare(line).includes(said) ? [index + 1] : []));
  return isTelling && found.length === 1 ? { line: found[0]! } : undefined;
}

function fileAt(lines: readonly string[], index: number): string | undefined {
  for (let at = index; at >= 0; at--) {
    const match = FILE.exec(lines[at]!);
    if (match) return match[1] ?? match[2];
  }
  return undefined;
}

function failedAtOnce(bundle: string, error: unknown, siteDir: string) {
  const message = messageOf(error);
  const place = sitePlaceOf(error, bundle, siteDir);
  return {
    code: "code",
    severity: "error" as const,
    message: `This module failed when it was imported: ${message}`,
    ...place,
    hint: adviceFor(message, place, siteDir),
  };
}

/** What to write in the place of what failed, as far as the message and the statement tell. */
function adviceFor(message: string, place: SitePlace | undefined, siteDir: string): string | undefined {
  const browser = /\b(window|document|localStorage|navigator|self) is not defined/.exec(message)?.[1];
  if (browser) return `Pages are rendered in Node: use ${browser} in an effect, or import the module there.`;
  if (message.includes("require.context"))
    return "`require.context` needs webpack. Use `import.meta.glob`, or import each file.";
  const early = readTooEarly(message, place, siteDir);
  return (
    early &&
    `\`${early}\` is only known when the page is rendered: use it in braces or in a component, or \`frontMatter\` here.`
  );
}

/** The name in a statement of a document of what is only known of a page when it is rendered. */
function readTooEarly(message: string, place: SitePlace | undefined, siteDir: string): string | undefined {
  if (!place || !/\.mdx?$/.test(place.file)) return undefined;
  const said = /(?:^| of ')(metadata|contentTitle)'? (?:as it is|is not)/.exec(message);
  if (said) return said[1];
  const line = place.line && textIfAny(path.join(siteDir, place.file))?.split("\n")[place.line - 1];
  return /(?<![\w$.])(metadata|contentTitle)\s*(?:\??[.[]|[,;)]|$)/.exec(line || "")?.[1];
}

function missingExport(bundle: string, module: string, name: string, siteDir: string) {
  const lines = readFileSync(bundle, "utf8").split("\n");
  const used = new RegExp(`(?<![\\w$])${literally(name)}(?![\\w$])`);
  const index = lines.findIndex((line) => used.test(line) && !line.startsWith("import "));
  const file = index < 0 ? undefined : fileAt(lines, index);
  const statement = file === undefined ? undefined : importOf(name, path.join(siteDir, file));
  const modulePath = module.startsWith("file:") ? fileURLToPath(module) : module;
  const known = statement?.specifier ?? path.basename(modulePath).replace(/\.[jt]sx?$/, "");
  return {
    code: "code",
    severity: "error" as const,
    message: `${name} is imported from ${known}, which does not export it.`,
    file,
    ...statement?.place,
    hint: "Quire has the most used exports of Docusaurus; “Coming from Docusaurus” in the manual lists them.",
  };
}

/** Where a module or document imports a name, and from what; undefined if it does not by that name. */
function importOf(name: string, file: string) {
  const text = textIfAny(file) ?? "";
  const list = `(?<before>\\bimport\\s[^"';]*\\{[^}]*?(?<![\\w$]))${literally(name)}(?![\\w$])`;
  const found = new RegExp(`${list}[^}]*\\}\\s*from\\s*["'](?<specifier>[^"']+)["']`).exec(text);
  if (!found) return undefined;
  const { before, specifier } = found.groups!;
  return { specifier: specifier!, place: positionAt(text, found.index + before!.length) };
}
