/** `@theme/Admonition/Icon/Danger`. */
export { DangerIcon as default } from "../icons.tsx";
