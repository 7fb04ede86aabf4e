import type { ReactNode } from "react";
import { unchecked, useHref } from "../base-path.tsx";

interface LinkProps {
  /** Site path; an alias of `href` known from Docusaurus. */
  to?: string;
  href?: string;
  className?: string;
  id?: string;
  title?: string;
  target?: string;
  rel?: string;
  children?: ReactNode;
  "aria-label"?: string;
}

/** A link, or a place to link to; the base path is added to site paths that do not have it. */
export default function Link({ to, href, target, rel, children, ...rest }: LinkProps) {
  const resolve = useHref();
  const address = to ?? href;
  if (address === undefined) return <a {...rest}>{children}</a>;
  const root = resolve("/");
  const path = address.startsWith(root) ? address.slice(root.length - 1) : address;
  // The browser resolves what is relative to the page.
  const isRelative = /^\.\.?\//.test(address);
  const safe = rel ?? (target === "_blank" ? "noopener" : undefined);
  return (
    <a
      href={isRelative ? address : resolve(path)}
      target={target}
      rel={safe}
      {...unchecked(address)}
      {...rest}
    >
      {children}
    </a>
  );
}
