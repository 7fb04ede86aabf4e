/** `llms.txt`: what a site holds, as one page of Markdown for programs (llmstxt.org). */
import { type ContentsItem, markdownAddress, type SiteContents, type VersionContents } from "./contents.ts";

/** Items that are listed deeper than this say no more than what they are called: the file is to be short. */
const DESCRIBED = 1;
/** Characters of a description. */
const MOST = 160;

/** Where the contents and the whole text of a version are: at the root for the default ones. */
export function llmsPaths(version: Pick<VersionContents, "isDefault" | "path">): {
  short: string;
  full: string;
} {
  const folder = version.isDefault || version.path === "/" ? "" : version.path;
  return { short: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` };
}

/**
 * Write `llms.txt` for versions that stand in one place: the default ones, or one other.
 *
 * @param summary what the site is about, in a sentence
 */
export function renderLlms(
  contents: SiteContents,
  versions: readonly VersionContents[],
  summary: string,
): string {
  const { title, address } = contents;
  const isRoot = versions.length === 0 || versions.some(({ isDefault }) => isDefault);
  const label = versions.map((version) => version.label).join(", ");
  const full = address + llmsPaths(versions[0] ?? { isDefault: true, path: "/" }).full;
  const lines = [
    `# ${title}${isRoot || label === "" ? "" : ` ${label}`}`,
    "",
    ...(summary ? [`> ${summary}`, ""] : []),
    `${label === "" ? "Each link leads to a page" : `Version ${label}. Each link leads to a page of it`} as Markdown; ` +
      `without the ending \`.md\` the address is that of the page for people. All of it in one file: [llms-full.txt](${full}).`,
  ];
  const section = (heading: string, items: readonly ContentsItem[]) => {
    if (items.length > 0) lines.push("", `## ${heading}`, "", ...itemLines(items, address, 1));
  };
  for (const version of versions) {
    for (const { label: heading, path, description, items = [] } of version.sections) {
      const own = path === undefined ? [] : [{ label: heading, path, description }];
      section(heading, [...own, ...items]);
    }
  }
  if (!isRoot) return `${lines.join("\n")}\n`;
  section(
    "Pages",
    contents.pages.filter(({ items }) => !items),
  );
  for (const { label: heading, items } of contents.pages) section(heading, items ?? []);
  const others = contents.versions.filter((version) => !versions.includes(version));
  if (others.length > 0) lines.push("", "## Other versions", "");
  for (const version of others) lines.push(`- [${version.label}](${address}${llmsPaths(version).short})`);
  return `${lines.join("\n")}\n`;
}

function itemLines(items: readonly ContentsItem[], address: string, depth: number): string[] {
  const indent = "  ".repeat(depth - 1);
  return items.flatMap(({ label, path, description, items: inner = [] }) => {
    const name = label.replace(/\s+/g, " ").replace(/[[\]]/g, "\\$&");
    const link = path === undefined ? name : `[${name}](${markdownAddress(address, path)})`;
    const said = description && depth <= DESCRIBED ? `: ${oneLine(description)}` : "";
    return [`${indent}- ${link}${said}`, ...itemLines(inner, address, depth + 1)];
  });
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MOST ? line : `${line.slice(0, line.lastIndexOf(" ", MOST - 1))} …`;
}
