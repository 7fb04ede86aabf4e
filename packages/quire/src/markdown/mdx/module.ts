import { literally } from "../../base/regular-expression.ts";
import { isOfTheme, unresolvedHint } from "../../base/unresolved-import.ts";
import type { Compilation } from "../compilation.ts";
import { type CompiledDocument, type Part, tocEntry } from "../document.ts";
import { commonComponent } from "../html/component-tag.ts";
import { splitImports } from "../imports.ts";
import type { Unit } from "../input.ts";
import { partialOf, partialParts } from "../partial.ts";
import { JsxWriter } from "./jsx.ts";
import { importLine } from "./module-import.ts";
import { ModuleStatements } from "./module-statements.ts";
import { islandImport, islandName, joinModule, movingComponents } from "./moving.ts";

/**
 * Generate the JSX module of a document with code: its import and export statements, and a component that returns
 * the body. The parts before the truncate marker become the named export `Excerpt`. The texts of the document are not
 * in the module, so that it stays the same when only they change.
 */
export function writeModule(
  compilation: Compilation,
  unit: Unit,
  parts: readonly Part[],
): { module: string; texts: string[] } {
  return new ModuleWriter(compilation, unit).write(parts);
}

/** The module of a document with its texts in place, for code to import. */
export function withTexts({
  module = "export default () => null;",
  texts = [],
}: Pick<CompiledDocument, "module" | "texts">): string {
  return module.replace(/\$texts\[(\d+)\]/g, (_, index) => JSON.stringify(texts[Number(index)]));
}

/** Needed in modules where components of the site have content. */
const contentImport = 'import { contentFor as $contentFor } from "quire/render/looked-into.js";';

/** Needed in modules where a member of a name is a component. */
const memberImport = 'import { memberComponent as $member } from "quire/render/member-component.js";';

/** Needed in modules that name React without importing it: MDX 1 did that for them. */
const reactImport = 'import * as React from "react";';

/** What the components of a module are given by the page. */
const given = "  const $links = useLinks(), $texts = useTexts();";

/** Names that Docusaurus provides to expressions in documents. */
const ambient = ["frontMatter", "metadata", "toc", "contentTitle"];

/** Those that are only known when the body is rendered. */
const late = ["metadata", "contentTitle"];

class ModuleWriter {
  /** Components it defines that need a browser. */
  private readonly islands: ReadonlySet<string>;
  private readonly jsx: JsxWriter;
  private readonly statements: ModuleStatements;

  constructor(
    private readonly compilation: Compilation,
    private readonly unit: Unit,
  ) {
    const statements = compilation.statements.map(({ code }) => code).join("\n");
    this.islands = new Set(movingComponents(statements).map(({ name }) => name));
    this.jsx = new JsxWriter((file, code) => this.partialsOf(file, code), this.islands);
    this.statements = new ModuleStatements(compilation, unit, (local, partial) =>
      this.partialComponent(local, partial),
    );
  }

  /** All code of the document. */
  private get code(): string {
    return this.jsx.code + this.statements.definitions;
  }

  write(parts: readonly Part[]): { module: string; texts: string[] } {
    return { module: this.module(parts), texts: this.jsx.texts };
  }

  private module(parts: readonly Part[]): string {
    const { excerpt, computedHeadings } = this.compilation;
    const body = this.untitled(parts);
    const opening = excerpt && this.untitled(excerpt);
    const headings = Object.entries(computedHeadings).map(([id, label]): [string, string] => [
      id,
      this.jsx.children(label),
    ]);
    const partials = this.partialComponents(this.unit, new Map());
    this.statements.readAll();
    const known = this.knownNames(body);
    this.reportUnresolved();
    const own = [...this.statements.own].filter(([local]) => this.uses(local));
    const isDefining = ([local]: [string, string]) => names(this.statements.definitions, local);
    const definitions = [
      ...(this.namesReact ? [reactImport] : []),
      ...known,
      ...own.filter(isDefining).map(([, statement]) => statement),
      ...ambient.filter((name) => this.isAmbient(name)).map((name) => `let ${name}${this.atOnce(name)};`),
      ...this.statements.exports,
    ];
    return joinModule(definitions, [
      'import { Html, useLinks, useTexts } from "quire/render/html.js";',
      ...(this.jsx.holdsContent ? [contentImport] : []),
      ...(this.jsx.namesMembers ? [memberImport] : []),
      ...[...this.jsx.imported].map(([ref, local]) => importLine(ref, local)),
      ...own.filter((entry) => !isDefining(entry)).map(([, statement]) => statement),
      ...this.islandLines(definitions.join("\n"), [...partials.keys()]),
      ...partials.values(),
      ...this.component("export default function Body", this.inLayout(body)),
      ...this.headings(headings),
      ...(opening === undefined ? [] : this.component("export function Excerpt", opening)),
    ]);
  }

  /**
   * Register the document's components that run in the browser. Those that depend on names of the body stay
   * static.
   */
  private islandLines(definitions: string, partials: readonly string[]): string[] {
    const needsBody =
      /<Html\b|\$(?:links|texts)\b/.test(definitions) ||
      late.some((name) => this.isAmbient(name) && names(this.statements.definitions, name)) ||
      partials.some((local) => names(this.statements.definitions, local));
    const used = [...this.islands].filter((name) => names(this.jsx.code, name));
    if (used.length === 0) return [];
    if (needsBody) return used.map((name) => `const ${islandName}${name} = ${name};`);
    return [
      islandImport,
      ...used.map((name) => {
        const place = [this.unit.file, name].map((one) => JSON.stringify(one)).join(", ");
        return `const ${islandName}${name} = ${islandName}(${name}, ${place}, {}, true);`;
      }),
    ];
  }

  /** Components that render headings with expressions in the table of contents, by id. */
  private headings(labels: readonly [id: string, body: string][]): string[] {
    if (labels.length === 0) return [];
    const rows = labels.map(([id, body]) => [
      `${JSON.stringify(id)}(props) {`,
      given,
      ...this.ambient(),
      `return <>${body}</>;`,
      "},",
    ]);
    return ["export const $headings = {", ...rows.flat(), "};"];
  }

  /** Initialiser of a name that statements of the module may read before the body is rendered. */
  private atOnce(name: string): string {
    if (name === "frontMatter") return ` = ${JSON.stringify(this.unit.frontMatter ?? {})}`;
    return name === "toc" ? ` = ${JSON.stringify(this.compilation.toc.map(tocEntry))}` : "";
  }

  /**
   * Declared at module level, so that components defined in the document can read them; the body assigns them.
   */
  private ambient(): string[] {
    return ambient.filter((name) => this.isAmbient(name)).map((name) => `  ({ ${name} } = props);`);
  }

  private component(head: string, body: string): string[] {
    return [`${head}(props) {`, given, ...this.ambient(), `  return <>${body}</>;`, "}"];
  }

  private inLayout(body: string): string {
    const { layout } = this.statements;
    return layout === undefined ? body : `<${layout} {...props}>${body}</${layout}>`;
  }

  private uses(local: string): boolean {
    return names(this.code, local);
  }

  private get namesReact(): boolean {
    return /(?<![\w$.])React\s*\./.test(this.code) && this.isAmbient("React");
  }

  /** Whether the document uses a name without defining it. */
  private isAmbient(name: string): boolean {
    return this.uses(name) && !this.statements.own.has(name) && !this.defines(name);
  }

  private defines(name: string): boolean {
    return new RegExp(`\\b(?:function|const|let|var|class)\\s+${name}\\b`).test(this.code);
  }

  /** Functions that render the partials used in the code of a partial. */
  private partialsOf(file: string, code: string): string {
    const bindings = partialOf(this.unit, file)?.bindings ?? [];
    return [...bindings]
      .map(([local, binding]) =>
        binding.kind === "partial" && !binding.member && renders(code, local)
          ? `  function ${local}(props) {\n  ${this.partialBody(binding.unit)}\n  }\n`
          : "",
      )
      .join("");
  }

  private partialBody(unit: Unit): string {
    return this.jsx.partial(unit.file, partialParts(this.compilation, unit));
  }

  private partialComponent(name: string, unit: Unit): string {
    return `function ${name}(props) {\n${given}\n${this.partialBody(unit)}\n}`;
  }

  /**
   * Functions that render the partials used in the document's code and in statements of its partials, by local
   * name.
   */
  private partialComponents(unit: Unit, found: Map<string, string>): Map<string, string> {
    const statements = this.compilation.statements
      .filter(({ scope }) => scope.unit === unit)
      .map(({ code }) => splitImports(code, 1).rest);
    const codes = unit === this.unit ? [this.code, ...statements] : statements;
    for (const [local, binding] of unit.bindings) {
      if (binding.kind !== "partial" || binding.member || found.has(local)) continue;
      if (!codes.some((code) => renders(code, local))) continue;
      found.set(local, "");
      found.set(local, this.partialComponent(local, binding.unit));
      this.partialComponents(binding.unit, found);
    }
    return found;
  }

  /** Report missing modules that only the document's own code uses; others were reported at their tags. */
  private reportUnresolved(): void {
    const { problems } = this.compilation;
    for (const { local, specifier, file, line } of this.statements.unresolved) {
      if (!this.uses(local)) continue;
      // If that is not an error, the tag is replaced by its content.
      if (isOfTheme(specifier))
        this.statements.own.set(local, `const ${local} = ({ children }) => children;`);
      const known = problems.some(
        ({ code, message }) =>
          /^(?:unresolved-import|theme-component)$/.test(code) && message.includes(`"${specifier}"`),
      );
      if (known) continue;
      problems.push({
        code: isOfTheme(specifier) ? "theme-component" : "unresolved-import",
        severity: "error",
        message: isOfTheme(specifier)
          ? `<${local}> is imported from "${specifier}", which does not exist.`
          : `"${specifier}" does not exist.`,
        file,
        line,
        column: 1,
        hint: unresolvedHint(specifier),
      });
    }
  }

  /** Components that the document's code uses without importing them. */
  private knownNames(body: string): string[] {
    const names = new Set([...this.code.matchAll(/<([A-Z][\w]*)/g)].map((match) => match[1]!));
    const out: string[] = [];
    for (const name of names) {
      if (this.statements.own.has(name) || this.defines(name)) continue;
      const ref = commonComponent(this.compilation.input.components, name);
      if (ref && !body.includes(`function ${name}`)) out.push(importLine(ref, name));
    }
    return out;
  }

  /** The body without its title, if it has one, when `props.untitled` is set: lists of posts show their own. */
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

/** Whether code contains an identifier. */
function names(code: string, local: string): boolean {
  return new RegExp(`(?<![\\w$])${literally(local)}(?![\\w$])`).test(code);
}

/** Whether code renders a component or passes it on, rather than mentioning its name in a text. */
function renders(code: string, local: string): boolean {
  return new RegExp(`(?:<|[({,:=[]\\s*)${literally(local)}(?![\\w$])`).test(code);
}
