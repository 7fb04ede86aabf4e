import type { Problem, Severity } from "../base/problem.ts";
import type { ComponentPart, LinkUse, Part, TocItem } from "./document.ts";
import type { CompileInput, Unit } from "./input.ts";
import type { MarkdownNode } from "./parse.ts";
import { PartWriter } from "./part-writer.ts";
import { type Place, type PlaceAt, placesBehind } from "./place.ts";
import { SectionWriter } from "./section.ts";
import { Slugger } from "./slug.ts";
import { tabsFaults } from "./tabs.ts";

/** The state of compiling one document, shared by its partials and fragments. */
export class Compilation {
  writer: PartWriter;
  readonly links: LinkUse[] = [];
  readonly toc: TocItem[] = [];
  /** The file of each entry: the document or a partial. */
  readonly tocFiles = new Map<TocItem, string>();
  /** Entries that stand for those of partials that are rendered as components, until these are known. */
  readonly tocPlaces = new Map<Unit, TocItem>();
  readonly anchors = new Set<string>();
  readonly slugger: Slugger;
  readonly sections: SectionWriter;
  readonly problems: Problem[] = [];
  readonly styles: Record<string, string> = {};
  /** By definition, in the order of their first reference. */
  readonly footnotes = new Map<MarkdownNode, FootnoteUse>();
  /** Places of the problems that were looked through, as text. */
  private readonly reported = new Set<string>();
  private lookedThrough = 0;
  /** Where the items of tabs are. */
  private readonly tabItems = new WeakMap<ComponentPart, Place & { file: string }>();
  /** Whether the first heading is an H1; undefined before any heading. */
  hasH1: boolean | undefined;
  /** Whether the excerpt ends with the current block. */
  truncated = false;
  excerpt: Part[] | undefined;
  /** Headings with expressions, by id: the parts to show in the table of contents. */
  readonly computedHeadings: Record<string, Part[]> = {};
  /** Whether the document has code to run, and therefore becomes a module. */
  dynamic = false;
  /** Import and export statements of the module, in order, each with the line it starts in. */
  readonly statements: { scope: Scope; code: string; line: number }[] = [];

  constructor(
    readonly input: CompileInput,
    /** Writes a node of any type; writers of one type call it for their children. */
    readonly writeNode: (scope: Scope, node: MarkdownNode) => void,
  ) {
    this.slugger = new Slugger(input.keepHeadingCase);
    this.sections = new SectionWriter(input.title);
    this.writer = this.newWriter(input.file);
  }

  newWriter(file: string): PartWriter {
    return new PartWriter(file, {
      unclosed: (name, at, file) => {
        // A tag that is unknown may be text, such as the name of a parameter.
        if (this.isReported(file, at)) return;
        this.problems.push({
          code: "html-unclosed",
          severity: "warning",
          message: `<${name}> is never closed.`,
          file,
          ...at,
          hint: `Add \`</${name}>\` in the same list item, quote or paragraph.`,
        });
      },
      tooDeep: (at, file) => {
        this.problems.push({
          code: "nested-too-deep",
          severity: "error",
          message: "Components are nested too deeply to be rendered.",
          file,
          ...at,
          hint: "Add the missing closing tags.",
        });
      },
      closed: (part, at, file) => {
        if (part.component === "@theme/TabItem") this.tabItems.set(part, { file, ...at });
        for (const { item, ...fault } of tabsFaults(part))
          this.problems.push({ code: "tabs", file, ...at, ...fault, ...(item && this.tabItems.get(item)) });
      },
    });
  }

  /** Whether there is a problem at a position of a file. Each problem is only looked at once. */
  private isReported(file: string, at: Place): boolean {
    const mark = (name: string | undefined, { line, column }: Partial<Place>) => `${line}:${column} ${name}`;
    for (const problem of this.problems.slice(this.lookedThrough)) {
      this.reported.add(mark(problem.file, problem));
      this.lookedThrough++;
    }
    return this.reported.has(mark(file, at));
  }
}

/** A footnote that is referred to. */
interface FootnoteUse {
  scope: Scope;
  number: number;
  /** Number of references to it. */
  references: number;
}

/** A piece of source that is parsed at once: a file, or Markdown inside raw HTML. */
export interface Scope {
  compilation: Compilation;
  unit: Unit;
  /** The parsed text, which positions of nodes refer to. */
  text: string;
  /** Number of lines in the file before the text. */
  lineOffset: number;
  /** Number of columns in the file before the first column of the text. */
  columnOffset: number;
  definitions: Map<string, MarkdownNode>;
  footnoteDefinitions: Map<string, MarkdownNode>;
  /** Properties passed to a partial. */
  props?: Record<string, unknown>;
  /** Number of letters from which a name is too long for a line on a phone: fewer in tables and headings. */
  longName: number;
  /** Nesting depth of the current node. */
  depth: number;
}

/** Position of a node in its file. */
export function placeOf(scope: Scope, node: MarkdownNode): Place {
  const start = node.position?.start;
  return {
    line: scope.lineOffset + (start?.line ?? 1),
    column: scope.columnOffset + (start?.column ?? 1),
  };
}

/** The source of a node. */
export function sourceOf(scope: Scope, node: MarkdownNode): string {
  return scope.text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/**
 * Map offsets in a node's value to positions in its file. Positions are exact unless a container strips the start
 * of lines.
 */
export function placesIn(scope: Scope, node: MarkdownNode): PlaceAt {
  const place = placeOf(scope, node);
  return placesBehind(place, node.value ?? "", place.column - 1);
}

/** Report a problem at a position in the scope's file: a warning, unless it says otherwise. */
export function report(
  scope: Scope,
  at: Place,
  problem: { code: string; message: string; hint: string; severity?: Severity },
): void {
  const { line, column } = at;
  scope.compilation.problems.push({ severity: "warning", ...problem, file: scope.unit.file, line, column });
}

/** Record an address, and return its mark for the HTML. */
export function addLink(scope: Scope, url: string, kind: LinkUse["kind"], at: Place): number {
  const { compilation } = scope;
  const use: LinkUse = { url, kind, line: at.line, column: at.column };
  if (scope.unit.file !== compilation.input.file) use.file = scope.unit.file;
  return compilation.links.push(use) - 1;
}

/** The placeholder for the resolved address of a link. */
export function linkMark(index: number): string {
  return `\u0001${index}\u0001`;
}

/** Capture what `write` writes instead of adding it to the body. */
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

/** Join parts into an HTML string, replacing components by their content. */
export function flatten(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : flatten(part.children))).join("");
}
