import type { ReactNode } from "react";

/** One of the panels of `Tabs`. */
export interface TabItemProps {
  value: string | number;
  label?: string;
  /** Whether it is selected initially. */
  default?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A panel of `Tabs`, which renders it; on its own, just its content. */
export default function TabItem({ children }: TabItemProps) {
  return <div className="tab-panel">{children}</div>;
}
