/** `@theme/TOC`: contents, in the text where a component draws them. */
export { default } from "../mdx/toc-inline.tsx";
