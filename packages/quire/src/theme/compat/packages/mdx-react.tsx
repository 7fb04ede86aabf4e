import type { ReactNode } from "react";
import { themeComponents } from "../../mdx-components.ts";

/** `@mdx-js/react`, for sites that import it without installing it: documents know their components anyway. */
export function MDXProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The components available in all documents. */
export function useMDXComponents() {
  return themeComponents;
}
