import type { ReactNode } from "react";
import type { ThemeConfig } from "../config/theme-schema.ts";
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
  config: ThemeConfig;
  site: { title: string; baseUrl: string };
  /** A page component with the `<main id="main">` of the page. */
  children: ReactNode;
  withSidebar: boolean;
  /** Whether readers can ask questions. */
  withAsk: boolean;
}

/** Content of `<body>`: the frame of every page around its own content. */
export function Layout({ config, site, children, withSidebar, withAsk, ...page }: LayoutProps) {
  const { currentPath } = page;
  const common = { config, siteTitle: site.title, ...page };
  return (
    <BasePath value={site.baseUrl}>
      <a className="button skip-link" href="#main">
        {themeText("theme.common.skipToMainContent", "Skip to main content")}
      </a>
      {currentPath === "/" && <BasePathBanner baseUrl={site.baseUrl} />}
      {config.announcementBar && <AnnouncementBar bar={config.announcementBar} />}
      <Navbar {...common} withSidebar={withSidebar} />
      <div id="page" className="page">
        <TextClass value={config.textClass}>{children}</TextClass>
      </div>
      {config.footer && <Footer footer={config.footer} />}
      <Drawer {...common} />
      {withAsk && (
        <button type="button" className="button ask-button" data-ask-open aria-expanded="false">
          Ask
        </button>
      )}
    </BasePath>
  );
}
