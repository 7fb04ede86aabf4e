import type { CodeSettings } from "./code-fence.ts";
import type { CompiledDocument } from "./document.ts";
import type { MarkdownNode } from "./parse.ts";
import type { Prescan } from "./prescan.ts";

/** A file that is read as a document. */
export interface DocumentFile {
  /** Relative to the site's folder, forward slashes. */
  file: string;
  text: string;
  format: "md" | "mdx";
  /** What the text begins with, as code may name it. */
  frontMatter?: Readonly<Record<string, unknown>>;
}

/** What an import specifier of a document stands for. */
export type ImportTarget =
  /** A module of the site; `ref` is its path relative to the site's folder. */
  | { kind: "module"; ref: string }
  /** Another document, written in place where its name is used. */
  | ({ kind: "document" } & DocumentFile)
  /** A file of which the document shows the text. */
  | { kind: "text"; text: string }
  /** A file whose address is wanted, by its path from the site's folder. */
  | { kind: "address"; file: string }
  /** A component of the theme. */
  | { kind: "theme"; name: string };

/** A document to compile, and what it may refer to. Given the same request, the result is the same. */
export interface CompileRequest extends DocumentFile {
  /** Files that are read as MDX although they end in `.md`: the document and partials of it. */
  asMdx?: ReadonlySet<string>;
  /** It is wanted as a module, also where it does not compute: code imports it. */
  asModule?: boolean;
  /** Components every document may use: name → `components/card.tsx#default`. */
  components: Record<string, string>;
  /** Find what a document imports; undefined when there is no such thing. */
  resolveImport(specifier: string, from: string): ImportTarget | undefined;
  /** Whether `mermaid` fences are drawn (default) or stay code. */
  diagrams?: boolean;
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** Draw a formula in TeX as HTML, in the text or as a block. Default: its source is shown. */
  formula?(source: string, block: boolean): string;
  /** Kinds of admonitions besides those that every site has, in small letters. */
  admonitions?: readonly string[];
  /** How code blocks are read. */
  codeBlocks?: CodeSettings;
  /** Of which package managers the commands are shown beside those of npm in fences marked `npm2yarn`. */
  npm2yarn?: { converters: readonly PackageManager[]; sync: boolean };
  /** Title of the page: first of every section's path when the body has no H1 of its own. */
  title?: string;
  /**
   * Inner HTML of highlighted code; tokens must not span lines. Undefined when the language is unknown.
   * Default: the engine's own highlighter.
   */
  highlight?(code: string, language: string): string | undefined;
  /** What this version of the engine made of an earlier text: code in it is not highlighted again. */
  earlier?: CompiledDocument;
  /** Draw a Mermaid diagram. Default: the engine's own. */
  diagram?(source: string): Drawing;
  /** Give a drawing made earlier, or make it. Default: it is made each time. */
  keepDiagram?(source: string, draw: (source: string) => Drawing): Drawing;
}

export type PackageManager = "yarn" | "pnpm" | "bun";

/** A diagram as SVG with what it shows in words, or why it cannot be drawn. */
export type Drawing = { svg: string; label: string } | { error: string };

/** A request with everything in place. */
export interface CompileInput extends CompileRequest {
  highlight(code: string, language: string): string | undefined;
  /** Commands of npm as those of another package manager. */
  convert?(commands: string, manager: PackageManager): string;
}

/** One file of a document: itself or a partial, read and ready to be walked. */
export interface Unit extends Omit<DocumentFile, "text"> {
  /** The text as normalised. */
  source: string;
  prescan: Prescan;
  tree: MarkdownNode;
  /** Names the file imports. */
  bindings: Map<string, Binding>;
}

/** What a name in a document means. */
export type Binding =
  | { kind: "component"; ref: string; specifier: string }
  /** `member` is what is meant of it, where that is not the whole. */
  | { kind: "partial"; unit: Unit; member?: string }
  | { kind: "text"; text: string }
  /** `component` draws it, where it is a drawing that can stand as a tag; `asUrl`: its import asked for its address. */
  | { kind: "asset"; url: string; component?: string; asUrl?: boolean }
  /** A component that code of the document defines, or a member of something it imports or defines. */
  | { kind: "defined" }
  | { kind: "unresolved"; specifier: string; line: number }
  | { kind: "cycle"; file: string; line: number };
