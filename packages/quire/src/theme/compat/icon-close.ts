/** `@theme/Icon/Close`. */
export { CloseIcon as default } from "../icons.tsx";
