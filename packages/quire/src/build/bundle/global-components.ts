import { readFileSync } from "node:fs";
import path from "node:path";
import { modulesAt } from "../../base/module-endings.ts";
import type { Problem } from "../../base/problem.ts";
import { isFile } from "../../base/read-file.ts";
import { endOfBraces } from "../../markdown/html/tag.ts";
import { type ImportBinding, splitImports } from "../../markdown/imports.ts";
import { themeComponents } from "../../theme/mdx-components.ts";
import { type ImportSettings, isSpecifier, resolveImport } from "./resolve-import.ts";

const FILES = modulesAt("src/theme/MDXComponents");

/** Names of theme components that are not known to Docusaurus, so that a site's own may replace them. */
const FREE = ["Diagram", "Image", "Link"];

const isTaken = (name: string) => name in themeComponents && !FREE.includes(name);

/** Elements of HTML, and what MDX and Docusaurus name like them. Other names in small letters are components. */
const ELEMENTS = new Set(
  `a abbr address admonition area article aside audio b base bdi bdo blockquote body br button canvas caption center
  cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font
  footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img inlineCode input ins kbd label legend li link
  main map mark math mermaid menu meta meter nav noscript object ol optgroup option output p param picture pre progress
  q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg table tbody
  td template textarea tfoot th thead thematicBreak time title tr track u ul var video wbr wrapper`.split(
    /\s+/,
  ),
);

/**
 * Find the components that a Docusaurus site makes available in all documents, in `src/theme/MDXComponents`: name
 * → `module#export`, as in `markdown.components`. The file is parsed, not run: its default export is searched for
 * entries, including those of objects and modules spread into it. A component that is not imported is referred to
 * as a member of that export (`module#default.Name`). Names in small letters that are no elements count too:
 * Docusaurus 2 renders these components for `<name>`.
 *
 * Entries for Markdown elements and for components of the theme are not supported and reported.
 */
export function globalComponents(
  siteDir: string,
  settings: ImportSettings,
): { components: Record<string, string>; problems: Problem[] } {
  const file = FILES.find((name) => isFile(path.join(siteDir, name)));
  if (file === undefined) return { components: {}, problems: [] };
  const modules = new Modules(siteDir, settings);
  const object = exportedObject(modules.read(file));
  const components = modules.listed(file, object);
  return {
    components,
    problems: [
      ...unused(
        file,
        elementsIn(object),
        "The theme renders Markdown elements. Style them with CSS, or use a component by its name.",
      ),
      ...unused(file, modules.taken, "Components of the theme are not replaced. Use another name."),
    ],
  };
}

/** Names of the Markdown elements that entries replace. */
function elementsIn(object: string): string[] {
  const names = object.split(",").flatMap((entry) => /^\s*([a-z]\w*)\s*(?::|\(|$)/.exec(entry)?.[1] ?? []);
  return names.filter((name) => ELEMENTS.has(name));
}

/** The problem that entries of a file are not used, if there are any. */
function unused(file: string, names: readonly string[], hint: string): Problem[] {
  if (names.length === 0) return [];
  const message = `This file defines ${names.map((name) => `\`${name}\``).join(", ")}, which Quire does not use.`;
  return [{ code: "docusaurus-setting", severity: "warning", message, file, hint }];
}

/** The modules of a site, searched for components. */
class Modules {
  /** Modules that were read, by file. */
  readonly texts = new Map<string, string>();
  /** Names of components of the site that the theme has, too. */
  readonly taken: string[] = [];
  private readonly siteDir: string;
  private readonly settings: ImportSettings;

  constructor(siteDir: string, settings: ImportSettings) {
    this.siteDir = siteDir;
    this.settings = settings;
  }

  /** The code of a module, without comments. */
  read(file: string): string {
    const text = readFileSync(path.join(this.siteDir, file), "utf8");
    const code = withoutComments(text);
    this.texts.set(file, code);
    return code;
  }

  /** The components in the entries of a module's default export. */
  listed(file: string, object: string): Record<string, string> {
    const components: Record<string, string> = {};
    for (const entry of object.split(",")) {
      const [, spread] = /^\s*\.\.\.(\w+)\s*$/.exec(entry) ?? [];
      if (spread) Object.assign(components, this.spread(file, spread));
      const [, name, value = name] = /^\s*([A-Za-z]\w*)\s*(?::\s*(.*?)\s*)?$/s.exec(entry) ?? [];
      if (name === undefined || ELEMENTS.has(name)) continue;
      if (isTaken(name)) {
        const from = this.importOf(file, value!)?.specifier;
        if (!/^@(?:theme|docusaurus)/.test(from ?? "")) this.taken.push(name);
        continue;
      }
      const found = this.imported(file, value!) ?? { ref: file, imported: `default.${name}` };
      const ref = typeof found === "string" ? found : `${found.ref}#${found.imported}`;
      // The theme's own component needs no entry, unless it gets another name.
      if (ref !== `@theme/${name}`) components[name] = ref;
    }
    return components;
  }

  private importOf(file: string, name: string): ImportBinding | undefined {
    return splitImports(this.texts.get(file)!, 1).imports.find(({ local }) => local === name);
  }

  /** Resolve an imported name to a module or to a component of the theme. */
  private imported(file: string, name: string): { ref: string; imported: string } | string | undefined {
    const binding = this.importOf(file, name);
    const target = binding && resolveImport(this.siteDir, binding.specifier, file, this.settings);
    if (target?.kind === "theme") return `@theme/${target.name}`;
    return target?.kind === "module" ? { ref: target.ref, imported: binding!.imported } : undefined;
  }

  /** The entries of a named object that is spread: defined in the module, or an imported module. */
  private spread(file: string, name: string): Record<string, string> {
    const text = this.texts.get(file)!;
    if (objectStart(name).test(text)) return this.listed(file, objectAt(text, objectStart(name)));
    const found = this.imported(file, name);
    if (!found || typeof found === "string" || isSpecifier(found.ref) || this.texts.has(found.ref)) return {};
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

/** The code of a module without its comments. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
}

/** Code of the object that is the default export of a module without comments, without what its values nest. */
export function exportedObject(code: string): string {
  const name = /export\s+default\s+(\w+)/.exec(code)?.[1];
  return objectAt(code, name ? objectStart(name) : /export\s+default\s*(?=\{)/);
}

function objectStart(name: string): RegExp {
  return new RegExp(`\\b${name}\\s*(?::[^=]+)?=\\s*(?=\\{)`);
}

/** A string that is no key of an object, and text of an element: both may contain commas and brackets. */
const TEXTS = /(["'`])(?:\\.|(?!\1)[^\\\n])*\1(?!\s*[:(])|(?<=>)[^<>{}]*(?=<\/)/g;

/** Code of the object that starts after a match of `start`, without texts and the contents of nested brackets. */
function objectAt(code: string, start: RegExp): string {
  const found = start.exec(code);
  if (!found) return "";
  const open = found.index + found[0].length;
  let inner = code.slice(open + 1, (endOfBraces(code, open) ?? code.length) - 1).replace(TEXTS, "");
  for (let last = ""; last !== inner; ) {
    last = inner;
    inner = inner.replace(/\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return inner;
}
