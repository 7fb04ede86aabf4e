/** `@docusaurus/theme-common/internal`: what components of sites take from there. */
export * from "./theme-common.tsx";
export { useBlogPost, useDoc, useDocsVersion } from "./use-doc.ts";
