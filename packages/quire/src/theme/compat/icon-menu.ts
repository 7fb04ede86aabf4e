/** `@theme/Icon/Menu`. */
export { MenuIcon as default } from "../icons.tsx";
