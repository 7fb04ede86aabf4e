import { createContext } from "react";
import type { Card } from "../site/model.ts";
import type { DocumentContents } from "./table-of-contents.tsx";

/** What the page contains, for components in its document. */
interface PageContents extends Pick<DocumentContents, "toc" | "tocMin" | "tocMax"> {
  /** The other pages in the category of the page. */
  cards?: readonly Card[];
}

/** Provided by the page around a component; empty for a component outside of any page. */
export const PageContext = createContext<PageContents>({ toc: [], tocMin: 2, tocMax: 3 });
