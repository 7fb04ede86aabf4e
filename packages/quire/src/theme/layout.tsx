import type { ReactNode } from "react";
import type { Config } from "../config/schema.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { BasePath } from "./base-path.tsx";
import { BasePathBanner } from "./base-path-banner.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import type { CurrentPage } from "./navbar-item.tsx";
import { TextClass } from "./prose.tsx";
import { themeText } from "./texts.ts";

interface LayoutProps extends CurrentPage {
  config: Pick<Config, "theme" | "title" | "baseUrl" | "ask">;
  /** A page component with the `<main id="main">` of the page. */
  children: ReactNode;
}

/** Content of `<body>`: the frame of every page around its own content. */
export function Layout({ config: { theme, title, baseUrl, ask }, children, ...page }: LayoutProps) {
  const common = { config: theme, siteTitle: title, ...page };
  return (
    <BasePath value={baseUrl}>
      <a className="button skip-link" href="#main">
        {themeText("theme.common.skipToMainContent", "Skip to main content")}
      </a>
      {page.currentPath === "/" && <BasePathBanner baseUrl={baseUrl} />}
      {theme.announcementBar && <AnnouncementBar bar={theme.announcementBar} />}
      <Navbar {...common} />
      <div id="page" className="page">
        <TextClass value={theme.textClass}>{children}</TextClass>
      </div>
      {theme.footer && <Footer footer={theme.footer} />}
      <Drawer {...common} />
      {ask !== false && (
        <button type="button" className="button ask-button" data-ask-open aria-expanded="false">
          Ask
        </button>
      )}
    </BasePath>
  );
}
