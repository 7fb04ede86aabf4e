import type { ReactNode } from "react";
import type { CategoryIndex } from "../site/model.ts";
import { Breadcrumbs, hasBreadcrumbs } from "./breadcrumbs.tsx";
import { CardList } from "./card-list.tsx";
import { DocFrame } from "./doc-frame.tsx";
import { PageMenu } from "./page-menu.tsx";
import { Pagination } from "./pagination.tsx";
import { type PageVersion, VersionBanner } from "./version-banner.tsx";

export interface CategoryPageProps
  extends Pick<CategoryIndex, "title" | "description" | "items" | "breadcrumbs" | "previous" | "next"> {
  sidebar?: ReactNode;
  version?: PageVersion;
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

/** A page that lists what is in a category of the sidebar. */
export function CategoryPage(props: CategoryPageProps) {
  const hasCrumbs = hasBreadcrumbs(props.breadcrumbs);
  const badges = props.version?.badge && (
    <ul className="badges">
      <li className="badge">Version: {props.version.label}</li>
    </ul>
  );
  return (
    <DocFrame
      sidebar={props.sidebar}
      before={
        <>
          {props.version && <VersionBanner version={props.version} />}
          <div className="doc-top">
            {hasCrumbs ? <Breadcrumbs crumbs={props.breadcrumbs} /> : badges}
            <PageMenu markdownPath={props.markdownPath} siteUrl={props.siteUrl} />
          </div>
          {hasCrumbs && badges}
        </>
      }
      after={<Pagination previous={props.previous} next={props.next} label="Documentation pages" />}
    >
      <div className="prose">
        <h1>{props.title}</h1>
        {props.description && <p className="lead">{props.description}</p>}
      </div>
      <CardList cards={props.items} />
    </DocFrame>
  );
}
