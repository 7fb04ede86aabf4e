import { readFileSync } from "node:fs";
import path from "node:path";
import { splitImports } from "../markdown/imports.ts";
import { endOfBraces } from "../markdown/tag.ts";
import type { Problem } from "../problem.ts";
import { themeComponents } from "../theme/mdx-components.ts";
import { resolveImport } from "./imports.ts";

const FILES = ["MDXComponents", "MDXComponents/index"].flatMap((name) =>
  ["js", "jsx", "ts", "tsx"].map((ending) => `src/theme/${name}.${ending}`),
);

/**
 * The components that a Docusaurus site gives to all its documents in `src/theme/MDXComponents`: name to
 * `module#export`, as `markdown.components` has them. The file is read, not run, to find what its default export lists;
 * a component that is not imported is a member of that export (`module#default.Name`).
 *
 * Entries for the elements of Markdown are problems: they are not taken.
 *
 * @returns undefined when the site has no such file
 */
export function globalComponents(
  siteDir: string,
): { file: string; components: Record<string, string>; problems: Problem[] } | undefined {
  for (const file of FILES) {
    let text: string;
    try {
      text = readFileSync(path.join(siteDir, file), "utf8");
    } catch {
      continue;
    }
    const object = exportedObject(text);
    return {
      file: path.join(siteDir, file),
      components: listed(siteDir, file, text, object),
      problems: elementProblems(file, object),
    };
  }
  return undefined;
}

/** What is said of entries for the elements that Markdown stands for: documents are not drawn with those. */
function elementProblems(file: string, object: string): Problem[] {
  const names = object.split(",").flatMap((entry) => /^\s*([a-z]\w*)\s*(?::|\(|$)/.exec(entry)?.[1] ?? []);
  if (names.length === 0) return [];
  return [
    {
      code: "docusaurus-setting",
      severity: "warning",
      message: `What this file gives for ${names.map((name) => `\`${name}\``).join(", ")} is not used.`,
      file,
      hint: "Elements of Markdown are drawn by the theme. Give them styles, or use a component by its name.",
    },
  ];
}

function listed(siteDir: string, file: string, text: string, object: string): Record<string, string> {
  const imports = new Map(splitImports(text, 1).imports.map((binding) => [binding.local, binding]));
  const components: Record<string, string> = {};
  for (const entry of object.split(",")) {
    const [, name, value] = /^\s*([A-Z]\w*)\s*(?::\s*(.*?)\s*)?$/s.exec(entry) ?? [];
    if (name === undefined || name in themeComponents) continue;
    const binding = imports.get(value ?? name);
    const target = binding && resolveImport(siteDir, binding.specifier, file);
    components[name] =
      binding && target?.kind === "module" ? `${target.ref}#${binding.imported}` : `${file}#default.${name}`;
  }
  return components;
}

/** The entries of the object that is the default export, without comments and what stands in brackets in them. */
function exportedObject(text: string): string {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
  const name = /export\s+default\s+(\w+)/.exec(code)?.[1];
  const before = name ? `\\b${name}\\s*(?::[^=]+)?=\\s*` : "export\\s+default\\s*";
  const start = new RegExp(`${before}(?=\\{)`).exec(code);
  if (!start) return "";
  const open = start.index + start[0].length;
  let inner = code.slice(open + 1, (endOfBraces(code, open) ?? code.length) - 1);
  for (let last = ""; last !== inner; ) {
    last = inner;
    inner = inner.replace(/\{[^{}]*\}|\([^()]*\)/g, "");
  }
  return inner;
}
