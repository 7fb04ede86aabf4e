/** `@theme/Icon/ExternalLink`. */
export { ExternalIcon as default } from "../icons.tsx";
