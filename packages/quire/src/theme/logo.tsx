import type { ThemeConfig } from "../config/theme-schema.ts";
import { useHref } from "./base-path.tsx";

export type LogoConfig = NonNullable<ThemeConfig["navbar"]["logo"]>;

/**
 * The logo's picture, and its other picture for the dark mode when there is one. Of two pictures the browser
 * fetches the one that is shown.
 */
export function Logo({ logo, alt, lazy = false }: { logo: LogoConfig; alt: string; lazy?: boolean }) {
  const href = useHref();
  const common = {
    width: logo.width,
    height: logo.height ?? (logo.width ? undefined : 32),
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
