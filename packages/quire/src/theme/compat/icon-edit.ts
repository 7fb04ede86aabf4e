/** `@theme/Icon/Edit`. */
export { EditIcon as default } from "../icons.tsx";
