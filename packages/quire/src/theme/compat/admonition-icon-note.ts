/** `@theme/Admonition/Icon/Note`. */
export { InfoIcon as default } from "../icons.tsx";
