import type { ReactNode } from "react";
import { PageMetadata, type PageMetadataProps } from "./theme-common.tsx";

interface LayoutProps extends PageMetadataProps {
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

/**
 * `@theme/Layout`: every page has its navbar and footer from the engine, so that this says the title and
 * description of the page, and marks where its content begins. Styles hide the footer of a page that wants none.
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
