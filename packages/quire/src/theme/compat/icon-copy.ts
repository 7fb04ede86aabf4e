/** `@theme/Icon/Copy`. */
export { CopyIcon as default } from "../icons.tsx";
