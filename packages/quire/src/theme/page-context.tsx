import { createContext } from "react";
import type { Card } from "../site/model.ts";
import type { DocumentContents } from "./table-of-contents.tsx";

/** What a component inside a document may ask about the page that holds it. */
interface PageFacts extends Pick<DocumentContents, "toc" | "tocMin" | "tocMax"> {
  /** The other pages of the category the page belongs to or stands for. */
  cards: readonly Card[];
}

/** The page around a component; of a component alone, one without contents and cards. */
export const PageContext = createContext<PageFacts>({ toc: [], tocMin: 2, tocMax: 3, cards: [] });
