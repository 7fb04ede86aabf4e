export { default } from "./api-explorer-method-endpoint.tsx";
