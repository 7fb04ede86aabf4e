import type { ThemeConfig } from "../config/theme-schema.ts";
import { useHref } from "./base-path.tsx";

type LogoConfig = NonNullable<ThemeConfig["navbar"]["logo"]>;

/**
 * The logo's picture, and its other picture for the dark mode when there is one. Of two pictures the browser
 * fetches the one that is shown.
 */
export function Logo({ logo, alt, lazy = false }: { logo: LogoConfig; alt: string; lazy?: boolean }) {
  const href = useHref();
  const common = {
    ...fit(logo),
    loading: lazy || logo.srcDark ? ("lazy" as const) : undefined,
  };
  if (!logo.srcDark) return <img className="logo" src={href(logo.src)} alt={alt} {...common} />;
  return (
    <>
      <img className="logo only-light" src={href(logo.src)} alt={alt} {...common} />
      <img className="logo only-dark" src={href(logo.srcDark)} alt={alt} {...common} />
    </>
  );
}

/** Its size, brought down to the height it is shown at: the browser keeps this room free for it. */
function fit({ width, height }: LogoConfig): { width?: number; height?: number } {
  if (width === undefined || height === undefined || height <= MOST) return { width, height };
  return { width: Math.round((width * MOST) / height), height: MOST };
}

/** Height of a logo in CSS pixels; matches the style sheet. */
const MOST = 32;
