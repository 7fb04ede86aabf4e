import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCorpus } from "./corpus.ts";
import { setAside } from "./quire-command.ts";

/** Append a paragraph to a page. */
export function withParagraph(text: string, paragraph: string): string {
  return `${text.trimEnd()}\n\n${paragraph}\n`;
}

/** Set the sidebar label of a page, in the front matter written by the corpus. */
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

/** A typical folder and page, from the middle of a tree. */
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

/** Rewrite a file by a function of its text. */
export function editFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Replace the current documents by as many others with unrelated content. */
export async function replaceDocuments(dir: string, pages: number, seed: number): Promise<void> {
  setAside(dir, ["docs"]);
  await writeCorpus(dir, { pages, seed });
}
