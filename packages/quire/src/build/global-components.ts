import { readFileSync } from "node:fs";
import path from "node:path";
import { splitImports } from "../markdown/imports.ts";
import { endOfBraces } from "../markdown/tag.ts";
import type { Problem } from "../problem.ts";
import { statOf } from "../read-file.ts";
import { themeComponents } from "../theme/mdx-components.ts";
import { type ImportSettings, isSpecifier, resolveImport } from "./imports.ts";

const FILES = ["MDXComponents", "MDXComponents/index"].flatMap((name) =>
  ["js", "jsx", "ts", "tsx"].map((ending) => `src/theme/${name}.${ending}`),
);

/** Of the names of the theme's components those that Docusaurus knows none by: a site's own take their place. */
const FREE = ["Diagram", "Image", "Link"];

const isTaken = (name: string) => name in themeComponents && !FREE.includes(name);

/**
 * The components that a Docusaurus site gives to all its documents in `src/theme/MDXComponents`: name to
 * `module#export`, as `markdown.components` has them. The file is read, not run, to find what its default export lists;
 * a component that is not imported is a member of that export (`module#default.Name`). So are the modules and objects
 * that it spreads into the list.
 *
 * Entries for the elements of Markdown are problems: they are not taken.
 *
 * @returns with the files that were read; undefined when the site has no such file
 */
export function globalComponents(
  siteDir: string,
  settings: ImportSettings = {},
): { files: string[]; components: Record<string, string>; problems: Problem[] } | undefined {
  const file = FILES.find((name) => statOf(path.join(siteDir, name))?.isFile());
  if (file === undefined) return undefined;
  const modules = new Modules(siteDir, settings);
  const object = exportedObject(modules.read(file));
  const components = modules.listed(file, object);
  return {
    files: [...modules.texts.keys()].map((name) => path.join(siteDir, name)),
    components,
    problems: elementProblems(file, object),
  };
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

/** The modules of a site that components are found in. */
class Modules {
  /** What was read, by file. */
  readonly texts = new Map<string, string>();
  private readonly siteDir: string;
  private readonly settings: ImportSettings;

  constructor(siteDir: string, settings: ImportSettings) {
    this.siteDir = siteDir;
    this.settings = settings;
  }

  /** The text of a module without comments. */
  read(file: string): string {
    const text = readFileSync(path.join(this.siteDir, file), "utf8");
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
    this.texts.set(file, code);
    return code;
  }

  /** The components that entries of a module's default export list. */
  listed(file: string, object: string): Record<string, string> {
    const components: Record<string, string> = {};
    for (const entry of object.split(",")) {
      const [, spread] = /^\s*\.\.\.(\w+)\s*$/.exec(entry) ?? [];
      if (spread) Object.assign(components, this.spread(file, spread));
      const [, name, value] = /^\s*([A-Z]\w*)\s*(?::\s*(.*?)\s*)?$/s.exec(entry) ?? [];
      if (name === undefined || isTaken(name)) continue;
      const found = this.imported(file, value ?? name);
      if (found === "theme") continue;
      components[name] = found ? `${found.ref}#${found.imported}` : `${file}#default.${name}`;
    }
    return components;
  }

  /** What a module imports by a name, where that is a module too, or something of the theme. */
  private imported(file: string, name: string): { ref: string; imported: string } | "theme" | undefined {
    const binding = splitImports(this.texts.get(file)!, 1).imports.find(({ local }) => local === name);
    const target = binding && resolveImport(this.siteDir, binding.specifier, file, this.settings);
    if (target?.kind === "theme") return target.kind;
    return target?.kind === "module" ? { ref: target.ref, imported: binding!.imported } : undefined;
  }

  /** What an object that has a name in a module lists: it is written there, or it is another module. */
  private spread(file: string, name: string): Record<string, string> {
    const text = this.texts.get(file)!;
    if (objectStart(name).test(text)) return this.listed(file, objectAt(text, objectStart(name)));
    const found = this.imported(file, name);
    if (!found || found === "theme" || isSpecifier(found.ref) || this.texts.has(found.ref)) return {};
    const { ref, imported } = found;
    if (imported === "default") return this.listed(ref, exportedObject(this.read(ref)));
    if (imported !== "*") return {};
    const names = this.exported(ref).filter((one) => !isTaken(one));
    return Object.fromEntries(names.map((one) => [one, `${ref}#${one}`]));
  }

  /** Names of components that a module exports. */
  private exported(file: string): string[] {
    const code = this.read(file);
    const declared = code.matchAll(/^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/gm);
    const lists = [...code.matchAll(/^export\s*\{([^}]*)\}/gm)].flatMap(([, list]) => list!.split(","));
    const others = [...code.matchAll(/^export\s*\*\s*from\s*["']([^"'\n]+)["']/gm)].flatMap(
      ([, specifier]) => {
        const target = resolveImport(this.siteDir, specifier!, file, this.settings);
        const isNew = target?.kind === "module" && !isSpecifier(target.ref) && !this.texts.has(target.ref);
        return isNew ? this.exported(target.ref) : [];
      },
    );
    return [
      ...[...declared].map(([, name]) => name!),
      ...lists.flatMap((item) => /(?:^|\s)([A-Z]\w*)\s*$/.exec(item)?.[1] ?? []),
      ...others,
    ];
  }
}

/** The entries of the object that is the default export of code. */
function exportedObject(code: string): string {
  const name = /export\s+default\s+(\w+)/.exec(code)?.[1];
  return objectAt(code, name ? objectStart(name) : /export\s+default\s*(?=\{)/);
}

function objectStart(name: string): RegExp {
  return new RegExp(`\\b${name}\\s*(?::[^=]+)?=\\s*(?=\\{)`);
}

/** The entries of the object that begins behind what `start` finds, without what stands in brackets in them. */
function objectAt(code: string, start: RegExp): string {
  const found = start.exec(code);
  if (!found) return "";
  const open = found.index + found[0].length;
  let inner = code.slice(open + 1, (endOfBraces(code, open) ?? code.length) - 1);
  for (let last = ""; last !== inner; ) {
    last = inner;
    inner = inner.replace(/\{[^{}]*\}|\([^()]*\)/g, "");
  }
  return inner;
}
