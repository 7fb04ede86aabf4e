import type { DataDocument } from "quire";
import {
  blocks,
  bullets,
  code,
  documentLink,
  heading,
  type Markdown,
  questions,
  table,
  text,
} from "../markdown.ts";
import type { Version } from "../versions.ts";
import { longDate } from "./long-date.ts";
import { type CloudRelease, cloudReleasePage, coreReleaseUrl } from "./releases.ts";

/**
 * The page of a release of DataHub Cloud.
 *
 * @param topics the guide about a subject, as a path below the documents of the version
 */
export function cloudPage(
  version: Version,
  release: CloudRelease,
  topics: Readonly<Record<string, string>>,
): DataDocument {
  const path = `${version.docs}/${cloudReleasePage(release.version)}`;
  const link = (topic: string): Markdown =>
    topics[topic] ? documentLink(path, `${version.docs}/${topics[topic]}`, topic) : text(topic);
  const single = release.releases.length === 1 ? release.releases[0] : undefined;
  return {
    path,
    frontMatter: {
      title: release.version,
      description: `What DataHub Cloud ${release.version} changed, available since ${longDate(release.date)}, and which versions to run with it.`,
      availability: ["cloud"],
      kind: "release",
    },
    markdown: blocks(
      `# DataHub Cloud ${release.version}`,
      questions([
        `What is new in DataHub Cloud ${release.version}?`,
        `What changed in release ${release.version}?`,
        `When was DataHub Cloud ${release.version} released?`,
      ]),
      opening(release),
      recommended(release),
      heading(2, "Changes"),
      single
        ? changes(single, link)
        : blocks(...release.releases.map((one) => blocks(heading(3, one.version), changes(one, link)))),
    ),
  };
}

function opening({ version, date, since, changes, knownIssues, core }: CloudRelease): Markdown {
  return [
    `DataHub Cloud ${version} has been available since ${longDate(date)}.`,
    `It brought ${count(changes, "change")}${since ? ` since ${since}` : ""}.`,
    knownIssues > 0 &&
      `${count(knownIssues, "known issue")} ${knownIssues === 1 ? "was" : "were"} listed with it.`,
    core.length > 0 &&
      `Its notes refer to DataHub Core ${core.map((tag) => `[${tag}](${coreReleaseUrl(tag)})`).join(" and ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const components = {
  cli: "CLI and Python SDK",
  remoteExecutor: "Remote executor",
  helm: "Helm chart",
  actions: "Actions",
  apiGateway: "API gateway",
} as const;

function recommended({ version, recommended: versions }: CloudRelease): Markdown {
  const rows = Object.entries(components).flatMap(([key, label]) => {
    const [first, ...others] = versions[key as keyof typeof components] ?? [];
    return first ? [[label, code(first), others.map(code).join(", ")]] : [];
  });
  if (rows.length === 0) return "";
  const anyOther = rows.some(([, , others]) => others);
  return blocks(
    heading(2, "Versions to run with it"),
    questions([
      `Which version of the CLI goes with DataHub Cloud ${version}?`,
      `Which Helm chart and remote executor fit ${version}?`,
    ]),
    table(
      ["Component", "Recommended", ...(anyOther ? ["Also works"] : [])],
      rows.map((row) => (anyOther ? row : row.slice(0, 2))),
    ),
  );
}

/** Words that the notes count but that name no subject. */
const noTopics = new Set(["Acryl", "Version", "Versioning"]);

function changes(
  { count: total, groups, features, topics }: CloudRelease["releases"][number],
  link: (topic: string) => Markdown,
): Markdown {
  const named = Object.entries(groups).filter(([group]) => group !== "General");
  const subjects = Object.entries(topics).filter(([topic]) => !noTopics.has(topic));
  return bullets([
    `${count(total, "change")}${named.length > 0 ? `: ${named.map(([group, n]) => `${text(group)} ${n}`).join(", ")}` : ""}`,
    ...(subjects.length > 0
      ? [`By subject: ${subjects.map(([topic, n]) => `${link(topic)} ${n}`).join(", ")}`]
      : []),
    ...(features.length > 0
      ? [`Features named: ${features.map((feature) => text(feature)).join(", ")}`]
      : []),
  ]);
}

function count(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? "" : "s"}`;
}
