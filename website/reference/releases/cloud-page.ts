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
import { changesQuestions, releaseQuestions, versionQuestions } from "./cloud-questions.ts";
import { longDate } from "./long-date.ts";
import { type CloudRelease, cloudReleasePage, coreReleaseUrl, namedChanges } from "./releases.ts";

/**
 * The page of a release of DataHub Cloud.
 *
 * @param topics guides by topic, as paths relative to the documents of the version
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
      questions(releaseQuestions(release)),
      opening(release),
      recommended(release),
      heading(2, "Changes"),
      questions(changesQuestions(release)),
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

function recommended(release: CloudRelease): Markdown {
  const rows = Object.entries(components).flatMap(([key, label]) => {
    const [first, ...others] = release.recommended[key as keyof typeof components] ?? [];
    const also = others.length > 0 ? `<br />Also works: ${others.map(code).join(", ")}` : "";
    return first ? [[label, code(first) + also]] : [];
  });
  if (rows.length === 0) return "";
  return blocks(
    heading(2, "Versions to run with it"),
    questions(versionQuestions(release)),
    table(["Component", "Recommended"], rows),
  );
}

function changes(release: CloudRelease["releases"][number], link: (topic: string) => Markdown): Markdown {
  const { count: total, features } = release;
  const { groups, subjects } = namedChanges(release);
  // The notes spell some names in several ways; the first one is used.
  const plain = features.map((feature) => feature.toLowerCase());
  const named = features.filter((_, index) => plain.indexOf(plain[index]!) === index);
  return bullets([
    [count(total, "change"), inGroups(groups, total)].filter(Boolean).join(": "),
    ...(subjects.length > 0
      ? [`By subject: ${subjects.map(([topic, n]) => `${link(topic)} (${n})`).join(", ")}`]
      : []),
    ...(named.length > 0 ? [`Features named:\n${bullets(named.map(text))}`] : []),
  ]);
}

/** Number of changes by group; if all are in one group, the number is not repeated. */
function inGroups(groups: readonly (readonly [string, number])[], total: number): Markdown {
  return groups.map(([group, n]) => (n === total ? text(group) : `${n} ${text(group)}`)).join(", ");
}

function count(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? "" : "s"}`;
}
