/** `@theme/Admonition/Icon/Tip`. */
export { TipIcon as default } from "../icons.tsx";
