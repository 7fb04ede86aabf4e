import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { runDataModule } from "./data-documents.ts";
import type { Workspace } from "./workspace.ts";

const siteDir = mkdtempSync(path.join(tmpdir(), "quire-data-"));
const workspace = { siteDir, cacheDir: path.join(siteDir, ".cache") } as Workspace;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
mkdirSync(path.join(siteDir, "docs"));

afterAll(() => rmSync(siteDir, { recursive: true }));

it("runs a module again when front matter that it asked for changes, or the document comes, and not for its text", async () => {
  write(
    "pages.js",
    `
export default ({ frontMatter }) => [
  { path: "docs/list.md", markdown: \`\${frontMatter("docs/a.md")?.title} \${Math.random()}\` },
];`,
  );
  const markdown = async () =>
    (await runDataModule(workspace, { module: "pages.js", inputs: [] })).documents[0]!.markdown;
  const none = await markdown();
  expect(none).toMatch(/^undefined /);
  expect(await markdown()).toBe(none);

  write("docs/a.md", "---\ntitle: First\n---\n\nText\n");
  const first = await markdown();
  expect(first).toMatch(/^First /);
  write("docs/a.md", "---\ntitle: First\n---\n\nOther text\n");
  expect(await markdown()).toBe(first);
  write("docs/a.md", "---\ntitle: Second\n---\n\nOther text\n");
  expect(await markdown()).toMatch(/^Second /);
});
