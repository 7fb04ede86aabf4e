import { createContext, createElement, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { decodeEntities } from "../entities.ts";
import type { ResolvedLinks } from "./body.tsx";

/** Addresses of a document's links, in the order of `CompiledDocument.links`, ready to stand in an attribute. */
export const LinksContext = createContext<readonly string[]>([]);

/** Sizes and other forms of a document's images, by link index. */
export const ImagesContext = createContext<ResolvedLinks["images"]>({});

/** Addresses of the document's links as they are, for properties of components. */
export function useLinks(): readonly string[] {
  return useContext(LinksContext).map(decodeEntities);
}

const LINK = /\u0001(\d+)\u0001/g;
const SLOT = /<quire-html n="(\d+)"><\/quire-html>/g;
const slots: (string | (() => string))[] = [];

/** Put the addresses of a document's links in the place of their marks. */
export function fillLinks(text: string, links: readonly string[]): string {
  return text.includes("\u0001")
    ? text.replace(LINK, (_, index: string) => links[Number(index)] ?? "#")
    : text;
}

/**
 * HTML that is complete as it stands. React has no node for it, so it is drawn as a mark that
 * `renderStatic` replaces: no element is added around it.
 */
export function Html({ html }: { html: string }): ReactNode {
  const links = useContext(LinksContext);
  slots.push(fillLinks(html, links));
  return createElement("quire-html", { n: slots.length - 1 });
}

/** HTML that is made when everything else of the page is drawn, and may depend on it. */
export function LateHtml({ html }: { html: () => string }): ReactNode {
  slots.push(html);
  return createElement("quire-html", { n: slots.length - 1 });
}

/** Render an element to HTML, with every `Html` in it in its place. */
export function renderStatic(element: ReactNode): string {
  const first = slots.length === 0;
  try {
    return fillSlots(renderToStaticMarkup(element));
  } finally {
    if (first) slots.length = 0;
  }
}

/** Replace marks by their HTML; HTML in a slot may hold marks of its own, from an island inside it. */
function fillSlots(html: string): string {
  return html.includes("<quire-html ")
    ? html.replace(SLOT, (_, index: string) => fillSlots(slotAt(Number(index))))
    : html;
}

function slotAt(index: number): string {
  const slot = slots[index] ?? "";
  return typeof slot === "function" ? slot() : slot;
}
