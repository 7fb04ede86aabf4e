import { createContext, type ReactElement } from "react";

/** What components of a page say about its head while they are drawn. */
export interface CollectedHead {
  title?: string;
  description?: string;
  keywords?: readonly string[];
  /** Picture for link previews: site path or absolute URL. */
  image?: string;
  /** The title stands as it is, without the site's name. */
  wholeTitle?: string;
  /** Tags for the head, in the order they were drawn. */
  tags: ReactElement[];
}

/** Where components put what they say about the head; undefined in the browser. */
export const HeadContext = createContext<CollectedHead | undefined>(undefined);
