import type { ReactNode } from "react";

interface DocumentProps {
  /** Language of the page, BCP 47. */
  lang: string;
  dir: "ltr" | "rtl";
  /** Title, meta tags, style sheets and scripts of the page. */
  head: ReactNode;
  children: ReactNode;
  defaultMode: "light" | "dark";
  /** The mode cannot be changed by the reader. */
  disableSwitch: boolean;
  /** The system's preference decides until the reader does. */
  respectSystem: boolean;
  /** Id of the announcement that a reader can close; left out when there is none. */
  announcementId?: string;
  /** Source of the script that runs before the first paint (`client/inline.ts`). */
  inlineScript: string;
}

/** The `<html>` element of every page; the caller writes the doctype before it. */
export function Document(props: DocumentProps) {
  const policy = props.disableSwitch ? "fixed" : props.respectSystem ? "system" : "choice";
  return (
    <html
      lang={props.lang}
      dir={props.dir}
      data-theme={props.defaultMode}
      data-theme-policy={policy}
      data-announcement-id={props.announcementId}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: props.inlineScript }} />
        {props.head}
      </head>
      <body>{props.children}</body>
    </html>
  );
}
