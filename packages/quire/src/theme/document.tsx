import type { ReactNode } from "react";
import { inlineScript } from "../client/inline.ts";
import { typefaceScript } from "../client/typeface.ts";
import type { Config } from "../config/schema.ts";

interface DocumentProps {
  config: Pick<Config, "locale" | "theme">;
  /** URL of the theme's font, if the site uses it. */
  font?: string;
  /** Contents of the head: title, meta tags, style sheets and scripts. */
  head: ReactNode;
  children: ReactNode;
}

/** The `<html>` element of every page; the caller adds the doctype. */
export function Document({ config: { locale, theme }, font, head, children }: DocumentProps) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = theme.colorMode;
  const policy = disableSwitch ? "fixed" : respectPrefersColorScheme ? "system" : "choice";
  const textFont = theme.typeface === "all" ? font : undefined;
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      data-theme={defaultMode}
      data-theme-policy={policy}
      data-announcement-id={theme.announcementBar?.isCloseable ? theme.announcementBar.id : undefined}
      data-font={textFont}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {textFont && <script dangerouslySetInnerHTML={{ __html: typefaceScript }} />}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
