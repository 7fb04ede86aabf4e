/** Writes `llms.txt`: the contents of a site as a page of Markdown for programs (llmstxt.org). */
import type { ContentsItem, SiteContents, VersionContents } from "./contents.ts";
import { markdownAddress } from "./contents-paths.ts";

/** Maximum length of a description, in characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Site paths of a version's `llms.txt` and `llms-full.txt`: at the root for default versions. */
export function llmsPaths(version: Pick<VersionContents, "isDefault" | "path">): {
  short: string;
  full: string;
} {
  const folder = version.isDefault || version.path === "/" ? "" : version.path;
  return { short: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` };
}

/** Versions with common files: all default ones, at the root with the pages of no version, or a single other one. */
export interface LlmsGroup extends ReturnType<typeof llmsPaths> {
  versions: readonly VersionContents[];
  isRoot: boolean;
}

/** The groups of a site's versions; that at the root comes first. */
export function llmsGroups(versions: readonly VersionContents[]): LlmsGroup[] {
  const root = { isDefault: true, path: "/" };
  return [
    { versions: versions.filter(({ isDefault }) => isDefault), isRoot: true, ...llmsPaths(root) },
    ...versions
      .filter(({ isDefault }) => !isDefault)
      .map((version) => ({ versions: [version], isRoot: false, ...llmsPaths(version) })),
  ];
}

/**
 * Write the `llms.txt` of a group of versions.
 *
 * @param summary describes the site in a sentence
 */
export function renderLlms(
  contents: SiteContents,
  { versions, isRoot, full }: LlmsGroup,
  summary: string,
): string {
  const { title, address } = contents;
  // A site with a single version does not speak of versions.
  const isAll = contents.versions.every((version) => versions.includes(version));
  const label = isAll ? "" : [...new Set(versions.map((version) => version.label))].join(", ");
  const lines = [
    `# ${title}${isRoot || label === "" ? "" : ` ${label}`}`,
    "",
    ...(summary ? [`> ${summary}`, ""] : []),
    `${label === "" ? "Each link leads to a page" : `Version ${label}. Each link leads to a page of it`} as Markdown; ` +
      `without the ending \`.md\` the address is that of the page for people. All of it in one file: [llms-full.txt](${address}${full}).`,
  ];
  const described = new Set<string>();
  /** Versions of several documentations may have sections of the same name, which are one here. */
  const sections = new Map<string, string[]>();
  const add = ({ label: heading, path, description, items = [] }: ContentsItem) => {
    const own = path === undefined ? [] : [{ label: heading, path, description }];
    const listed = itemLines([...own, ...items], address, described);
    if (listed.length > 0) sections.set(heading, [...(sections.get(heading) ?? []), ...listed]);
  };
  for (const version of versions) version.sections.forEach(add);
  if (isRoot) {
    add({ label: "Pages", items: contents.pages.filter(({ items }) => !items) });
    contents.pages.filter(({ items }) => items).forEach(add);
  }
  for (const [heading, listed] of sections) lines.push("", `## ${heading}`, "", ...listed);
  if (!isRoot) return `${lines.join("\n")}\n`;
  const others = contents.versions.filter((version) => !versions.includes(version));
  if (others.length > 0) lines.push("", "## Other versions", "");
  for (const version of others) lines.push(`- [${version.label}](${address}${llmsPaths(version).short})`);
  return `${lines.join("\n")}\n`;
}

/** @param described pages whose description has been written, as a page may be listed more than once */
function itemLines(
  items: readonly ContentsItem[],
  address: string,
  described: Set<string>,
  indent = "",
): string[] {
  return items.flatMap(({ label, path, description, items: inner = [] }) => {
    const name = label.replace(/\s+/g, " ").replace(/[[\]]/g, "\\$&");
    const link = path === undefined ? name : `[${name}](${markdownAddress(address, path)})`;
    const said = description && !(path && described.has(path)) ? `: ${oneLine(description)}` : "";
    if (path) described.add(path);
    return [`${indent}- ${link}${said}`, ...itemLines(inner, address, described, `${indent}  `)];
  });
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  // Not all languages put spaces between words.
  const space = line.lastIndexOf(" ", MAX_DESCRIPTION_LENGTH - 1);
  return `${line.slice(0, space > 0 ? space : MAX_DESCRIPTION_LENGTH - 1)} …`;
}
