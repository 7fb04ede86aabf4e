/** `@theme/hooks/useThemeContext`: what `useColorMode` is called since. */
export { useColorMode as default } from "./theme-common.tsx";
