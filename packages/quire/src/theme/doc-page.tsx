import type { ReactNode } from "react";
import { markdownPath } from "../site/address.ts";
import type { Card, Doc, DocChange } from "../site/model.ts";
import { DocFrame } from "./doc-frame.tsx";
import { DocTop } from "./doc-top.tsx";
import { PageContext } from "./page-context.tsx";
import { PageFacts } from "./page-facts.tsx";
import { PageTitle } from "./page-title.tsx";
import { Pagination } from "./pagination.tsx";
import { Prose } from "./prose.tsx";
import { type DocumentContents, tableOfContents } from "./table-of-contents.tsx";
import { TagList } from "./tag-list.tsx";
import { themeText } from "./texts.ts";
import { type PageVersion, VersionBanner } from "./version-banner.tsx";

interface DocPageProps extends DocumentContents {
  doc: Doc;
  /** Render the title as the H1; false if the body contains it. */
  showTitle: boolean;
  sidebar?: ReactNode;
  version?: PageVersion;
  /** What has changed since an earlier version, and where that is shown. */
  change?: DocChange;
  /** Scheme and host of the site. */
  siteUrl: string;
  /** The cards shown by `DocCardList` on this page. */
  cards: readonly Card[];
}

/** A page of the documentation. */
export function DocPage(props: DocPageProps) {
  const { doc, version } = props;
  return (
    <PageContext value={props}>
      <DocFrame
        sidebar={props.sidebar}
        toc={tableOfContents(props)}
        before={
          <>
            {version && <VersionBanner version={version} />}
            {doc.draft && (
              <Notice>
                {themeText(
                  "theme.contentVisibility.draftBanner.message",
                  "This page is a draft. Builds do not include it.",
                )}
              </Notice>
            )}
            {doc.unlisted && (
              <Notice>
                {themeText(
                  "theme.contentVisibility.unlistedBanner.message",
                  "This page is unlisted. Only readers with its URL can find it.",
                )}
              </Notice>
            )}
            <DocTop
              breadcrumbs={doc.breadcrumbs}
              version={version}
              change={props.change}
              availability={doc.frontMatter.availability}
              markdownPath={markdownPath(doc.path)}
              siteUrl={props.siteUrl}
            />
          </>
        }
        after={
          <>
            <TagList tags={doc.tags} />
            <PageFacts editUrl={doc.editUrl} lastUpdate={doc.lastUpdate} />
            <Pagination
              previous={doc.previous}
              next={doc.next}
              label={themeText("theme.docs.paginator.navAriaLabel", "Documentation pages")}
            />
          </>
        }
      >
        <Prose>
          {props.showTitle && <PageTitle>{doc.title}</PageTitle>}
          {props.body}
        </Prose>
      </DocFrame>
    </PageContext>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <aside className="version-banner" aria-label="Notice">
      <p>{children}</p>
    </aside>
  );
}
