import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { QuireError } from "../problem.ts";
import type { SiteCode } from "../render/body.tsx";

/** The comment by which the bundler begins each file: of the site, or one made of a document. */
const FILE = /^\/\/ (?:\\0virtual:quire\/document\/(.+)\.jsx|([^\s\\].*\.\w+))$/;

/**
 * Run the module of a site's code.
 *
 * @param file its absolute path
 * @throws QuireError `code` when it fails at once, as code does that counts on a browser, or when it imports
 *   from a module of the engine what that does not have
 */
export async function loadSiteCode(file: string): Promise<SiteCode> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const { message } = error as Error;
    const missing = /'([^']+)' does not provide an export named '([^']+)'/.exec(message);
    throw new QuireError(
      missing ? missingExport(file, missing[1]!, missing[2]!) : failedAtOnce(file, error as Error),
    );
  }
}

/** The file of the site that the first line of an error's stack lies in. */
export function siteFileOf(error: Error, bundle: string): string | undefined {
  const url = pathToFileURL(bundle).href;
  const frame = error.stack?.split("\n").find((line) => line.includes(url) || line.includes(bundle));
  const line = Number(/:(\d+):\d+\)?$/.exec(frame ?? "")?.[1]);
  return line ? fileAt(readFileSync(bundle, "utf8").split("\n"), line - 1) : undefined;
}

function fileAt(lines: readonly string[], index: number): string | undefined {
  for (let at = index; at >= 0; at--) {
    const match = FILE.exec(lines[at]!);
    if (match) return match[1] ?? match[2];
  }
  return undefined;
}

function failedAtOnce(bundle: string, error: Error) {
  const browser = /\b(window|document|localStorage|navigator|self) is not defined/.exec(error.message)?.[1];
  return {
    code: "code",
    severity: "error" as const,
    message: `This module fails as soon as it is imported: ${error.message}`,
    file: siteFileOf(error, bundle),
    hint: browser
      ? `Pages are drawn in Node: use ${browser} in an effect, or import the module there.`
      : error.message.includes("require.context")
        ? "Only webpack has require.context; import.meta.glob, or an import of each file, does the same here."
        : undefined,
  };
}

function missingExport(bundle: string, module: string, name: string) {
  const lines = readFileSync(bundle, "utf8").split("\n");
  const used = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`);
  const index = lines.findIndex((line) => used.test(line) && !line.startsWith("import "));
  const path = module.startsWith("file:") ? fileURLToPath(module) : module;
  const known = path
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[jt]sx?$/, "");
  return {
    code: "code",
    severity: "error" as const,
    message: `${name} is imported from ${known}, which does not have it`,
    file: index < 0 ? undefined : fileAt(lines, index),
    hint: "The engine has the most used part of what Docusaurus gives to components; the manual lists it.",
  };
}
