/** `@theme/Admonition/Layout`: the frame of an admonition, with its title and icon. */
export { default } from "../mdx/admonition.tsx";
