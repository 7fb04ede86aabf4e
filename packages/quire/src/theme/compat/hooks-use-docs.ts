/** `@theme/hooks/useDocs`: where the first betas of Docusaurus 2 had them. */
export {
  useActiveDocContext,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useLatestVersion,
  useVersions,
} from "./plugin-content-docs-client.tsx";
