import { readFileSync } from "node:fs";
import path from "node:path";
import { load as parseYaml } from "js-yaml";
import type { DataDocument, DataPages, Problem } from "quire";
import { dataPages } from "./data-pages.ts";
import { dataProblem } from "./data-problems.ts";
import { listFiles } from "./list-files.ts";
import type { Markdown } from "./markdown.ts";
import { type Loaded, loadEach, type Version } from "./versions.ts";

/**
 * What the marks in a template stand for, by their first word: for `<!-- fields: console -->`, `fields` is called with
 * `console`. It returns undefined if there is no such thing.
 */
export type Parts = Readonly<Record<string, (name: string) => Markdown | undefined>>;

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const mark = /^<!-- ([\w-]+)(?:: ([^>]+?))? -->$/gm;

/**
 * The default export of the data module of a topic, whose pages are templates: written by hand around parts generated
 * from data. The templates are in `pages` in the topic's data folder, each at the path of its document, and contain a
 * mark on a line of its own for each such part.
 *
 * @param topic name of the folder in the version's data
 * @param load returns the data of a version
 * @param partsOf returns the parts of a document, whose path is relative to the site
 */
export function templatePages<T>(
  topic: string,
  load: (siteDir: string, version: Version, problems: Problem[]) => T,
  partsOf: (data: Loaded<T>, documentPath: string) => Parts,
): DataPages {
  return dataPages(({ siteDir }, problems) =>
    loadEach((version) => load(siteDir, version, problems)).flatMap((data) =>
      fillTemplates(siteDir, data.version, topic, (path) => partsOf(data, path), problems),
    ),
  );
}

/**
 * The documents of a version that are made from the templates of a topic.
 *
 * @param problems receives unknown marks, with their line
 */
export function fillTemplates(
  siteDir: string,
  version: Version,
  topic: string,
  partsOf: (documentPath: string) => Parts,
  problems: Problem[],
): DataDocument[] {
  const folder = `${version.data}/${topic}/pages`;
  return listFiles(path.join(siteDir, folder), /\.md$/).map((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(path.join(siteDir, file), "utf8");
    const documentPath = `${version.docs}/${name}`;
    return { path: documentPath, ...fillTemplate(file, text, partsOf(documentPath), problems) };
  });
}

/**
 * Fill in one template.
 *
 * @param file path of the template relative to the site, for reporting problems
 */
export function fillTemplate(
  file: string,
  text: string,
  parts: Parts,
  problems: Problem[],
): Omit<DataDocument, "path"> {
  const head = frontMatter.exec(text);
  const start = head?.[0].length ?? 0;
  const markdown = text
    .slice(start)
    .replace(mark, (found, what: string, name: string | undefined, at: number) => {
      const part = Object.hasOwn(parts, what) ? parts[what]!(name ?? "") : undefined;
      if (part !== undefined) return part;
      const line = text.slice(0, start + at).split("\n").length;
      problems.push(dataProblem({ file, line, column: 1 }, `\`${found}\` stands for nothing.`));
      return "";
    });
  return { frontMatter: head ? (parseYaml(head[1]!) as Record<string, unknown>) : {}, markdown };
}
