/** `@theme/hooks/useThemeContext`: the former name of `useColorMode`. */
export { useColorMode as default } from "./theme-common.tsx";
