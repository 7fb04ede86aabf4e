import { markdownToMdast, mdxToMdast } from "satteri";
import { hideColons, showColons } from "./plain-colons.ts";
import { endTables, withoutLines } from "./table-end.ts";

/** A position in the parsed text: lines and columns start at 1, offsets (in UTF-16 code units) at 0. */
export interface Point {
  line: number;
  column: number;
  offset: number;
}

/**
 * A node of the Markdown tree, loosely typed: `type` and fields follow mdast with directives and MDX. Everything
 * outside this file depends only on this shape, not on the parser.
 */
export interface MarkdownNode {
  type: string;
  position?: { start: Point; end: Point };
  children?: MarkdownNode[];
  value?: string;
  /** Heading level. */
  depth?: number;
  url?: string;
  title?: string | null;
  alt?: string | null;
  identifier?: string;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  align?: (string | null)[] | null;
  /** Directive or JSX element name. */
  name?: string | null;
  attributes?: unknown;
  data?: { directiveLabel?: boolean | null };
}

/** Thrown by `parseMdx` for invalid MDX, with the position in the parsed text. */
export class MdxSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
    this.name = "MdxSyntaxError";
  }
}

/** Whether `$…$` and `$$…$$` are formulas, or only the latter. */
export type MathSyntax = boolean | "$$";

/**
 * Extensions to CommonMark. Parsing directives costs as much again for each possible start (long tables took
 * seconds), and only container directives mean anything here: they are disabled for a text without `:::`.
 */
function features(text: string, math: MathSyntax) {
  return {
    gfm: true,
    directive: text.includes(":::"),
    frontmatter: true,
    math: math === "$$" ? { singleDollarTextMath: false } : math,
  };
}

/** Parse Markdown (CommonMark, GFM, directives, front matter). Any text parses. */
export function parseMarkdown(text: string, math: MathSyntax = false): MarkdownNode {
  const wanted = features(text, math);
  const shown = wanted.directive ? hideColons(text) : text;
  const parsed = endTables(shown);
  const tree = markdownToMdast(parsed.text, { features: wanted, position: true }) as unknown as MarkdownNode;
  if (shown !== text) showColons(tree);
  if (parsed.added.length > 0) withoutLines(tree, parsed.added);
  return tree;
}

/**
 * Parse MDX.
 *
 * @throws MdxSyntaxError
 */
export function parseMdx(text: string, math: MathSyntax = false): MarkdownNode {
  const options = { features: features(text, math), position: true };
  const read = (source: string) => mdxToMdast(source, options) as unknown as MarkdownNode;
  const parsed = endTables(text);
  try {
    if (parsed.added.length > 0) {
      const tree = read(parsed.text);
      withoutLines(tree, parsed.added);
      return tree;
    }
  } catch {
    // Read without the added lines, the text fails with the places that it has itself.
  }
  try {
    return read(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const place = /^(\d+):(\d+)(?:-\d+:\d+)?:\s*([\s\S]*?)(?:\s*\([\w:-]+\))?$/.exec(message);
    throw place
      ? new MdxSyntaxError(place[3]!, Number(place[1]), Number(place[2]))
      : new MdxSyntaxError(message, 1, 1);
  }
}
