import { themeComponents } from "../mdx-components.ts";
import Head from "./head.tsx";
import Mermaid from "./mermaid.tsx";

/** `@theme/MDXComponents`: the components available in all documents, by name. */
export default {
  ...themeComponents,
  Head,
  head: Head,
  details: themeComponents.Details,
  mermaid: Mermaid,
  Mermaid,
};
