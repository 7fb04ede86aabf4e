/** `@theme/TOC`: the table of contents, inline. */
export { default } from "../mdx/toc-inline.tsx";
