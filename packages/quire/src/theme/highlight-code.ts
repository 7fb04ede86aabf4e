import { createContext } from "react";
import type { CodeBlockProps } from "./mdx/code-block.tsx";

/** Returns the properties of a code block for code, language and fence settings (`{1,3} showLineNumbers`). */
export type HighlightCode = (code: string, language: string, settings: string) => CodeBlockProps;

/** Highlights code in components at build time; undefined in the browser, and in islands. */
export const CodeHighlighter = createContext<HighlightCode | undefined>(undefined);
