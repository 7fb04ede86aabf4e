import type { Crumb, DocChange } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { Breadcrumbs, hasBreadcrumbs } from "./breadcrumbs.tsx";
import { PageMenu } from "./page-menu.tsx";
import { themeText } from "./texts.ts";
import type { PageVersion } from "./version-banner.tsx";

interface DocTopProps {
  breadcrumbs: readonly Crumb[];
  version?: PageVersion;
  change?: DocChange;
  /** Editions with the feature, such as `core` or `cloud`. */
  availability?: readonly string[];
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

/**
 * Top of a documentation page: breadcrumbs and page menu, with the badges below, or in place of missing
 * breadcrumbs.
 */
export function DocTop({ breadcrumbs, version, change, availability, markdownPath, siteUrl }: DocTopProps) {
  const hasCrumbs = hasBreadcrumbs(breadcrumbs);
  const badges = <Badges version={version} change={change} availability={availability} />;
  return (
    <>
      <div className="doc-top">
        {hasCrumbs ? <Breadcrumbs crumbs={breadcrumbs} /> : badges}
        <PageMenu markdownPath={markdownPath} siteUrl={siteUrl} />
      </div>
      {hasCrumbs && badges}
    </>
  );
}

function Badges({ version, change, availability }: Pick<DocTopProps, "version" | "change" | "availability">) {
  if (!version?.badge && !change && !availability?.length) return null;
  return (
    <ul className="badges">
      {version?.badge && (
        <li className="badge">
          {themeText("theme.docs.versionBadge.label", "Version: {versionLabel}", {
            versionLabel: version.label,
          })}
        </li>
      )}
      {change && (
        <li className="badge badge-availability">
          <ChangeMark {...change} />
        </li>
      )}
      {availability?.map((where) => (
        <li key={where} className="badge badge-availability">
          <span className="visually-hidden">Available in </span>
          {where.charAt(0).toUpperCase() + where.slice(1)}
        </li>
      ))}
    </ul>
  );
}

/** Leads to the list of changes on the page, if there is one, or to the earlier page (see `client/compare.ts`). */
function ChangeMark({ since, path }: DocChange) {
  const href = usePageHref();
  if (!path) return `New page since ${since}`;
  if (path.startsWith("#")) return <a href={path}>Changed since {since}</a>;
  return (
    <a
      href={href(path)}
      data-compare=""
      data-markdown={`Changed since ${since}, see [the page as it was](${href(path)})`}
    >
      Changed since {since}
    </a>
  );
}
