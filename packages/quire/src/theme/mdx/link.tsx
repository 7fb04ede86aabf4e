import type { ReactNode } from "react";
import { isExternalAddress, isPathname } from "../../site/address.ts";
import { unchecked, useHref } from "../base-path.tsx";

interface LinkProps {
  /** Site path, or a path relative to the page; an alias of `href` known from Docusaurus. */
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

/** Paths of pages have no slash at the end; `./` and `../` need theirs. */
const withoutSlash = (address: string) => address.replace(/^([^?#]*[^?#/.])\/+(?=[?#]|$)/, "$1");

/** A link, or a place to link to; the base path is added to site paths that do not have it. */
export default function Link({ to, href, target, rel, children, ...rest }: LinkProps) {
  const resolve = useHref();
  const address = to ?? href;
  if (address === undefined) return <a {...rest}>{children}</a>;
  const root = resolve("/");
  const path = address.startsWith(root) ? address.slice(root.length - 1) : address;
  // The browser resolves what is relative to the page.
  const isRelative = /^[^/?#]/.test(address) && !isPathname(address) && !isExternalAddress(address);
  const safe = rel ?? (target === "_blank" ? "noopener" : undefined);
  return (
    <a
      href={isRelative ? withoutSlash(address) : resolve(path)}
      target={target}
      rel={safe}
      {...unchecked(address)}
      {...rest}
    >
      {children}
    </a>
  );
}
