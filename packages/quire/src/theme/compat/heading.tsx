import { type ComponentProps, createElement } from "react";

interface HeadingProps extends ComponentProps<"h2"> {
  /** Tag name, `h1` to `h6`. */
  as?: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

/** `@theme/Heading`: a heading, with a link to itself if it has an id. */
export default function Heading({ as = "h2", id, children, ...rest }: HeadingProps) {
  if (as === "h1" || id === undefined) return createElement(as, { id, ...rest }, children);
  const link = { className: "anchor", href: `#${id}` };
  // Other content may contain links, which cannot be nested.
  return typeof children === "string"
    ? createElement(as, { id, ...rest }, createElement("a", link, children))
    : createElement(
        as,
        { id, ...rest },
        children,
        createElement("a", { ...link, "aria-label": "Link to this section" }),
      );
}
