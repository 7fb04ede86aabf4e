import { isValidElement, type ReactNode } from "react";

interface DetailsProps {
  summary?: ReactNode;
  open?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Content that is collapsed until a reader opens it. */
export default function Details({ summary, open, className, children }: DetailsProps) {
  return (
    <details className={className} open={open}>
      {isSummary(summary) ? summary : summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}

/** Whether the summary is a `<summary>` element. */
function isSummary(summary: ReactNode): boolean {
  return isValidElement(summary) && summary.type === "summary";
}
