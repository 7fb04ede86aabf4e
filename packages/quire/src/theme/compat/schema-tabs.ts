export { default } from "../mdx/tabs.tsx";
