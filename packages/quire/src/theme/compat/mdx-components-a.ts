/** `@theme/MDXComponents/A`. */
export { default } from "../mdx/link.tsx";
