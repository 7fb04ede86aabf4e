import type { ReactNode } from "react";

/** `@theme/MDXContent`: what a document holds, drawn as it is. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
