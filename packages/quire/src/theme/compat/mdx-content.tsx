import type { ReactNode } from "react";

/** `@theme/MDXContent`: the content of a document, rendered unchanged. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
