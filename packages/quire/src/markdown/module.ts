import type { Compilation } from "./compilation.ts";
import { themeNames } from "./component-tag.ts";
import type { ComponentPart, Part } from "./document.ts";
import { reExportsAsImports, splitImports } from "./imports.ts";
import type { Unit } from "./input.ts";
import { definedMark, expressionMark, partialMark } from "./mark.ts";
import { assetPath, importLine } from "./module-import.ts";

/**
 * The JSX module of a document that computes: its import and export statements, and a component that
 * returns the body. Static stretches are HTML strings, just as in the parts of other documents.
 *
 * @param excerpt the parts before the truncate marker, for the named export `Excerpt`
 * @param writePartial writes a partial that code of the document draws as a component
 */
export function writeModule(
  compilation: Compilation,
  unit: Unit,
  parts: readonly Part[],
  excerpt: readonly Part[] | undefined,
  writePartial: (unit: Unit) => Part[],
): string {
  return new ModuleWriter(compilation, unit, writePartial).write(parts, excerpt);
}

/** What Docusaurus lets the expressions of a document name: front matter, contents, the text of the heading. */
const ambient = ["frontMatter", "toc", "contentTitle"];

class ModuleWriter {
  private readonly compilation: Compilation;
  private readonly unit: Unit;
  /** Import statements the engine adds: what is imported → local name. */
  private readonly added = new Map<string, string>();
  /** Names the document's own imports bind → the statement that binds them. */
  private readonly own = new Map<string, string>();
  private readonly exports: string[] = [];
  private readonly unresolved: { local: string; specifier: string; file: string; line: number }[] = [];
  private readonly writePartial: (unit: Unit) => Part[];
  private code = "";

  constructor(compilation: Compilation, unit: Unit, writePartial: (unit: Unit) => Part[]) {
    this.compilation = compilation;
    this.unit = unit;
    this.writePartial = writePartial;
  }

  write(parts: readonly Part[], excerpt: readonly Part[] | undefined): string {
    const body = this.children(parts);
    const opening = excerpt && this.children(excerpt);
    const headings = Object.entries(this.compilation.computedHeadings).map(
      ([id, label]): [string, string] => [id, this.children(label)],
    );
    const partials = this.partialComponents(this.unit, new Map());
    this.readStatements();
    const known = this.knownNames(body);
    this.reportUnresolved();
    const lines = [
      'import { Html, useLinks } from "quire/render/html.js";',
      ...[...this.added].map(([ref, local]) => importLine(ref, local)),
      ...known,
      ...[...this.own].filter(([local]) => this.uses(local)).map(([, statement]) => statement),
      ...this.exports,
      ...partials.values(),
      ...this.component("export default function Body", body),
      ...this.headings(headings),
      ...(opening === undefined ? [] : this.component("export function Excerpt", opening)),
      "",
    ];
    return lines.join("\n");
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

  private ambient(): string[] {
    return ambient.filter((name) => this.isAmbient(name)).map((name) => `  const { ${name} } = props;`);
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

  /** Functions that draw the partials which code of a unit names, by local name. */
  private partialComponents(unit: Unit, found: Map<string, string>): Map<string, string> {
    const statements = this.compilation.statements
      .filter(({ scope }) => scope.unit === unit)
      .map(({ code }) => splitImports(code, 1).rest);
    for (const [local, binding] of unit.bindings) {
      if (binding.kind !== "partial" || found.has(local)) continue;
      if (![this.code, ...statements].some((code) => draws(code, local))) continue;
      found.set(local, "");
      const body = this.children(this.writePartial(binding.unit));
      found.set(local, `function ${local}(props) {\n  const $links = useLinks();\n  return <>${body}</>;\n}`);
      this.partialComponents(binding.unit, found);
    }
    return found;
  }

  private readStatements(): void {
    // A partial that is included twice defines what it exports once.
    const read = new Set<string>();
    for (const { scope, code } of this.compilation.statements) {
      const statement = `${scope.unit.file}\n${code}`;
      if (read.has(statement)) continue;
      read.add(statement);
      const isOwn = scope.unit === this.unit;
      const { imports, rest: others } = splitImports(isOwn ? code : reExportsAsImports(code), 1);
      for (const { local, imported, specifier, line } of imports) {
        const binding = scope.unit.bindings.get(local);
        if (!binding || binding.kind === "partial" || binding.kind === "cycle") continue;
        if (binding.kind === "text") {
          this.own.set(local, `const ${local} = ${JSON.stringify(binding.text)};`);
          continue;
        }
        let ref = specifier;
        if (binding.kind === "component" && binding.ref.includes("#")) {
          const module = binding.ref.slice(0, binding.ref.lastIndexOf("#"));
          ref = /\.\w+$/.test(module) && !module.startsWith("@") ? `/${module}` : module;
        } else if (binding.kind === "asset") ref = assetPath(specifier, scope.unit.file);
        else if (binding.kind === "unresolved") {
          this.unresolved.push({ local, specifier, file: scope.unit.file, line });
          continue;
        }
        this.bind(local, imported, ref, scope.unit.file);
      }
      const rest = others.trim();
      if (rest === "") continue;
      this.code += rest;
      this.exports.push(
        isOwn ? rest.replace(/^export\s+default\s+/gm, "") : rest.replace(/^export\s+(?:default\s+)?/gm, ""),
      );
    }
  }

  private bind(local: string, imported: string, ref: string, file: string): void {
    const clause =
      imported === "default"
        ? local
        : imported === "*"
          ? `* as ${local}`
          : imported === local
            ? `{ ${local} }`
            : `{ ${imported} as ${local} }`;
    const statement = `import ${clause} from ${JSON.stringify(ref)};`;
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
      const known = problems.some(
        (problem) => problem.code === "unresolved-import" && problem.message.includes(`"${specifier}"`),
      );
      if (known || !this.uses(local)) continue;
      this.missing(file, line, specifier);
    }
  }

  private missing(file: string, line: number, specifier: string): void {
    this.compilation.problems.push({
      code: "unresolved-import",
      severity: "error",
      message: `"${specifier}" does not exist`,
      file,
      line,
      column: 1,
      hint: "Check the path; @site/ stands for the site's folder.",
    });
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

  private children(parts: readonly Part[]): string {
    return parts
      .map((part) => {
        if (typeof part !== "string") return this.part(part);
        // Components look at text that they hold, as they could where React alone drew them.
        if (!/[<&\u0001]/.test(part)) return `{${JSON.stringify(part)}}`;
        return `<Html html={${JSON.stringify(part)}} />`;
      })
      .join("\n");
  }

  private part(part: ComponentPart): string {
    if (part.component === expressionMark) {
      const code = String(part.props.code);
      this.code += `${code}\n`;
      return `{${code}}`;
    }
    if (part.component === partialMark) {
      const props = Object.keys(part.props).length === 0 ? "{}" : `{${this.entries(part.props)}}`;
      return `{((props) => <>${this.children(part.children)}</>)(${props})}`;
    }
    const name = this.tagName(part.component);
    const props = Object.entries(part.props)
      .map(([key, value]) => this.prop(key, value))
      .join("");
    return part.children.length === 0
      ? `<${name}${props} />`
      : `<${name}${props}>${this.children(part.children)}</${name}>`;
  }

  private prop(key: string, value: unknown): string {
    const code = this.value(value);
    return key.startsWith("...") ? ` {...${code}}` : ` ${key}={${code}}`;
  }

  private entries(props: Record<string, unknown>): string {
    return Object.entries(props)
      .map(([key, value]) =>
        key.startsWith("...") ? `...${this.value(value)}` : `${JSON.stringify(key)}: ${this.value(value)}`,
      )
      .join(", ");
  }

  private value(value: unknown): string {
    if (typeof value === "object" && value !== null) {
      const mark = value as { $link?: number; $expression?: string; $spread?: string; $parts?: Part[] };
      if (mark.$parts) return `<>${this.children(mark.$parts)}</>`;
      if (typeof mark.$link === "number") return `$links[${mark.$link}]`;
      const code = mark.$expression ?? mark.$spread;
      if (typeof code === "string") {
        this.code += `${code}\n`;
        return `(${code}\n)`;
      }
    }
    return JSON.stringify(value) ?? "undefined";
  }

  private tagName(component: string): string {
    if (/^[a-z][\w-]*$/.test(component)) return component;
    if (!component.startsWith(definedMark)) return this.nameOf(component);
    const name = component.slice(definedMark.length);
    this.code += `<${name}\n`;
    return name;
  }

  private nameOf(component: string): string {
    // Its size and other forms are known only when the page is drawn.
    const ref = component === "@theme/Image" ? "quire/render/document-image.js" : component;
    const found = this.added.get(ref);
    if (found) return found;
    const local = `Quire${this.added.size}`;
    this.added.set(ref, local);
    return local;
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
