import { createContext } from "react";

/** Site path of the page being drawn. */
export const PagePath = createContext("/");
