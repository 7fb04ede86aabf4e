import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import type { DataDocument, Problem } from "quire";
import { dataProblem } from "./data-problems.ts";
import { listFiles } from "./list-files.ts";
import type { Markdown } from "./markdown.ts";
import type { Version } from "./versions.ts";

/**
 * Returns the replacement of a mark in a template: for `<!-- fields: console -->`, it is called with `fields` and
 * `console`.
 *
 * @returns undefined if there is no such thing
 */
export type Fill = (what: string, name: string, documentPath: string) => Markdown | undefined;

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const mark = /^<!-- ([\w-]+)(?:: ([^>]+?))? -->$/gm;

/**
 * Create documents from templates: pages written by hand around parts generated from data. The templates of a
 * topic are in `pages` in its data folder, each at the path of its document, and contain a mark on a line of its
 * own for each such part.
 *
 * @param topic name of the folder in the version's data
 * @param problems receives unknown marks, with their line
 */
export function fillTemplates(
  siteDir: string,
  version: Version,
  topic: string,
  fill: Fill,
  problems: Problem[],
): DataDocument[] {
  const folder = `${version.data}/${topic}/pages`;
  return listFiles(path.join(siteDir, folder), /\.md$/).map((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(path.join(siteDir, file), "utf8");
    return fillTemplate(file, text, `${version.docs}/${name}`, fill, problems);
  });
}

/**
 * Fill in one template.
 *
 * @param file path of the template relative to the site, for reporting problems
 * @param documentPath path of the resulting document relative to the site, which its links are relative to
 */
export function fillTemplate(
  file: string,
  text: string,
  documentPath: string,
  fill: Fill,
  problems: Problem[],
): DataDocument {
  const head = frontMatter.exec(text);
  const start = head?.[0].length ?? 0;
  const markdown = text
    .slice(start)
    .replace(mark, (found, what: string, name: string | undefined, at: number) => {
      const part = fill(what, name ?? "", documentPath);
      if (part !== undefined) return part;
      const line = text.slice(0, start + at).split("\n").length;
      problems.push(dataProblem({ file, line, column: 1 }, `\`${found}\` stands for nothing.`));
      return "";
    });
  return {
    path: documentPath,
    frontMatter: head ? (load(head[1]!) as Record<string, unknown>) : {},
    markdown,
  };
}
