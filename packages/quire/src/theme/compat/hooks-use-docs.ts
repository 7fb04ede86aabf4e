/** `@theme/hooks/useDocs`: the location of these hooks in early betas of Docusaurus 2. */
export {
  useActiveDocContext,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useLatestVersion,
  useVersions,
} from "./plugin-content-docs-client.tsx";
