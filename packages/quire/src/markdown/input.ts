import type { MarkdownConfig } from "../config/markdown-schema.ts";
import type { CodeSettings } from "./code/code-fence.ts";
import type { PackageManager } from "./code/package-managers.ts";
import type { CompiledDocument } from "./document.ts";
import type { MarkdownNode } from "./parse.ts";
import type { Prescan } from "./prescan.ts";

/** A file to read as a document. */
export interface DocumentFile {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  text: string;
  format: "md" | "mdx";
  /** Parsed front matter, which code may refer to. */
  frontMatter?: Readonly<Record<string, unknown>>;
}

/** The target of an import in a document. */
export type ImportTarget =
  /** A module of the site; `ref` is its path relative to the site's folder. */
  | { kind: "module"; ref: string }
  /** Another document, written in place of the component that names it. */
  | ({ kind: "document" } & DocumentFile)
  /** A file whose text the document shows. */
  | { kind: "text"; text: string }
  /** A file whose address is used, by its path from the site's folder. */
  | { kind: "address"; file: string }
  /** A component of the theme. */
  | { kind: "theme"; name: string };

/**
 * A document to compile with the settings for documents, those left out at their defaults, and everything it may refer
 * to. Equal requests give equal results.
 */
export interface CompileRequest extends DocumentFile, Partial<Omit<MarkdownConfig, "codeBlocks">> {
  /** Files that are read as MDX despite ending in `.md`: the document and some of its partials. */
  asMdx?: ReadonlySet<string>;
  /** Always compile to a module, as code imports the document. */
  asModule?: boolean;
  /** Components available without an import: name → `components/card.tsx#default`. */
  components: Record<string, string>;
  /** Resolve an import of a document; undefined if there is no such file. */
  resolveImport(specifier: string, from: string): ImportTarget | undefined;
  /** Render a TeX formula as HTML, inline or as a block. By default its source is shown. */
  formula?(source: string, block: boolean): string;
  codeBlocks?: CodeSettings;
  /** Text of its questions file. */
  questions?: string;
  /** Title of the page: starts every section's path if the body has no H1. */
  title?: string;
  /**
   * Highlight code as inner HTML in which no token spans lines; undefined if the language is unknown. Defaults to
   * the engine's own highlighter.
   */
  highlight?(code: string, language: string): string | undefined;
  /** Result of compiling an earlier version of the text with the same engine: its highlighted code is reused. */
  earlier?: CompiledDocument;
  /** Render a Mermaid diagram. Defaults to the engine's own renderer. */
  diagram?(source: string): Drawing;
  /** Return a cached drawing, or make it. By default nothing is cached. */
  keepDiagram?(source: string, draw: (source: string) => Drawing): Drawing;
}

/** A diagram as SVG with its text alternative and notes that are not in it, or the reason why it cannot be drawn. */
export type Drawing = { svg: string; label: string; notes?: string[] } | { error: string };

/** A request with all defaults filled in. */
export interface CompileInput extends CompileRequest {
  highlight(code: string, language: string): string | undefined;
  /** Translate npm commands to another package manager. */
  convert?(commands: string, manager: PackageManager): string;
}

/** A file of a document, itself or a partial, after parsing. */
export interface Unit extends Omit<DocumentFile, "text"> {
  /** The normalised text. */
  source: string;
  prescan: Prescan;
  tree: MarkdownNode;
  /** Names that the file imports. */
  bindings: Map<string, Binding>;
}

/** The meaning of a name in a document. */
export type Binding =
  | { kind: "component"; ref: string; specifier: string }
  /** `member` is the imported member, unless the whole partial is meant. */
  | { kind: "partial"; unit: Unit; member?: string }
  | { kind: "text"; text: string }
  /**
   * `component` renders it, if it is an SVG that can be used as a tag; `asUrl`: the import asks for its address.
   */
  | { kind: "asset"; url: string; component?: string; asUrl?: boolean }
  /** A component defined by code in the document, or a member of something it imports or defines. */
  | { kind: "defined" }
  | { kind: "unresolved"; specifier: string; line: number }
  | { kind: "cycle"; file: string; line: number };
