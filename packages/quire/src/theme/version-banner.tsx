import { usePageHref } from "./base-path.tsx";

/** The version a page belongs to, as far as its reader must know. */
export interface PageVersion {
  label: string;
  /** Show the label above the title. */
  badge: boolean;
  banner: "none" | "unreleased" | "unmaintained";
  /** Site path of the same page in the latest version, or of that version's main page. */
  latestPath?: string;
  latestLabel?: string;
}

/** Says that a page is about a version that is not the one to read, and leads to the one that is. */
export function VersionBanner({ version }: { version: PageVersion }) {
  const href = usePageHref();
  if (version.banner === "none") return null;
  return (
    <aside className="version-banner" aria-label="Version">
      <p>
        {version.banner === "unmaintained" ? (
          <>
            You are reading version <strong>{version.label}</strong>, which is no longer maintained.
          </>
        ) : (
          <>
            You are reading <strong>{version.label}</strong>, which is not released yet.
          </>
        )}{" "}
        {version.latestPath && (
          <a href={href(version.latestPath)}>
            Go to the latest version{version.latestLabel ? ` (${version.latestLabel})` : ""}
          </a>
        )}
      </p>
    </aside>
  );
}
