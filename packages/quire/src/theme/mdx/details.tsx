import type { ReactNode } from "react";

export interface DetailsProps {
  summary?: ReactNode;
  open?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A passage that is folded until a reader opens it. */
export default function Details({ summary, open, className, children }: DetailsProps) {
  return (
    <details className={className} open={open}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
