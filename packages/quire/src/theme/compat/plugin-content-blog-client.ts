export { useBlogPost } from "./use-doc.ts";
