import type { ReactNode } from "react";
import { inlineScript } from "../client/inline.ts";
import { typefaceScript } from "../client/typeface.ts";
import type { Config } from "../config/schema.ts";
import { NAVBAR_ID } from "./navbar.tsx";

interface RootProps {
  config: Pick<Config, "locale" | "theme">;
  /** URL of the theme's font, if the site uses it. */
  font?: string;
}

interface DocumentProps extends RootProps {
  /** Contents of the head: title, meta tags, style sheets and scripts. */
  head: ReactNode;
  children: ReactNode;
}

/** The URL of the font for all text, if the site has one. */
function textFontOf({ config, font }: RootProps): string | undefined {
  return config.theme.typeface === "all" ? font : undefined;
}

/** The attributes of the `<html>` element of every page. */
export function rootAttributes(root: RootProps) {
  const { locale, theme } = root.config;
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = theme.colorMode;
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    "data-theme": defaultMode,
    "data-theme-policy": disableSwitch ? "fixed" : respectPrefersColorScheme ? "system" : "choice",
    "data-announcement-id": theme.announcementBar?.isCloseable ? theme.announcementBar.id : undefined,
    "data-font": textFontOf(root),
  };
}

/** The `<html>` element of every page; the caller adds the doctype. */
export function Document({ head, children, ...root }: DocumentProps) {
  return (
    <html {...rootAttributes(root)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers that pause within the page would paint an empty frame first, which delays the others. */}
        <link rel="expect" href={`#${NAVBAR_ID}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {textFontOf(root) && <script dangerouslySetInnerHTML={{ __html: typefaceScript }} />}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
