import { themeComponents } from "../mdx-components.ts";
import Head from "./head.ts";
import Mermaid from "./mermaid.tsx";

const elements = ["code", "pre", "ul", "li", "img", "h1", "h2", "h3", "h4", "h5", "h6"];

/** `@theme/MDXComponents`: the components available in all documents, by name, and those of Markdown's elements. */
export default {
  ...themeComponents,
  ...Object.fromEntries(elements.map((name) => [name, name])),
  a: themeComponents.Link,
  admonition: themeComponents.Admonition,
  Head,
  head: Head,
  details: themeComponents.Details,
  mermaid: Mermaid,
  Mermaid,
};
