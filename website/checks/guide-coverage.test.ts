import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "quire";
import { describe, expect, it } from "vitest";
import { readDataFile } from "../reference/data-file.ts";
import { versions } from "../reference/versions.ts";
import { siteDir, writtenDocuments } from "./documents.ts";
import { coverageOf, coverageTables, topicsSchema } from "./guide-coverage.ts";

const [next, before] = versions;
const topics = topicsSchema.parse([
  { topic: "Model", everywhere: ["what/urn", "model"], Next: ["advanced/aspects"] },
]);
const page = (version: typeof next, file: string, markdown: string) => ({
  file: `${version!.docs}/${file}`,
  markdown,
  version: version!,
});

describe("coverageOf", () => {
  const coverage = coverageOf(topics, [
    page(next, "what/urn.md", "---\ntitle: URN\n---\n\n# What is a URN?\n\n```bash\ndatahub exists\n```\n"),
    page(
      next,
      "modelling.md",
      "---\nslug: /model\ntitle: Model\n---\n\nThree [more words](a.md).\n\n<!-- questions:\n- not -> counted\n-->\n",
    ),
    page(before, "model/index.md", "<Tabs>\n\n```mermaid\ngraph LR\n```\n\nOne\n"),
  ]);

  it("finds pages by their path or slug, in the versions they are planned for", () => {
    expect(coverage.map(({ version, missing }) => [version, missing])).toEqual([
      ["Next", ["advanced/aspects"]],
      ["1.1.0", ["what/urn"]],
    ]);
  });

  it("counts words of text, and samples in languages that are checked", () => {
    expect(coverage.map(({ words, samples }) => [words, samples])).toEqual([
      [7, 1],
      [1, 0],
    ]);
  });

  it("makes a row of each topic", () => {
    expect(coverageTables(coverage)).toContain("| Model | 3 | 2 | 7 | 1 |");
  });
});

describe("the guides", () => {
  const problems: Problem[] = [];
  const file = "data/guides.yml";
  const plan = readDataFile(file, readFileSync(path.join(siteDir, file), "utf8"), topicsSchema, problems);
  const coverage = coverageOf(plan?.value ?? [], writtenDocuments());

  it("are planned in a file that is as it should be, each once", () => {
    expect(problems).toEqual([]);
    for (const { label } of versions) {
      const pages = coverage.filter(({ version }) => version === label).flatMap(({ planned }) => planned);
      expect(pages.length).toBeGreaterThan(0);
      expect(new Set(pages).size).toBe(pages.length);
    }
  });

  it("are written wherever they are planned", () => {
    const missing = coverage.flatMap(({ version, missing }) => missing.map((page) => `${version}: ${page}`));
    expect(missing, `Write these pages, or correct their addresses in ${file}`).toEqual([]);
  });

  it("are counted in COVERAGE.md: run `npm run coverage:guides` when this fails", async () => {
    await expect(coverageTables(coverage)).toMatchFileSnapshot(path.join(siteDir, "COVERAGE.md"));
  });
});
