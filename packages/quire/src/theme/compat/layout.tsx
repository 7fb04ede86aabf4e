import type { ReactNode } from "react";
import { PageMetadata, type PageMetadataProps } from "./theme-common.tsx";

interface LayoutProps extends PageMetadataProps {
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

/**
 * `@theme/Layout`: sets title and description of the page and marks the start of its content; navbar and footer
 * are added to every page by the engine. If the page wants no footer, it is hidden by styles.
 */
export default function Layout({ children, wrapperClassName, noFooter, ...metadata }: LayoutProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      <div
        id="main"
        className={["main-wrapper", wrapperClassName, noFooter && "without-footer"].filter(Boolean).join(" ")}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}
