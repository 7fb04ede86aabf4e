import type { Compilation } from "../compilation.ts";
import { tocEntry } from "../document.ts";
import { type ImportBinding, reExportsAsImports, splitImports } from "../imports.ts";
import type { Unit } from "../input.ts";
import { plainText } from "../plain-text.ts";
import { assetPath, importStatement, moduleAddress } from "./module-import.ts";

const DEFAULT = /^export\s+default\s+(?:((?:async\s+)?function|class)\s+([\w$]+))?/m;

/** Collects the import and export statements of a document with code, and of its partials, for its module. */
export class ModuleStatements {
  /** Names bound by imports → the statement that binds them. */
  readonly own = new Map<string, string>();
  readonly exports: string[] = [];
  readonly unresolved: { local: string; specifier: string; file: string; line: number }[] = [];
  /** The component exported as the layout, to wrap the body in. */
  layout: string | undefined;
  /** Code of the definitions. */
  definitions = "";
  /** Statements that were read, each prefixed with its file. */
  private readonly read = new Set<string>();

  /** @param partialComponent returns a function that renders a partial, with the given name */
  constructor(
    private readonly compilation: Compilation,
    private readonly unit: Unit,
    private readonly partialComponent: (local: string, partial: Unit) => string,
  ) {}

  /** Read all statements of the document and of the partials it includes. */
  readAll(): void {
    for (const { scope, code, line } of this.compilation.statements)
      this.readStatement(scope.unit, code, line);
  }

  private readStatement(unit: Unit, code: string, start: number): void {
    // The exports of a partial that is included twice must be defined only once.
    const statement = `${unit.file}\n${code}`;
    if (this.read.has(statement)) return;
    this.read.add(statement);
    const isOwn = unit === this.unit;
    const { imports, rest: others } = splitImports(isOwn ? code : reExportsAsImports(code), start);
    for (const binding of imports) this.readImport(unit, binding);
    const rest = others.trim();
    if (rest === "") return;
    this.definitions += rest;
    this.exports.push(isOwn ? this.withLayout(rest) : rest.replace(/^export\s+(?:default\s+)?/gm, ""));
  }

  private readImport(unit: Unit, { local, imported, specifier, line }: ImportBinding): void {
    const { file } = unit;
    const binding = unit.bindings.get(local);
    switch (binding?.kind) {
      case "partial":
        if (binding.member) this.takeMember(binding.unit, binding.member, local);
        break;
      case "text":
        this.defineValue(local, binding.text);
        break;
      case "unresolved":
        this.unresolved.push({ local, specifier, file, line });
        break;
      case "asset": {
        const ref = binding.asUrl ? `${assetPath(binding.url, file)}?url` : assetPath(specifier, file);
        this.bind(local, imported, ref, file);
        break;
      }
      case "component": {
        const end = binding.ref.lastIndexOf("#");
        this.bind(local, imported, end < 0 ? specifier : moduleAddress(binding.ref.slice(0, end)), file);
      }
    }
  }

  private defineValue(local: string, value: unknown): void {
    this.own.set(local, `const ${local} = ${JSON.stringify(value)};`);
  }

  /** Name the default export of a document, which is its layout. */
  private withLayout(code: string): string {
    return code.replace(DEFAULT, (_, kind?: string, name?: string) => {
      this.layout = name ?? "MDXLayout";
      return name ? `${kind} ${name}` : "const MDXLayout = ";
    });
  }

  /** Make an export of a partial available to code, whether or not the document includes the partial. */
  private takeMember(unit: Unit, imported: string, local: string): void {
    const known = this.knownOf(unit)[imported]?.();
    if (known !== undefined) {
      this.defineValue(local, known);
      return;
    }
    const passedOn = unit.bindings.get(imported);
    if (passedOn?.kind === "partial" && !passedOn.member) {
      this.own.set(local, this.partialComponent(local, passedOn.unit));
      return;
    }
    for (const { type, value = "", position } of unit.tree.children ?? [])
      if (type === "mdxjsEsm") this.readStatement(unit, value, position?.start.line ?? 1);
    if (local !== imported) this.exports.push(`const ${local} = ${imported};`);
  }

  /** Values that a partial provides to code besides its exports. */
  private knownOf(unit: Unit): Record<string, (() => unknown) | undefined> {
    const { toc, tocFiles } = this.compilation;
    return {
      frontMatter: () => unit.frontMatter ?? {},
      toc: () => toc.filter((item) => tocFiles.get(item) === unit.file).map(tocEntry),
      contentTitle: () => {
        const first = unit.tree.children?.find(({ type }) => type === "heading");
        return first?.depth === 1
          ? plainText(first.children ?? [], { text: unit.prescan.text, unit }).trim()
          : undefined;
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
        message: `This partial and the document that includes it import different things as \`${local}\`.`,
        file,
        hint: "Import one of them under another name.",
      });
    } else this.own.set(local, statement);
  }
}
