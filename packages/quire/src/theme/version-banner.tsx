import { usePageHref } from "./base-path.tsx";
import { themeNodes, themeText } from "./texts.ts";

/** Facts about the version of a page that readers should know. */
export interface PageVersion {
  label: string;
  /** Whether to show the label above the title. */
  badge: boolean;
  banner: "none" | "unreleased" | "unmaintained";
  /** Site path of the same page in the latest version, or of that version's main page. */
  latestPath?: string;
  latestLabel?: string;
}

/** A notice that the page is about an old or unreleased version, with a link to the latest one. */
export function VersionBanner({ version }: { version: PageVersion }) {
  const href = usePageHref();
  if (version.banner === "none") return null;
  const versionLabel = <strong>{version.label}</strong>;
  return (
    <aside className="version-banner" aria-label="Version">
      <p>
        {version.banner === "unmaintained"
          ? themeNodes(
              "theme.docs.versions.unmaintainedVersionLabel",
              "You are reading version {versionLabel}, which is no longer maintained.",
              { versionLabel },
            )
          : themeNodes(
              "theme.docs.versions.unreleasedVersionLabel",
              "You are reading {versionLabel}, which is not released yet.",
              { versionLabel },
            )}{" "}
        {version.latestPath && (
          <a href={href(version.latestPath)} data-version="">
            {themeText("theme.docs.versions.latestVersionLinkLabel", "Go to the latest version")}
            {version.latestLabel ? ` (${version.latestLabel})` : ""}
          </a>
        )}
      </p>
    </aside>
  );
}
