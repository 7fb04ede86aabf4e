import { readFileSync } from "node:fs";
import path from "node:path";
import { modulesAt } from "../../base/module-endings.ts";
import { isFile } from "../../base/read-file.ts";
import { ownAdmonition } from "../../markdown/admonition.ts";
import { exportedObject, withoutComments } from "./global-components.ts";

const FILES = modulesAt("src/theme/Admonition/Types");

/**
 * Find the components that a Docusaurus site renders kinds of admonitions with, in `src/theme/Admonition/Types`: name
 * for `markdown.components` → `module#default.kind`. The file is parsed, not run.
 */
export function admonitionTypes(siteDir: string): Record<string, string> {
  const file = FILES.find((name) => isFile(path.join(siteDir, name)));
  if (file === undefined) return {};
  const object = exportedObject(withoutComments(readFileSync(path.join(siteDir, file), "utf8")));
  const kinds = object
    .split(",")
    .flatMap((entry) => /^\s*["']?([\w-]+)["']?\s*(?::|\(|$)/.exec(entry)?.[1] ?? []);
  // In documents, kinds are read in lower case.
  return Object.fromEntries(
    kinds.map((kind) => [ownAdmonition(kind.toLowerCase()), `${file}#default.${kind}`]),
  );
}
