import { createElement } from "react";

interface MarkupProps {
  /** HTML by the author of the site or made by the engine; written as it stands. */
  html: string;
  as?: "div" | "span";
  className?: string;
}

/** An element around HTML that is already complete. */
export function Markup({ html, as = "div", className }: MarkupProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
