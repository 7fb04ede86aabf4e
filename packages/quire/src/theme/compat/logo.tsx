import type { ComponentProps } from "react";
import { siteFacts } from "../../render/site-facts.ts";
import { Logo as Picture } from "../logo.tsx";
import Link from "./link.tsx";

interface LogoProps extends ComponentProps<"a"> {
  /** Class of the element around the image. */
  imageClassName?: string;
  /** Class of the title. */
  titleClassName?: string;
}

/** `@theme/Logo`: the logo and the title of the navbar, as a link to the front page. */
export default function Logo({ imageClassName, titleClassName, ...rest }: LogoProps) {
  const { logo, title } = siteFacts().config.theme.navbar;
  const picture = logo && <Picture logo={logo} alt={logo.alt || (title ? "" : "Front page")} />;
  return (
    <Link to={logo?.href ?? "/"} {...rest}>
      {imageClassName ? <span className={imageClassName}>{picture}</span> : picture}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}
