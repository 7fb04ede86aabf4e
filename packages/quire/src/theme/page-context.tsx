import { createContext } from "react";
import type { DocumentContents } from "./table-of-contents.tsx";

/** What a component inside a document may ask about the page that holds it. */
export interface PageFacts extends Pick<DocumentContents, "toc" | "tocMin" | "tocMax"> {
  /** The other pages of the category the page belongs to or stands for. */
  cards: readonly Card[];
}

/** One entry of a list of pages shown as cards. */
export interface Card {
  label: string;
  /** Site path or absolute URL. */
  href: string;
  description?: string;
  /** Number of pages below it; shown when there is no description. */
  count?: number;
}

export const PageContext = createContext<PageFacts>({ toc: [], tocMin: 2, tocMax: 3, cards: [] });
