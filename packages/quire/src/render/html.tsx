import { createContext, createElement, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "../base/escape.ts";
import type { ResolvedLinks } from "./body.tsx";

/** What the HTML and the module of a document refer to by number. */
export interface DocumentValues extends ResolvedLinks {
  /** Texts of its module. */
  texts: readonly string[];
}

/** The values of the document around an element. */
export const DocumentContext = createContext<DocumentValues>({ hrefs: [], images: {}, texts: [] });

/** Give a document its values: its resolved addresses, and its texts if it is a module. */
export function withDocumentValues(
  content: ReactNode,
  links: ResolvedLinks,
  texts: readonly string[] = [],
): ReactNode {
  return createElement(DocumentContext, { value: { ...links, texts } }, content);
}

/** URLs of the document's links, for properties of components. */
export function useLinks(): readonly string[] {
  return useContext(DocumentContext).hrefs;
}

/** Texts of the document, for its module. */
export function useTexts(): readonly string[] {
  return useContext(DocumentContext).texts;
}

const LINK = /\u0001(\d+)\u0001/g;
const SLOT = /<quire-html n="(\d+)"><\/quire-html>/g;
const slots: (string | (() => string))[] = [];

/** Replace the marks for a document's links in HTML by their URLs. */
export function fillLinks(text: string, links: readonly string[]): string {
  return text.includes("\u0001")
    ? text.replace(LINK, (_, index: string) => escapeHtml(links[Number(index)] ?? "#"))
    : text;
}

/**
 * Raw HTML without an enclosing element. As React has no such node, it renders a placeholder that `renderStatic`
 * replaces.
 */
export function Html({ html }: { html: string }): ReactNode {
  slots.push(fillLinks(html, useLinks()));
  return createElement("quire-html", { n: slots.length - 1 });
}

/** HTML that is generated after everything else on the page has been rendered, and may depend on it. */
export function LateHtml({ html }: { html: () => string }): ReactNode {
  slots.push(html);
  return createElement("quire-html", { n: slots.length - 1 });
}

/** Render an element to HTML, including every `Html` in it. */
export function renderStatic(element: ReactNode): string {
  const first = slots.length === 0;
  try {
    return fillSlots(renderToStaticMarkup(element));
  } finally {
    if (first) slots.length = 0;
  }
}

/** Replace placeholders by their HTML, which may in turn contain placeholders, from islands inside it. */
function fillSlots(html: string): string {
  return html.includes("<quire-html ")
    ? html.replace(SLOT, (_, index: string) => fillSlots(slotAt(Number(index))))
    : html;
}

function slotAt(index: number): string {
  const slot = slots[index] ?? "";
  return typeof slot === "function" ? slot() : slot;
}
