import type { ThemeConfig } from "../config/theme-schema.ts";
import { useHref } from "./base-path.tsx";

type LogoConfig = NonNullable<ThemeConfig["navbar"]["logo"]>;

/**
 * The logo's image, and its alternative for dark mode if there is one; browsers fetch only the one that is shown.
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

/**
 * The size to reserve in the page, scaled down to the maximum height. An image that is not in the site may be a
 * drawing without a size of its own, which would not be seen without a height.
 */
function fit({ width, height }: LogoConfig): { width?: number; height?: number } {
  if (width === undefined && height === undefined) return { height: MAX_HEIGHT };
  if (width === undefined || height === undefined || height <= MAX_HEIGHT) return { width, height };
  return { width: Math.round((width * MAX_HEIGHT) / height), height: MAX_HEIGHT };
}

/** Maximum height in CSS pixels; matches the style sheet. */
const MAX_HEIGHT = 32;
