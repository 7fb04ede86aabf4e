/** `@theme/Icon/Arrow`. */
export { ArrowRightIcon as default } from "../icons.tsx";
