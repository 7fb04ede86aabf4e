import path from "node:path";
import type { Problem } from "quire";
import { expect, it } from "vitest";
import { guideTitles } from "./guide-titles.ts";
import { versions } from "./versions.ts";

const siteDir = path.join(import.meta.dirname, "..");
const [next] = versions;

it("takes titles from front matter, with what tells quick guides apart", () => {
  const frontMatter = (file: string) =>
    file.endsWith("setup.md") ? { title: "Set up", sidebar_label: "Setup" } : { title: "Tags" };
  const title = guideTitles({ siteDir, frontMatter }, next!, []);
  expect(title("tags.md", "")).toBe("Tags");
  expect(title("quick-ingestion-guides/bigquery/setup.md", "")).toBe("Quick guide: Setup");
});

it("tells of a guide that does not exist, with the line that names it", () => {
  const problems: Problem[] = [];
  const title = guideTitles({ siteDir, frontMatter: () => undefined }, next!, problems);
  const file = "data/next/cli/actions.yml";
  title("actions/index.md", file);
  title("none.md", file);
  title("other.md", "data/next/cli/none.yml");
  expect(problems).toMatchObject([
    { file, line: 6, column: 12, message: "There is no document `actions/index.md` in Next." },
    { file, message: "There is no document `none.md` in Next." },
    { file: "data/next/cli/none.yml" },
  ]);
});
