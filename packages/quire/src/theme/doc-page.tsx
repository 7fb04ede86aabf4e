import type { ReactNode } from "react";
import type { Card, Crumb, DocChange, LastUpdate, Link, Tag } from "../site/model.ts";
import { useDate } from "./dates.ts";
import { DocFrame } from "./doc-frame.tsx";
import { DocTop } from "./doc-top.tsx";
import { EditLink } from "./edit-link.tsx";
import { PageContext } from "./page-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { Pagination } from "./pagination.tsx";
import { Prose } from "./prose.tsx";
import { type DocumentContents, tableOfContents } from "./table-of-contents.tsx";
import { TagList } from "./tag-list.tsx";
import { themeNodes, themeText } from "./texts.ts";
import { type PageVersion, VersionBanner } from "./version-banner.tsx";

interface DocPageProps extends DocumentContents {
  title: string;
  /** Render the title as the H1; false if the body contains it. */
  showTitle: boolean;
  /** A `Sidebar`, or its pre-rendered HTML. */
  sidebar?: ReactNode;
  breadcrumbs: readonly Crumb[];
  version?: PageVersion;
  change?: DocChange;
  previous?: Link;
  next?: Link;
  editUrl?: string;
  lastUpdate?: LastUpdate;
  tags: readonly Tag[];
  /** Editions with the feature, such as `Core` or `Cloud`. */
  availability?: readonly string[];
  unlisted: boolean;
  draft: boolean;
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site. */
  siteUrl: string;
  /** The cards shown by `DocCardList` on this page. */
  cards: readonly Card[];
}

/** A page of the documentation. */
export function DocPage(props: DocPageProps) {
  const { toc, tocMin, tocMax, cards, version } = props;
  return (
    <PageContext value={{ toc, tocMin, tocMax, cards }}>
      <DocFrame
        sidebar={props.sidebar}
        toc={tableOfContents(props)}
        before={
          <>
            {version && <VersionBanner version={version} />}
            {props.draft && (
              <Notice>
                {themeText(
                  "theme.contentVisibility.draftBanner.message",
                  "This page is a draft. Builds do not include it.",
                )}
              </Notice>
            )}
            {props.unlisted && (
              <Notice>
                {themeText(
                  "theme.contentVisibility.unlistedBanner.message",
                  "This page is unlisted. Only readers with its URL can find it.",
                )}
              </Notice>
            )}
            <DocTop
              breadcrumbs={props.breadcrumbs}
              version={version}
              change={props.change}
              availability={props.availability}
              markdownPath={props.markdownPath}
              siteUrl={props.siteUrl}
            />
          </>
        }
        after={
          <>
            <TagList tags={props.tags} />
            <PageFacts editUrl={props.editUrl} lastUpdate={props.lastUpdate} />
            <Pagination
              previous={props.previous}
              next={props.next}
              label={themeText("theme.docs.paginator.navAriaLabel", "Documentation pages")}
            />
          </>
        }
      >
        <Prose>
          {props.showTitle && <PageTitle>{props.title}</PageTitle>}
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

function PageFacts({ editUrl, lastUpdate }: Pick<DocPageProps, "editUrl" | "lastUpdate">) {
  const formatDate = useDate();
  if (!editUrl && !lastUpdate?.date && !lastUpdate?.author) return null;
  return (
    <div className="page-facts">
      {editUrl && <EditLink url={editUrl} />}
      {(lastUpdate?.date || lastUpdate?.author) && (
        <span className="last-update">
          {themeNodes("theme.lastUpdated.lastUpdatedAtBy", "Last updated{atDate}{byUser}", {
            atDate: lastUpdate.date
              ? themeNodes("theme.lastUpdated.atDate", " on {date}", {
                  date: <time dateTime={lastUpdate.date}>{formatDate(lastUpdate.date)}</time>,
                })
              : "",
            byUser: lastUpdate.author
              ? themeNodes("theme.lastUpdated.byUser", " by {user}", { user: lastUpdate.author })
              : "",
          })}
        </span>
      )}
    </div>
  );
}
