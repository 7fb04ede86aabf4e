import { dataPages } from "../data-pages.ts";
import { type Markdown, table } from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { inSidebarOrder } from "../sidebar-order.ts";
import { versions } from "../versions.ts";
import { cloudPage } from "./cloud-page.ts";
import { longDate } from "./long-date.ts";
import {
  type CloudRelease,
  type CoreRelease,
  coreReleaseUrl,
  loadCloudReleases,
  loadCoreReleases,
  loadTopics,
} from "./releases.ts";

/** A page for each release of DataHub Cloud, and one for the releases of DataHub Core. */
const pages = dataPages(({ siteDir }, problems) =>
  versions.flatMap((version) => {
    const topics = loadTopics(siteDir, version, problems);
    const releases = loadCloudReleases(siteDir, version, problems).sort(newestFirst);
    const core = loadCoreReleases(siteDir, version, problems);
    const parts = { "core-releases": () => coreTable(core) };
    return [
      ...inSidebarOrder(releases.map((release) => cloudPage(version, release, topics))),
      ...fillTemplates(siteDir, version, "releases", () => parts, problems),
    ];
  }),
);

export default pages;

function newestFirst(a: CloudRelease, b: CloudRelease): number {
  return b.version.localeCompare(a.version, "en", { numeric: true });
}

/** The releases as a table whose entries do not wrap. */
export function coreTable(releases: readonly CoreRelease[]): Markdown {
  return table(
    ["Release", "Date", "Patches", "Candidates"],
    releases.map(({ version, date, patches, candidates }) => [
      date ? `[${version}](${coreReleaseUrl(version)})` : version,
      date ? unbroken(longDate(date)) : Object.keys(patches).length > 0 ? "patches only" : "candidates only",
      Object.entries(patches)
        .map(([patch, day]) => `[${patch}](${coreReleaseUrl(patch)})\u00a0(${unbroken(longDate(day))})`)
        .join(", "),
      String(candidates),
    ]),
  );
}

const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");
