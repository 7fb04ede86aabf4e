import type { ReactNode } from "react";

export interface TabItemProps {
  value: string;
  label?: string;
  /** Shown first. */
  default?: boolean;
  className?: string;
  children?: ReactNode;
}

/** One panel of `Tabs`, which draws it; alone it is its content. */
export default function TabItem({ children }: TabItemProps) {
  return <div className="tab-panel">{children}</div>;
}
