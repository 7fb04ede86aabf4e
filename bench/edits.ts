import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCorpus } from "./corpus.ts";
import { setAside } from "./quire-command.ts";

/** Add a paragraph at the end of a page. */
export function withParagraph(text: string, paragraph: string): string {
  return `${text.trimEnd()}\n\n${paragraph}\n`;
}

/** Set the label a page has in the sidebar, in front matter that the corpus wrote. */
export function withSidebarLabel(text: string, label: string): string {
  const line = `sidebar_label: ${JSON.stringify(label)}`;
  return /^sidebar_label: /m.test(text)
    ? text.replace(/^sidebar_label: .*$/m, () => line)
    : text.replace("---\n", () => `---\n${line}\n`);
}

/** Set the label of a category, in the text of its `_category_.json`. */
export function withCategoryLabel(text: string, label: string): string {
  return `${JSON.stringify({ ...JSON.parse(text), label })}\n`;
}

/** The folder and the page in the middle of a tree, which stand for all. */
export function middleOf(dir: string): { page: string; category: string } {
  const docs = join(dir, "docs");
  const middle = (names: string[]) => names.sort()[names.length >> 1]!;
  const folder = middle(
    readdirSync(docs, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  );
  const page = middle(readdirSync(join(docs, folder)).filter((name) => name.endsWith(".md")));
  return { page: join(docs, folder, page), category: join(docs, folder, "_category_.json") };
}

/** Change a file through a function of its text. */
export function editFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Put other documents in the place of the current ones, as many, with nothing in common. */
export async function replaceDocuments(dir: string, pages: number, seed: number): Promise<void> {
  setAside(dir, ["docs"]);
  await writeCorpus(dir, { pages, seed });
}
