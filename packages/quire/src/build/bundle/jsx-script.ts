import { transformWithOxc } from "vite";

/** Compile a module with JSX or types to JavaScript; the site's own `tsconfig.json` has no say in it. */
export function jsxToScript(code: string, file: string, lang: "jsx" | "ts" | "tsx" = "jsx") {
  return transformWithOxc(code, file, { lang, jsx: { runtime: "automatic" }, tsconfig: false });
}
