import { createContext } from "react";

/** Site path of the current page. */
export const PagePath = createContext("/");
