import { type ComponentType, createContext, createElement, useContext } from "react";
import type { Ambient } from "./ambient.ts";
import { withDocumentValues } from "./html.tsx";
import type { ReadyDocument } from "./render-context.ts";

/** The documents that the page being rendered may show, by file. */
export const ReadyDocuments = createContext<ReadonlyMap<string, ReadyDocument>>(new Map());

/**
 * Create the component that modules get when they import a document.
 *
 * @param Body renders the document, from the module it was compiled to
 * @param file the document, relative to the site
 * @param texts of its module, unless they are in it
 */
export function importedDocument(
  Body: ComponentType<Record<string, unknown>>,
  file: string,
  known: Ambient,
  texts: readonly string[],
): ComponentType<Record<string, unknown>> {
  return function ImportedDocument(props: Record<string, unknown>) {
    const ready = useContext(ReadyDocuments).get(file);
    if (ready) ready.isShown = true;
    const links = ready?.links ?? { hrefs: [], images: {} };
    return withDocumentValues(createElement(Body, { ...known, ...props }), links, texts);
  };
}
