/** `react-router` and `react-router-dom`, which sites of Docusaurus import as well as `@docusaurus/router`. */
export * from "../router.tsx";
