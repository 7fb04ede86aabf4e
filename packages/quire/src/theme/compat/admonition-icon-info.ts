/** `@theme/Admonition/Icon/Info`. */
export { InfoIcon as default } from "../icons.tsx";
