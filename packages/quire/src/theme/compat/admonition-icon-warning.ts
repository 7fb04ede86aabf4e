/** `@theme/Admonition/Icon/Warning`. */
export { WarningIcon as default } from "../icons.tsx";
