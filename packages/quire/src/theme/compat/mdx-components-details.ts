/** `@theme/MDXComponents/Details`. */
export { default } from "../mdx/details.tsx";
