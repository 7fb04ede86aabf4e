/** `@docusaurus/Head`. */
export { default } from "../mdx/head.tsx";
