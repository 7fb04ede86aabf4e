/** The result of compiling a document: everything that later steps need, as plain data. */
import type { Problem } from "../base/problem.ts";

/**
 * A piece of a document's body: finished HTML, or a component to render with the page. In HTML, `\u0001{n}\u0001`
 * stands for the resolved and attribute-escaped address of `links[n]`.
 */
export type Part = string | ComponentPart;

/** A component of a document, which is rendered with the page. */
export interface ComponentPart {
  /**
   * `@theme/Name` for a component of the theme, else `{module}#{export}` with the module's path relative
   * to the site's folder (`components/card.tsx#default`); `#default.Name` is a member of the default export.
   */
  component: string;
  /** JSON values. A property whose value is `{ $link: n }` is the resolved address of `links[n]`. */
  props: Record<string, unknown>;
  children: Part[];
}

/** An entry of the table of contents. */
export interface TocItem {
  id: string;
  depth: number;
  /** Inline HTML of the heading, without links. */
  html: string;
  text: string;
}

/** An entry as code sees it, including the property names that Docusaurus uses. */
export function tocEntry(item: TocItem): TocItem & { value: string; level: number } {
  return { ...item, value: item.html, level: item.depth };
}

/** An address in a document, with its position. */
export interface LinkUse {
  url: string;
  /**
   * A link or image is one of Markdown or of the frame. A tag is a link of HTML (`<a href>`); other files that a
   * page shows are picture or asset.
   */
  kind: "link" | "tag" | "image" | "picture" | "asset";
  line: number;
  column: number;
  /** Text of a Markdown link into the site, if it is short. */
  text?: string;
  /** The file with the link, if that is a partial rather than the document itself. */
  file?: string;
}

/**
 * A searchable section of a page: a heading and the text up to the next one; or a named element with an id, such
 * as a row of a reference table, and its description. Named elements follow the section they are in.
 */
export interface Section {
  /** Anchor; "" for the text before the first heading. */
  anchor: string;
  /**
   * Plain text of the headings from the H1 (the page's title) to the section's own; for a named element, its name
   * is last.
   */
  path: string[];
  /** The prose as plain text, without code blocks. */
  text: string;
  /** Inline code and identifiers in code blocks: distinct, in order of appearance. */
  code: string[];
  /** Whether the section is a named element rather than a heading. */
  isName?: boolean;
  /** Questions that its author says it answers. */
  questions?: string[];
}

/** The title in the body of a document: its first heading, if that is an H1. */
export function ownTitle({
  hasH1,
  sections,
}: Pick<CompiledDocument, "hasH1" | "sections">): string | undefined {
  return hasH1 ? sections.find(({ anchor }) => anchor !== "")?.path[0] : undefined;
}

/** All that is known of a document by itself, before its links are resolved. Plain JSON, which the cache keeps. */
export interface CompiledDocument {
  body: Part[];
  /** The parts before the truncate marker, if there is one. */
  excerptBody?: Part[];
  /** Classes that replace `style` attributes, which the site's policy forbids: class → declarations. */
  styles?: Record<string, string>;
  /** Headings H2 to H6, in order. */
  toc: TocItem[];
  /** Whether the first heading of the body is an H1. */
  hasH1: boolean;
  links: LinkUse[];
  /** Every id in the body. */
  anchors: string[];
  sections: Section[];
  problems: Problem[];
  /**
   * Source of a JSX module (`export default function Body(props)`), for an MDX document with code to run; `body`
   * is then empty. Static HTML in it is rendered by `<Html html={$texts[0]} />` from `quire/render/html.js`.
   */
  module?: string;
  /** What `$texts` is in the module. */
  texts?: string[];
}
