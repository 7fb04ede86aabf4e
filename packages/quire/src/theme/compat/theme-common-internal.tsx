/** `@docusaurus/theme-common/internal`: the part of it that components of sites use. */
export * from "./theme-common.tsx";
export { useBlogPost, useDoc, useDocsVersion } from "./use-doc.ts";
