import { createContext } from "react";
import type { CodeBlockProps } from "./mdx/code-block.tsx";

/**
 * What a fence of the code, in the language and with the settings behind it (`{1,3} showLineNumbers`), becomes.
 */
export type DrawCode = (code: string, language: string, settings: string) => CodeBlockProps;

/** Highlights code that components hold while a page is drawn; undefined in the browser, and in islands. */
export const CodeDrawing = createContext<DrawCode | undefined>(undefined);
