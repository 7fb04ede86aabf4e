import type { ReactNode } from "react";

interface DocumentProps {
  /** Language tag of the page (BCP 47). */
  lang: string;
  dir: "ltr" | "rtl";
  /** Contents of the head: title, meta tags, style sheets and scripts. */
  head: ReactNode;
  children: ReactNode;
  defaultMode: "light" | "dark";
  /** Whether the mode is fixed. */
  disableSwitch: boolean;
  /** Whether the system's preference applies until the reader chooses. */
  respectSystem: boolean;
  /** Id of the announcement, if there is one that readers can close. */
  announcementId?: string;
  /** The script that adds the font for text, and the URL of the font, where text is in it (`client/typeface.ts`). */
  typeface?: { script: string; font: string };
  /** Source of the script that runs before the first paint (`client/inline.ts`). */
  inlineScript: string;
}

/** The `<html>` element of every page; the caller adds the doctype. */
export function Document(props: DocumentProps) {
  const policy = props.disableSwitch ? "fixed" : props.respectSystem ? "system" : "choice";
  return (
    <html
      lang={props.lang}
      dir={props.dir}
      data-theme={props.defaultMode}
      data-theme-policy={policy}
      data-announcement-id={props.announcementId}
      data-font={props.typeface?.font}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: props.inlineScript }} />
        {props.typeface && <script dangerouslySetInnerHTML={{ __html: props.typeface.script }} />}
        {props.head}
      </head>
      <body>{props.children}</body>
    </html>
  );
}
