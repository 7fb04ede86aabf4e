import type { Crumb } from "../site/model.ts";
import { Breadcrumbs, hasBreadcrumbs } from "./breadcrumbs.tsx";
import { PageMenu } from "./page-menu.tsx";
import type { PageVersion } from "./version-banner.tsx";

interface DocTopProps {
  breadcrumbs: readonly Crumb[];
  version?: PageVersion;
  /** Editions with the feature, such as `Core` or `Cloud`. */
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
export function DocTop({ breadcrumbs, version, availability, markdownPath, siteUrl }: DocTopProps) {
  const hasCrumbs = hasBreadcrumbs(breadcrumbs);
  const badges = <Badges version={version} availability={availability} />;
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

function Badges({ version, availability }: Pick<DocTopProps, "version" | "availability">) {
  if (!version?.badge && !version?.newSince && !availability?.length) return null;
  return (
    <ul className="badges">
      {version?.badge && <li className="badge">Version: {version.label}</li>}
      {version?.newSince && <li className="badge badge-availability">New page since {version.newSince}</li>}
      {availability?.map((where) => (
        <li key={where} className="badge badge-availability">
          <span className="visually-hidden">Available in </span>
          {where}
        </li>
      ))}
    </ul>
  );
}
