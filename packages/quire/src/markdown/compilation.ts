import type { Problem, Severity } from "../problem.ts";
import type { LinkUse, Part, TocItem } from "./document.ts";
import type { CompileInput, Unit } from "./input.ts";
import type { MarkdownNode } from "./parse.ts";
import { PartWriter } from "./part-writer.ts";
import type { Place, PlaceAt } from "./place.ts";
import type { Placeholder } from "./prescan.ts";
import { SectionWriter } from "./section.ts";
import { Slugger } from "./slug.ts";

/** What is being made of one document: shared by the document, its partials and its fragments. */
export class Compilation {
  readonly input: CompileInput;
  /** Writes a node of any type: what writes one type writes with it what stands inside. */
  readonly writeNode: (scope: Scope, node: MarkdownNode) => void;
  writer: PartWriter;
  readonly links: LinkUse[] = [];
  readonly toc: TocItem[] = [];
  /** The file each of them stands in: the document or a partial. */
  readonly tocFiles = new Map<TocItem, string>();
  readonly anchors = new Set<string>();
  readonly slugger = new Slugger();
  /** Names of tables, and how many have each. */
  readonly tableNames = new Map<string, number>();
  readonly sections: SectionWriter;
  readonly problems: Problem[] = [];
  readonly styles: Record<string, string> = {};
  readonly footnotes: FootnoteUse[] = [];
  /** Whether the first heading is an H1; undefined where there is no heading yet. */
  hasH1: boolean | undefined;
  /** The excerpt ends with the block that is written now. */
  truncated = false;
  excerpt: Part[] | undefined;
  /** Headings that compute, by their ids: what the contents show of them. */
  readonly computedHeadings: Record<string, Part[]> = {};
  /** Whether the document computes, so that it must become a module. */
  dynamic = false;
  /** Import and export statements for the module, in order. */
  readonly statements: { scope: Scope; code: string }[] = [];

  constructor(input: CompileInput, writeNode: Compilation["writeNode"]) {
    this.input = input;
    this.writeNode = writeNode;
    this.sections = new SectionWriter(input.title);
    this.writer = this.newWriter(input.file);
  }

  newWriter(file: string): PartWriter {
    return new PartWriter(file, {
      unclosed: (name, at, file) => {
        this.problems.push({
          code: "html-unclosed",
          severity: "warning",
          message: `<${name}> is never closed`,
          file,
          ...at,
          hint: `Add </${name}> where it should end, inside the same list item, quote or paragraph.`,
        });
      },
      tooDeep: (at, file) => {
        this.problems.push({
          code: "nested-too-deep",
          severity: "error",
          message: "Components are nested too deep to be drawn",
          file,
          ...at,
          hint: "Close them: each needs its closing tag.",
        });
      },
    });
  }
}

/** One footnote that is referred to, in order of first reference. */
export interface FootnoteUse {
  scope: Scope;
  identifier: string;
  number: number;
  /** How many references point to it. */
  references: number;
}

/** One piece of source that is parsed in one go: a file, or Markdown found inside raw HTML. */
export interface Scope {
  compilation: Compilation;
  unit: Unit;
  /** The text that was parsed: all positions of nodes are positions in it. */
  text: string;
  placeholders: Placeholder[];
  /** Lines of the file before the first of the text. */
  lineOffset: number;
  /** Columns of the file before the first column of the text. */
  columnOffset: number;
  definitions: Map<string, MarkdownNode>;
  footnoteDefinitions: Map<string, MarkdownNode>;
  /** What a partial is given. */
  props?: Record<string, unknown>;
  /** How deep the node at hand is nested. */
  depth: number;
}

/** Where a node of a scope stands in its file. */
export function placeOf(scope: Scope, node: MarkdownNode): Place {
  const start = node.position?.start;
  return {
    line: scope.lineOffset + (start?.line ?? 1),
    column: scope.columnOffset + (start?.column ?? 1),
  };
}

/** A node as its author wrote it. */
export function sourceOf(scope: Scope, node: MarkdownNode): string {
  return scope.text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/**
 * Tells where an offset into a node's value stands in its file; exact unless a container cut line starts off.
 * Offsets are mostly asked for in order: what was counted is not counted again.
 */
export function placesIn(scope: Scope, node: MarkdownNode): PlaceAt {
  const place = placeOf(scope, node);
  const value = node.value ?? "";
  let line = place.line;
  let lineStart = 0;
  return (offset) => {
    if (offset < lineStart) {
      line = place.line;
      lineStart = 0;
    }
    for (
      let at = value.indexOf("\n", lineStart);
      at >= 0 && at < offset;
      at = value.indexOf("\n", lineStart)
    ) {
      line++;
      lineStart = at + 1;
    }
    return { line, column: place.column + offset - lineStart };
  };
}

/** Report something wrong at a place of the scope's file. */
export function report(
  scope: Scope,
  at: Place,
  problem: { code: string; message: string; hint?: string; severity?: Severity },
): void {
  scope.compilation.problems.push({
    severity: "error",
    ...problem,
    file: scope.unit.file,
    line: at.line,
    column: at.column,
  });
}

/** Count an address and return what stands for it in HTML. */
export function addLink(scope: Scope, url: string, kind: LinkUse["kind"], at: Place): number {
  const { compilation } = scope;
  const use: LinkUse = { url, kind, line: at.line, column: at.column };
  if (scope.unit.file !== compilation.input.file) use.file = scope.unit.file;
  return compilation.links.push(use) - 1;
}

/** The characters that stand for the resolved address of a link. */
export function linkMark(index: number): string {
  return `\u0001${index}\u0001`;
}

/** What `write` writes, apart from the rest. */
export function captureParts(scope: Scope, write: () => void): Part[] {
  const { compilation } = scope;
  const outer = compilation.writer;
  compilation.writer = compilation.newWriter(scope.unit.file);
  try {
    write();
    return compilation.writer.finish();
  } finally {
    compilation.writer = outer;
  }
}

/** Parts as one HTML string; components in it are left out, their text stays. */
export function flatten(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : flatten(part.children))).join("");
}
