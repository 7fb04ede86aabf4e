import type { ComponentProps, ReactNode } from "react";
import { unchecked } from "../base-path.tsx";
import ThemeLink from "../mdx/link.tsx";

interface LinkProps extends ComponentProps<"a"> {
  /** Site path or absolute URL. */
  to?: string;
  /** Ignored: links do not depend on the current page. */
  isNavLink?: boolean;
  activeClassName?: string;
  isActive?: unknown;
  exact?: boolean;
  autoAddBaseUrl?: boolean;
  "data-noBrokenLinkCheck"?: boolean;
  children?: ReactNode;
}

/** `@docusaurus/Link`: a link to a page of this or another site. */
export default function Link(props: LinkProps) {
  const { to, href, isNavLink, activeClassName, isActive, exact, autoAddBaseUrl, ...rest } = props;
  const { "data-noBrokenLinkCheck": wanted, ...attributes } = rest;
  const address = to ?? href;
  if (address === undefined) return <a {...attributes} />;
  const marked = { ...unchecked(address, wanted || undefined), ...attributes };
  return <ThemeLink {...(marked as ComponentProps<typeof ThemeLink>)} href={address} />;
}
