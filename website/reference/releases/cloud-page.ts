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
import {
  type CloudRelease,
  type Component,
  cloudReleasePage,
  components,
  coreReleaseUrl,
  namedChanges,
} from "./releases.ts";

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
      description: `What changed in DataHub Cloud ${release.version}, available since ${longDate(release.date)}, and the versions to use with it.`,
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
    `Its notes list ${count(changes, "change")}${since ? ` since ${since}` : ""}${knownIssues > 0 ? ` and ${count(knownIssues, "known issue")}` : ""}.`,
    core.length > 0 &&
      `They refer to DataHub Core ${core.map((tag) => `[${tag}](${coreReleaseUrl(tag)})`).join(" and ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function recommended(release: CloudRelease): Markdown {
  const rows = Object.entries(components).flatMap(([key, label]) => {
    const [first, ...others] = release.recommended[key as Component] ?? [];
    const also = others.length > 0 && `Also works: ${others.map(code).join(", ")}`;
    return first ? [{ label, versions: [code(first), also].filter(Boolean) }] : [];
  });
  const [row, ...more] = rows;
  if (!row) return "";
  return blocks(
    heading(2, "Recommended versions", "versions-to-run-with-it"),
    questions(versionQuestions(release)),
    more.length > 0
      ? table(
          ["Component", "Version"],
          rows.map(({ label, versions }) => [label, versions.join("<br />")]),
        )
      : `${row.label}: ${row.versions.join(". ")}.`,
  );
}

function changes(release: CloudRelease["releases"][number], link: (topic: string) => Markdown): Markdown {
  const { groups, subjects } = namedChanges(release);
  const named = namesOf(release);
  if (groups.length + subjects.length + named.length === 0)
    return `${count(release.count, "change")}, without details.`;
  return bullets([
    inGroups(groups, release.count),
    ...(subjects.length > 0
      ? [`By subject: ${subjects.map(([topic, n]) => `${link(topic)} (${n})`).join(", ")}`]
      : []),
    ...(named.length > 0
      ? [
          areFeatures(named)
            ? `Features:\n${bullets(named.map(text))}`
            : `Other areas: ${named.map(text).join(", ")}`,
        ]
      : []),
  ]);
}

/** Names of features in the notes, without other spellings of the same name and without counted subjects. */
function namesOf(release: CloudRelease["releases"][number]): string[] {
  const subjects = namedChanges(release).subjects.map(([topic]) => topic.toLowerCase());
  const plain = release.features.map((feature) => feature.toLowerCase());
  return release.features.filter(
    (_, index) => plain.indexOf(plain[index]!) === index && !subjects.includes(plain[index]!),
  );
}

/** Whether names describe features, not parts of the product: at least three, mostly of three or more words. */
function areFeatures(names: readonly string[]): boolean {
  return names.length > 2 && names.filter((name) => name.split(" ").length > 2).length * 2 > names.length;
}

/** Number of changes, in total and by group. If one group has all of them, the total is not repeated. */
function inGroups(groups: readonly (readonly [string, number])[], total: number): Markdown {
  const parts = groups.map(([group, n]) => inGroup(group, n));
  if (groups.some(([group, n]) => n === total && /s$/.test(group))) return parts.join(", ");
  return [count(total, "change"), parts.join(", ")].filter(Boolean).join(": ");
}

/** `1 bug fix`, `12 in Product`. */
function inGroup(group: string, n: number): Markdown {
  if (!/s$/.test(group)) return `${n} in ${text(group)}`;
  const name =
    group.charAt(0).toLowerCase() + group.slice(1).replace(/ [A-Z](?=[a-z])/g, (one) => one.toLowerCase());
  return `${n} ${text(n === 1 ? name.replace(/(?<=x)es$|s$/, "") : name)}`;
}

function count(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? "" : "s"}`;
}
