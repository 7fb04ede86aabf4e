/** What compiling one document gives: everything that later stages need, as plain data. */
import type { Problem } from "../problem.ts";

/**
 * The body of a document: HTML that is complete as it stands, and components that are drawn when the
 * page is rendered. In HTML strings, `\u0001{n}\u0001` stands for the resolved, attribute-escaped address
 * of `links[n]`.
 */
export type Part = string | ComponentPart;

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

export interface TocItem {
  id: string;
  depth: number;
  /** Inline HTML of the heading without links. */
  html: string;
  text: string;
}

/** A heading as code reads it, by the names that Docusaurus has for it too. */
export function tocEntry(item: TocItem): TocItem & { value: string; level: number } {
  return { ...item, value: item.html, level: item.depth };
}

/** One address in a document: where it stands and what it was written as. */
export interface LinkUse {
  url: string;
  kind: "link" | "image" | "asset";
  line: number;
  column: number;
  /** What a reader sees of a link of Markdown into the site, where it is short. */
  text?: string;
  /** File it is written in, when that is not the document itself (a partial). */
  file?: string;
}

/**
 * A searchable piece of a page: a heading and what follows it up to the next heading; or a name with an id of its
 * own, such as a row of a reference table, and what is said of it. Such names follow the section they stand in.
 */
export interface Section {
  /** Anchor, "" for the text before the first heading. */
  anchor: string;
  /** Headings from H1 (the page's title) to the section's own, plain text; last the name, where it has one. */
  path: string[];
  /** Prose, plain text, code blocks left out. */
  text: string;
  /** Inline code and identifiers in code blocks, distinct, in order of appearance. */
  code: string[];
  /** It is named by no heading, but by an element with an id. */
  isName?: boolean;
  /** Questions in readers' words that it answers, as its author wrote them. */
  questions?: string[];
}

/** Text of a document's own title: its first heading, where that is an H1. */
export function ownTitle({
  hasH1,
  sections,
}: Pick<CompiledDocument, "hasH1" | "sections">): string | undefined {
  return hasH1 ? sections.find(({ anchor }) => anchor !== "")?.path[0] : undefined;
}

export interface CompiledDocument {
  body: Part[];
  /** Parts before the truncate marker; only for documents that have one. */
  excerptBody?: Part[];
  /** Classes that stand for `style` attributes, which the site's policy forbids: class → declarations. */
  styles?: Record<string, string>;
  /** H2 to H6 in order. */
  toc: TocItem[];
  /** Whether the first heading of the body is an H1. */
  hasH1: boolean;
  links: LinkUse[];
  /** Every id the body defines. */
  anchors: string[];
  sections: Section[];
  words: number;
  problems: Problem[];
  /**
   * Source of a JSX module (`export default function Body(props)`) for an MDX document that computes; then `body` is empty.
   * The module renders static HTML by `<Html html="…" />` from `quire/render/html.js`.
   */
  module?: string;
}
