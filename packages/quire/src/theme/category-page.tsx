import type { ReactNode } from "react";
import type { CategoryIndex } from "../site/model.ts";
import { CardList } from "./card-list.tsx";
import { DocFrame } from "./doc-frame.tsx";
import { DocTop } from "./doc-top.tsx";
import { Pagination } from "./pagination.tsx";
import { themeText } from "./texts.ts";
import { type PageVersion, VersionBanner } from "./version-banner.tsx";

interface CategoryPageProps
  extends Pick<CategoryIndex, "title" | "description" | "items" | "breadcrumbs" | "previous" | "next"> {
  sidebar?: ReactNode;
  version?: PageVersion;
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

/** The generated index page of a sidebar category. */
export function CategoryPage(props: CategoryPageProps) {
  return (
    <DocFrame
      sidebar={props.sidebar}
      before={
        <>
          {props.version && <VersionBanner version={props.version} />}
          <DocTop
            breadcrumbs={props.breadcrumbs}
            version={props.version}
            markdownPath={props.markdownPath}
            siteUrl={props.siteUrl}
          />
        </>
      }
      after={
        <Pagination
          previous={props.previous}
          next={props.next}
          label={themeText("theme.docs.paginator.navAriaLabel", "Documentation pages")}
        />
      }
    >
      <div className="prose">
        <h1>{props.title}</h1>
        {props.description && <p className="lead">{props.description}</p>}
      </div>
      <CardList cards={props.items} />
    </DocFrame>
  );
}
