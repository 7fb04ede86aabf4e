import type { ReactNode } from "react";
import { themeComponents } from "../../mdx-components.ts";

/** `@mdx-js/react`, for sites that import it and have not installed it: documents know their components. */
export function MDXProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The components documents use without importing them. */
export function useMDXComponents() {
  return themeComponents;
}
