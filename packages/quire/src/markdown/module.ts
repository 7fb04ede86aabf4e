import { isOfTheme, unresolvedHint } from "../unresolved-import.ts";
import type { Compilation } from "./compilation.ts";
import { themeNames } from "./component-tag.ts";
import { type Part, tocEntry } from "./document.ts";
import { reExportsAsImports, splitImports } from "./imports.ts";
import type { Unit } from "./input.ts";
import { JsxWriter } from "./jsx.ts";
import { assetPath, importLine, importStatement, moduleAddress } from "./module-import.ts";
import { islandImport, islandName, joinModule, movingComponents } from "./moving.ts";
import { partialOf, partialParts } from "./partial.ts";
import { plainText } from "./plain-text.ts";

/**
 * The JSX module of a document that computes: its import and export statements, and a component that
 * returns the body.
 * The parts before the truncate marker become the named export `Excerpt`.
 */
export function writeModule(compilation: Compilation, unit: Unit, parts: readonly Part[]): string {
  return new ModuleWriter(compilation, unit).write(parts);
}

/** What Docusaurus lets the expressions of a document name: front matter, contents, the text of the heading. */
const ambient = ["frontMatter", "toc", "contentTitle"];

class ModuleWriter {
  private readonly compilation: Compilation;
  private readonly unit: Unit;
  /** Components it defines that expect a browser. */
  private readonly islands: ReadonlySet<string>;
  private readonly jsx: JsxWriter;
  /** Names the document's own imports bind → the statement that binds them. */
  private readonly own = new Map<string, string>();
  private readonly exports: string[] = [];
  private readonly unresolved: { local: string; specifier: string; file: string; line: number }[] = [];
  /** The statements that were read, each behind its file. */
  private readonly read = new Set<string>();
  /** What the document's statements define. */
  private definitions = "";

  constructor(compilation: Compilation, unit: Unit) {
    this.compilation = compilation;
    this.unit = unit;
    const statements = compilation.statements.map(({ code }) => code).join("\n");
    this.islands = new Set(movingComponents(statements).map(({ name }) => name));
    this.jsx = new JsxWriter((file, code) => this.partialsOf(file, code), this.islands);
  }

  /** All code of the document's own. */
  private get code(): string {
    return this.jsx.code + this.definitions;
  }

  write(parts: readonly Part[]): string {
    const { excerpt, computedHeadings } = this.compilation;
    const body = this.untitled(parts);
    const opening = excerpt && this.untitled(excerpt);
    const headings = Object.entries(computedHeadings).map(([id, label]): [string, string] => [
      id,
      this.jsx.children(label),
    ]);
    const partials = this.partialComponents(this.unit, new Map());
    this.readStatements();
    const known = this.knownNames(body);
    this.reportUnresolved();
    const own = [...this.own].filter(([local]) => this.uses(local));
    const isDefining = ([local]: [string, string]) => names(this.definitions, local);
    const definitions = [
      ...known,
      ...own.filter(isDefining).map(([, statement]) => statement),
      ...ambient.filter((name) => this.isAmbient(name)).map((name) => `let ${name}${this.atOnce(name)};`),
      ...this.exports,
    ];
    return joinModule(definitions, [
      'import { Html, useLinks } from "quire/render/html.js";',
      ...[...this.jsx.imported].map(([ref, local]) => importLine(ref, local)),
      ...own.filter((entry) => !isDefining(entry)).map(([, statement]) => statement),
      ...this.islandLines(definitions.join("\n"), [...partials.keys()]),
      ...partials.values(),
      ...this.component("export default function Body", body),
      ...this.headings(headings),
      ...(opening === undefined ? [] : this.component("export function Excerpt", opening)),
    ]);
  }

  /**
   * The components of the document's own that are to run in the browser, as the body names them. Where they need what
   * the body alone has, they stand still.
   */
  private islandLines(definitions: string, partials: readonly string[]): string[] {
    const needsBody =
      /<Html\b|\$links\b|\bcontentTitle\b/.test(definitions) ||
      partials.some((local) => names(this.definitions, local));
    const drawn = [...this.islands].filter((name) => names(this.jsx.code, name));
    if (drawn.length === 0) return [];
    if (needsBody) return drawn.map((name) => `const ${islandName}${name} = ${name};`);
    return [
      islandImport,
      ...drawn.map((name) => {
        const given = [this.unit.file, name].map((one) => JSON.stringify(one)).join(", ");
        return `const ${islandName}${name} = ${islandName}(${name}, ${given}, {}, true);`;
      }),
    ];
  }

  /** Components that draw what the contents show of headings that compute, by their ids. */
  private headings(labels: readonly [id: string, body: string][]): string[] {
    if (labels.length === 0) return [];
    const rows = labels.map(([id, body]) => [
      `${JSON.stringify(id)}(props) {`,
      ...this.ambient(),
      `return <>${body}</>;`,
      "},",
    ]);
    return ["export const $headings = {", ...rows.flat(), "};"];
  }

  /** What statements of the module may read before the body is drawn, as an initialiser. */
  private atOnce(name: string): string {
    if (name === "frontMatter") return ` = ${JSON.stringify(this.unit.frontMatter ?? {})}`;
    return name === "toc" ? ` = ${JSON.stringify(this.compilation.toc.map(tocEntry))}` : "";
  }

  /** They are variables of the module, for components that the document defines; the body sets them. */
  private ambient(): string[] {
    return ambient.filter((name) => this.isAmbient(name)).map((name) => `  ({ ${name} } = props);`);
  }

  private component(head: string, body: string): string[] {
    return [
      `${head}(props) {`,
      "  const $links = useLinks();",
      ...this.ambient(),
      `  return <>${body}</>;`,
      "}",
    ];
  }

  private uses(local: string): boolean {
    return names(this.code, local);
  }

  /** Whether the document names something it does not define itself. */
  private isAmbient(name: string): boolean {
    return this.uses(name) && !this.own.has(name) && !this.defines(name);
  }

  private defines(name: string): boolean {
    return new RegExp(`\\b(?:function|const|let|var|class)\\s+${name}\\b`).test(this.code);
  }

  /** Functions for the partials that code in a partial names. */
  private partialsOf(file: string, code: string): string {
    const bindings = partialOf(this.unit, file)?.bindings ?? [];
    return [...bindings]
      .map(([local, binding]) =>
        binding.kind === "partial" && !binding.member && draws(code, local)
          ? `  function ${local}(props) {\n  ${this.partialBody(binding.unit)}\n  }\n`
          : "",
      )
      .join("");
  }

  private partialBody(unit: Unit): string {
    return this.jsx.partial(unit.file, partialParts(this.compilation, unit));
  }

  private partialComponent(name: string, unit: Unit): string {
    return `function ${name}(props) {\n  const $links = useLinks();\n${this.partialBody(unit)}\n}`;
  }

  /** Functions that draw the partials which code of the document, and statements of its partials, name, by local name. */
  private partialComponents(unit: Unit, found: Map<string, string>): Map<string, string> {
    const statements = this.compilation.statements
      .filter(({ scope }) => scope.unit === unit)
      .map(({ code }) => splitImports(code, 1).rest);
    const codes = unit === this.unit ? [this.code, ...statements] : statements;
    for (const [local, binding] of unit.bindings) {
      if (binding.kind !== "partial" || binding.member || found.has(local)) continue;
      if (!codes.some((code) => draws(code, local))) continue;
      found.set(local, "");
      found.set(local, this.partialComponent(local, binding.unit));
      this.partialComponents(binding.unit, found);
    }
    return found;
  }

  private readStatements(): void {
    for (const { scope, code } of this.compilation.statements) this.readStatement(scope.unit, code);
  }

  private readStatement(unit: Unit, code: string): void {
    // A partial that is included twice defines what it exports once.
    const statement = `${unit.file}\n${code}`;
    if (this.read.has(statement)) return;
    this.read.add(statement);
    const isOwn = unit === this.unit;
    const { imports, rest: others } = splitImports(isOwn ? code : reExportsAsImports(code), 1);
    for (const { local, imported, specifier, line } of imports) {
      const binding = unit.bindings.get(local);
      if (binding?.kind === "partial" && binding.member) {
        const known = this.knownOf(binding.unit)[binding.member]?.();
        if (known === undefined) this.takeFrom(binding.unit, binding.member, local);
        else this.own.set(local, `const ${local} = ${JSON.stringify(known)};`);
        continue;
      }
      if (!binding || binding.kind === "partial" || binding.kind === "cycle") continue;
      if (binding.kind === "text") {
        this.own.set(local, `const ${local} = ${JSON.stringify(binding.text)};`);
        continue;
      }
      if (binding.kind === "unresolved") {
        this.unresolved.push({ local, specifier, file: unit.file, line });
        continue;
      }
      let ref = specifier;
      if (binding.kind === "component" && binding.ref.includes("#"))
        ref = moduleAddress(binding.ref.slice(0, binding.ref.lastIndexOf("#")));
      else if (binding.kind === "asset") ref = assetPath(specifier, unit.file);
      this.bind(local, imported, ref, unit.file);
    }
    const rest = others.trim();
    if (rest === "") return;
    this.definitions += rest;
    this.exports.push(
      isOwn ? rest.replace(/^export\s+default\s+/gm, "") : rest.replace(/^export\s+(?:default\s+)?/gm, ""),
    );
  }

  /** Let code name what a partial exports, whether or not the document draws the partial. */
  private takeFrom(unit: Unit, imported: string, local: string): void {
    const passedOn = unit.bindings.get(imported);
    if (passedOn?.kind === "partial" && !passedOn.member) {
      this.own.set(local, this.partialComponent(local, passedOn.unit));
      return;
    }
    for (const { type, value = "" } of unit.tree.children ?? [])
      if (type === "mdxjsEsm") this.readStatement(unit, value);
    if (local !== imported) this.exports.push(`const ${local} = ${imported};`);
  }

  /** What a partial gives to code that imports it by these names. */
  private knownOf(unit: Unit): Record<string, (() => unknown) | undefined> {
    const { toc, tocFiles } = this.compilation;
    return {
      frontMatter: () => unit.frontMatter ?? {},
      toc: () => toc.filter((item) => tocFiles.get(item) === unit.file).map(tocEntry),
      contentTitle: () => {
        const first = unit.tree.children?.find(({ type }) => type === "heading");
        return first?.depth === 1 ? plainText(first.children ?? [], unit.prescan.text).trim() : undefined;
      },
    };
  }

  private bind(local: string, imported: string, ref: string, file: string): void {
    const statement = importStatement(imported, local, ref);
    const other = this.own.get(local);
    if (other !== undefined && other !== statement) {
      this.compilation.problems.push({
        code: "mdx-conflict",
        severity: "error",
        message: `A partial imports another ${local} than the document that includes it`,
        file,
        hint: "Import it under another name.",
      });
    } else this.own.set(local, statement);
  }

  /** Report missing modules that only the document's own code uses: others were reported at their tags. */
  private reportUnresolved(): void {
    const { problems } = this.compilation;
    for (const { local, specifier, file, line } of this.unresolved) {
      if (!this.uses(local)) continue;
      // Where that is no error, what stands between its tags stands in its place.
      if (isOfTheme(specifier)) this.own.set(local, `const ${local} = ({ children }) => children;`);
      const known = problems.some(
        ({ code, message }) =>
          /^(?:unresolved-import|theme-component)$/.test(code) && message.includes(`"${specifier}"`),
      );
      if (known) continue;
      problems.push({
        code: isOfTheme(specifier) ? "theme-component" : "unresolved-import",
        severity: "error",
        message: isOfTheme(specifier)
          ? `<${local}> is imported from "${specifier}", which does not exist`
          : `"${specifier}" does not exist`,
        file,
        line,
        column: 1,
        hint: unresolvedHint(specifier),
      });
    }
  }

  /** Components that the document's own code uses without importing them. */
  private knownNames(body: string): string[] {
    const names = new Set([...this.code.matchAll(/<([A-Z][\w]*)/g)].map((match) => match[1]!));
    const out: string[] = [];
    for (const name of names) {
      if (this.own.has(name) || this.defines(name)) continue;
      const ref =
        this.compilation.input.components[name] ?? (themeNames.includes(name) ? `@theme/${name}` : undefined);
      if (ref && !body.includes(`function ${name}`)) out.push(importLine(ref, name));
    }
    return out;
  }

  /** A body whose title, where it has one, is left out when `props.untitled` says so: lists of posts show their own. */
  private untitled(parts: readonly Part[]): string {
    const pieces = parts.flatMap((part): Part[] =>
      typeof part === "string" ? part.split(/(?=<h1[ >])|(?<=<\/h1>)/) : [part],
    );
    const start = pieces.findIndex((piece) => typeof piece === "string" && /^<h1[ >]/.test(piece));
    const end = pieces.findIndex(
      (piece, at) => at >= start && typeof piece === "string" && piece.endsWith("</h1>"),
    );
    if (!this.compilation.hasH1 || start < 0 || end < 0) return this.jsx.children(parts);
    const title = this.jsx.children(pieces.slice(start, end + 1));
    return `${this.jsx.children(pieces.slice(0, start))}{props.untitled || <>${title}</>}${this.jsx.children(pieces.slice(end + 1))}`;
  }
}

/** Whether code names something. */
function names(code: string, local: string): boolean {
  return new RegExp(`(?<![\\w$])${local.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}

/** Whether code draws a component or passes it on; a word of a text is neither. */
function draws(code: string, local: string): boolean {
  return new RegExp(`(?:<|[({,:=[]\\s*)${local.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
