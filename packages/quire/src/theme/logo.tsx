import type { ThemeConfig } from "../config/theme-schema.ts";
import { useHref } from "./base-path.tsx";

export type LogoConfig = NonNullable<ThemeConfig["navbar"]["logo"]>;

/** The logo's picture, and its other picture for the dark mode when there is one. */
export function Logo({ logo, alt }: { logo: LogoConfig; alt: string }) {
  const href = useHref();
  const size = { width: logo.width, height: logo.height ?? (logo.width ? undefined : 32) };
  if (!logo.srcDark) return <img className="logo" src={href(logo.src)} alt={alt} {...size} />;
  return (
    <>
      <img className="logo only-light" src={href(logo.src)} alt={alt} {...size} />
      <img className="logo only-dark" src={href(logo.srcDark)} alt={alt} {...size} />
    </>
  );
}
