/** Plans the documentation: all versions of a docs instance, from sources to routes and navigation. */

import type { Problem } from "../base/problem.ts";
import type { DocsConfig } from "../config/docs-schema.ts";
import { type DocEntry, planDoc } from "./doc.ts";
import type { Doc, LastUpdate, Source, TagPage, Version, VersionFrame } from "./model.ts";
import { autogenerate, type FolderQuestion, folderTree } from "./sidebar/autogenerate.ts";
import { type CategoryInput, readCategories } from "./sidebar/categories.ts";
import { categoryIndexes } from "./sidebar/category-index.ts";
import { placeDocs, planSidebar } from "./sidebar/navigation.ts";
import type { PrefixRule } from "./sidebar/number-prefix.ts";
import { resolveSidebars } from "./sidebar/sidebar.ts";
import { readSidebars, type SidebarEntry } from "./sidebar/sidebar-file.ts";
import { sidebarItems } from "./sidebar/sidebar-node.ts";
import { fieldPlace } from "./source/front-matter-check.ts";
import { readKnownTags, tagPages } from "./tags.ts";
import { planVersions } from "./versions.ts";

/** The files of one version. */
export interface VersionInput {
  /** `current`, or the name in `versions.json`. */
  name: string;
  /** Folder of its documents relative to the site: `docs`, `versioned_docs/version-1.1.0`. */
  root: string;
  sources: Source[];
  categories: CategoryInput[];
  /** Content of the sidebars file; undefined if there is none, `false` for no sidebars. */
  sidebars: unknown;
  /** Path of the sidebars file, for reporting problems. */
  sidebarFile?: string;
  /** Parsed content of the tags file. */
  tags?: unknown;
  /** Last change of each file, by path relative to the site. */
  lastUpdates?: Record<string, LastUpdate>;
}

/** Options for planning documentation. */
export interface DocsPlanOptions {
  /** Whether drafts are included, as in development. */
  drafts: boolean;
  /** Names of all versions, including those that the settings leave out. */
  names: readonly string[];
  /** Separates number prefixes from names. */
  prefixRule: PrefixRule;
  /** Items of a folder that the site generates itself; undefined to generate them by the usual rules. */
  folderItems?(question: FolderQuestion): SidebarEntry[] | undefined;
}

/**
 * Plan a docs instance.
 *
 * @param inputs its versions: the current one first, then in the order of `versions.json`
 */
export function planDocs(
  config: DocsConfig,
  inputs: readonly VersionInput[],
  options: DocsPlanOptions,
): { versions: Version[]; problems: Problem[] } {
  const { versions: frames, problems } = planVersions(config, options.names);
  const versions = frames.map((frame) => {
    const input = inputs.find(({ name }) => name === frame.name)!;
    const planned = planVersion(config, frame, input, options);
    problems.push(...planned.problems);
    return planned.version;
  });
  return { versions, problems };
}

function planVersion(
  config: DocsConfig,
  frame: VersionFrame,
  input: VersionInput,
  options: DocsPlanOptions,
): { version: Version; problems: Problem[] } {
  const { entries, drafts, problems } = planEntries(config, frame, input, options);
  const docs = entries.map(({ doc }) => doc);
  const byId = new Map(entries.map((entry) => [entry.doc.id, entry]));
  const { categories, problems: categoryProblems } = readCategories(input.categories);
  const categoryFiles = new Map(input.categories.map(({ folder, file }) => [folder, file]));
  const { prefixRule } = options;
  const generator = { tree: folderTree(entries), categories, categoryFiles, byId, prefixRule };

  const { instance, name } = frame;
  const { root, sidebarFile } = input;
  const written = writtenSidebars(input, docs.length > 0);
  const resolved = resolveSidebars(written.sidebars, {
    config,
    version: frame,
    byId,
    drafts,
    autogenerate: (item) =>
      options.folderItems?.({ instance, version: name, root, item, generator }) ??
      autogenerate(generator, item.dirName),
    file: sidebarFile,
  });
  problems.push(...categoryProblems, ...written.problems, ...resolved.problems);

  const { breadcrumbs } = config;
  const sidebars = Object.entries(resolved.sidebars).map(planSidebar);
  problems.push(...placeDocs(docs, { sidebars, byId, drafts, breadcrumbs }));
  const descriptionOf = (id: string) => byId.get(id)?.doc.description;
  const firstDoc = [...(sidebars[0]?.walk.keys() ?? [])].find((page): page is Doc => "source" in page);
  const front = docs.find((doc) => doc.path === frame.path) ?? firstDoc ?? docs[0];
  const version: Version = {
    ...frame,
    root,
    mainPath: front?.path ?? frame.path,
    docs,
    sidebars: Object.fromEntries(sidebars.map(({ name, listed }) => [name, sidebarItems(listed)])),
    sidebarFile,
    categoryIndexes: sidebars.flatMap((sidebar) => categoryIndexes(sidebar, breadcrumbs, descriptionOf)),
    tags: planTags(docs),
  };
  return { version, problems };
}

/** Plan every document by itself; drafts are dropped, and the second of two documents with the same id. */
function planEntries(
  config: DocsConfig,
  frame: VersionFrame,
  input: VersionInput,
  { drafts: withDrafts, prefixRule }: DocsPlanOptions,
): { entries: DocEntry[]; drafts: Set<string>; problems: Problem[] } {
  const entries = new Map<string, DocEntry>();
  const drafts = new Set<string>();
  const { tags: knownTags, problems } = readKnownTags(input.tags, `${input.root}/${config.tags}`);
  for (const source of input.sources) {
    const lastUpdate = input.lastUpdates?.[source.file];
    const planned = planDoc(config, frame, input.root, source, { lastUpdate, knownTags, prefixRule });
    for (const problem of planned.problems) problems.push(problem);
    const { doc } = planned.entry;
    const twin = entries.get(doc.id);
    if (doc.draft && !withDrafts) drafts.add(doc.id);
    else if (twin) problems.push(duplicateId(doc, twin.doc));
    else entries.set(doc.id, planned.entry);
  }
  return { entries: [...entries.values()], drafts, problems };
}

/** The sidebars as written; without a file, one generated from all folders. */
function writtenSidebars(
  input: VersionInput,
  hasDocs: boolean,
): { sidebars: Record<string, SidebarEntry[]>; problems: Problem[] } {
  if (input.sidebars === false) return { sidebars: {}, problems: [] };
  if (input.sidebars === undefined) {
    const sidebars: Record<string, SidebarEntry[]> = hasDocs
      ? { defaultSidebar: [{ type: "autogenerated", dirName: "." }] }
      : {};
    return { sidebars, problems: [] };
  }
  const { sidebars, problems } = readSidebars(input.sidebars, input.sidebarFile);
  // Versions cut with early releases of Docusaurus have the version in the names of their sidebars.
  const prefix = `version-${input.name}/`;
  const named = Object.entries(sidebars).map(([name, items]) => [
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
    items,
  ]);
  return { sidebars: Object.fromEntries(named), problems };
}

/** The pages of tags; unlisted documents lose those without a page. */
function planTags(docs: readonly Doc[]): TagPage[] {
  const tags = tagPages(docs);
  const paths = new Set(tags.map(({ tag }) => tag.path));
  for (const doc of docs) {
    if (doc.unlisted) doc.tags = doc.tags.filter((tag) => paths.has(tag.path));
  }
  return tags;
}

function duplicateId(doc: Doc, other: Doc): Problem {
  return {
    code: "duplicate-doc-id",
    message: `The id “${doc.id}” is already used by ${other.source.file}.`,
    severity: "error",
    ...fieldPlace(doc.source, "id"),
    hint: "Rename one of the files, or set another `id` in its front matter.",
  };
}
