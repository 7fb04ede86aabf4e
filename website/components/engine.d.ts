/** What the engine offers to page modules by a name of its own. */
declare module "@theme/Link" {
  import type { ReactNode } from "react";

  /** A link; site paths get the base path. */
  export default function Link(props: {
    to: string;
    className?: string;
    "aria-label"?: string;
    children?: ReactNode;
  }): ReactNode;
}

declare module "@theme/CodeBlock" {
  import type { ReactNode } from "react";

  /** A block of code with a button that copies it. */
  export default function CodeBlock(props: {
    language?: string;
    title?: string;
    className?: string;
    children?: ReactNode;
  }): ReactNode;
}

declare module "@docusaurus/useBaseUrl" {
  /** A site path with the base path in front. */
  export default function useBaseUrl(path: string): string;
}

declare module "*.svg?raw" {
  /** The text of the picture. */
  const text: string;
  export default text;
}
