import { isValidElement, type ReactNode } from "react";

interface DetailsProps {
  summary?: ReactNode;
  open?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A passage that is folded until a reader opens it. */
export default function Details({ summary, open, className, children }: DetailsProps) {
  return (
    <details className={className} open={open}>
      {isSummary(summary) ? summary : summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}

/** Whether an author gave the whole tag. */
function isSummary(summary: ReactNode): boolean {
  return isValidElement(summary) && summary.type === "summary";
}
