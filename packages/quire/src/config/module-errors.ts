import path from "node:path";
import { siteFile } from "../base/file-path.ts";
import type { Problem } from "../base/problem.ts";
import { packageOf } from "../base/unresolved-import.ts";
import { type BundlerError, causesOf, fileInFrame, plainMessage } from "./bundler-error.ts";

/**
 * Convert an error thrown by the bundler into problems, one for each of its errors.
 *
 * @param preludes length of the code inserted before the first line of each module, to correct columns
 */
export function bundlerProblems(
  error: unknown,
  entry: string,
  root: string,
  preludes: ReadonlyMap<string, number>,
): Problem[] {
  return causesOf(error as BundlerError).map((one) => {
    const framed = fileInFrame(plainMessage(one));
    const file = one.id ?? one.loc?.file ?? (framed ? path.resolve(root, framed) : entry);
    const position = one.loc && {
      line: one.loc.line,
      column: one.loc.column + 1 - (one.loc.line === 1 ? (preludes.get(file) ?? 0) : 0),
    };
    return { severity: "error", file: siteFile(file, root), ...position, ...explain(one, file) };
  });
}

function explain(error: BundlerError, file: string): { code: string; message: string; hint: string } {
  const said = firstLine(plainMessage(error));
  switch (error.code) {
    case "UNRESOLVED_IMPORT":
      return unresolved(error.exporter ?? /'([^']+)'/.exec(said)?.[1] ?? "the import", file);
    case "MISSING_EXPORT": {
      const name = /"([^"]+)"/.exec(said)?.[1] ?? "The name";
      const from = error.exporter ? ` by ${path.basename(error.exporter)}` : "";
      return {
        code: "module-import",
        message: `\`${name}\` is not exported${from}.`,
        hint: "Correct the name, export it, or write `import type` if it is a type.",
      };
    }
    default:
      return {
        code: "module-syntax",
        message: `Cannot read this file: ${said}.`,
        hint: "Look here and just before for a missing comma, quote or bracket.",
      };
  }
}

function unresolved(specifier: string, file: string): { code: string; message: string; hint: string } {
  const message = `Cannot find \`${specifier}\`, which this file imports.`;
  const relative = specifier.startsWith(".") || path.isAbsolute(specifier);
  if (!relative) {
    return { code: "module-import", message, hint: `Install it: \`npm install ${packageOf(specifier)}\`.` };
  }
  const wanted = path.basename(path.resolve(path.dirname(file), specifier));
  return {
    code: "module-import",
    message,
    hint: `Check the path, including upper and lower case: there is no file \`${wanted}\` in that folder.`,
  };
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.replace(/^\[\w+\]\s*/, "").replace(/\.$/, "");
}
