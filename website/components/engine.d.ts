/** Modules that the engine provides to page modules. */
declare module "@theme/Link" {
  import type { ReactNode } from "react";

  /** A link; the base path is added to site paths. */
  export default function Link(props: {
    to: string;
    className?: string;
    "aria-label"?: string;
    children?: ReactNode;
  }): ReactNode;
}

declare module "@theme/CodeBlock" {
  import type { ReactNode } from "react";

  /** A code block with a copy button. */
  export default function CodeBlock(props: {
    language?: string;
    title?: string;
    className?: string;
    children?: ReactNode;
  }): ReactNode;
}

declare module "@docusaurus/useBaseUrl" {
  /** A site path with the base path. */
  export default function useBaseUrl(path: string): string;
}

declare module "*.svg?raw" {
  /** Source of the image. */
  const text: string;
  export default text;
}
