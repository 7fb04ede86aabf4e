import path from "node:path";
import type { Problem } from "../../base/problem.ts";
import type { SiteFunctions } from "../../config/docusaurus/functions.ts";
import type { DocEntry } from "../../site/doc.ts";
import { type DocsPlanOptions, planDocs } from "../../site/docs.ts";
import { autogenerate, type FolderQuestion, folderTree } from "../../site/sidebar/autogenerate.ts";
import { readSidebars, type SidebarEntry } from "../../site/sidebar/sidebar-file.ts";
import { type DocLocation, isFolderIndex } from "../../site/slug.ts";
import type { Tree } from "../read/read.ts";
import { callFunction, prefixRuleOf } from "./site-functions.ts";

/**
 * Call the functions of the configuration that generate the items of folders (`sidebarItemsGenerator`). They may be
 * asynchronous while planning is not, so the documentation is planned once without them to find the folders.
 */
export async function askFolderItems(
  siteDir: string,
  tree: Tree,
  drafts: boolean,
  functions: SiteFunctions,
): Promise<{ folderItems: DocsPlanOptions["folderItems"]; problems: Problem[] }> {
  const answers = new Map<string, SidebarEntry[]>();
  const problems: Problem[] = [];
  for (const { config, names, inputs } of tree.docs) {
    const own = functions.docs.get(config.id)?.sidebarItems;
    if (!own) continue;
    const questions = new Map<string, FolderQuestion>();
    planDocs(config, inputs, {
      drafts,
      names,
      prefixRule: prefixRuleOf(config, functions),
      folderItems: (question) => void questions.set(keyOf(question), question),
    });
    for (const [key, question] of questions) {
      const given = await callFunction(`sidebarItemsGenerator of ${config.id}`, () =>
        own(toDocusaurus(question, siteDir)),
      );
      const read = readSidebars({ "that sidebarItemsGenerator gives": given }, undefined);
      answers.set(key, Object.values(read.sidebars)[0]!);
      problems.push(...read.problems);
    }
  }
  return { folderItems: (question) => answers.get(keyOf(question)), problems };
}

const keyOf = ({ instance, version, item }: FolderQuestion) =>
  `${instance} ${version} ${JSON.stringify(item)}`;

/** The argument that Docusaurus passes to such a function. */
function toDocusaurus({ version, root, item, generator }: FolderQuestion, siteDir: string) {
  const entries = [...generator.byId.values()];
  const question = {
    item,
    version: { versionName: version, contentPath: path.join(siteDir, root) },
    docs: entries.map(toDocument),
    categoriesMetadata: Object.fromEntries(generator.categories),
    numberPrefixParser(name: string) {
      const { name: filename, position: numberPrefix } = generator.prefixRule(name);
      return { filename, numberPrefix };
    },
    isCategoryIndex: ({ fileName, directories }: { fileName: string; directories: string[] }) =>
      isFolderIndex({ name: fileName, folder: directories[0] ?? "" }),
  };
  const byRules = ({ item, docs, isCategoryIndex }: typeof question) => {
    const ids = new Set(docs.map(({ id }) => id));
    const isIndex = (location: DocLocation) => isCategoryIndex(toFile(location));
    const tree = folderTree(entries.filter(({ doc }) => ids.has(doc.id)));
    return autogenerate({ ...generator, tree, isIndex }, item.dirName).map(toItem);
  };
  return {
    ...question,
    defaultSidebarItemsGenerator: async (changed: Partial<typeof question>) =>
      byRules({ ...question, ...changed }),
  };
}

function toDocument({ doc, location, position }: DocEntry) {
  const { id, title, frontMatter, source } = doc;
  return {
    id,
    unversionedId: id,
    title,
    frontMatter,
    sidebarPosition: position,
    source: `@site/${source.file}`,
    sourceDirName: location.folder || ".",
  };
}

function toFile({ folder, name }: DocLocation) {
  return { fileName: name, directories: folder.split("/").filter(Boolean).reverse(), extension: ".md" };
}

/** An item without `file`, which is for reporting problems, and without undefined fields. */
function toItem(entry: SidebarEntry): object {
  const items = entry.type === "category" ? { items: entry.items.map(toItem), file: undefined } : {};
  return Object.fromEntries(
    Object.entries({ ...entry, ...items }).filter(([, value]) => value !== undefined),
  );
}
