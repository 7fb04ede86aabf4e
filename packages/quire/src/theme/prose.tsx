import { createContext, type ReactNode, useContext } from "react";

/** Classes that the site gives to the text of documents, besides the theme's own. Provided by `Layout`. */
export const TextClass = createContext<string | undefined>(undefined);

/** The text of a document or post. */
export function Prose({ children }: { children: ReactNode }) {
  const own = useContext(TextClass);
  return <div className={own ? `prose ${own}` : "prose"}>{children}</div>;
}
