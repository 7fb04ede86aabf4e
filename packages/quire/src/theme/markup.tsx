import { createElement } from "react";

interface MarkupProps {
  /** HTML from the site's author or the engine, inserted unchanged. */
  html: string;
  as?: "div" | "span";
  className?: string;
}

/** An element with raw HTML content. */
export function Markup({ html, as = "div", className }: MarkupProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
