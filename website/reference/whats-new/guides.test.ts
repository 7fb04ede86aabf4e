import path from "node:path";
import type { Problem } from "quire";
import { expect, it } from "vitest";
import { listFiles } from "../list-files.ts";
import { versions } from "../versions.ts";
import { loadNewGuides } from "./guides.ts";

const siteDir = path.join(import.meta.dirname, "../..");

/** Written pages of a folder, without partials: paths without extension. */
const written = (folder: string) =>
  listFiles(path.join(siteDir, folder), /\.mdx?$/)
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ""));

it("names every page that the previous version does not have", () => {
  const problems: Problem[] = [];
  const coming = versions[0]!;
  const before = new Set(written(coming.before!.docs));
  const named = loadNewGuides(siteDir, coming, problems).flatMap(({ guides }) =>
    guides.map(({ page }) => page),
  );
  expect(problems).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const file = `${coming.data}/whats-new/guides.yml`;
  const unnamed = written(coming.docs).filter((page) => !before.has(page) && !named.includes(page));
  expect(unnamed, `List new guides in ${file}; one that is moved keeps its file and gets a slug`).toEqual([]);
  expect(
    named.filter((page) => before.has(page)),
    `No longer new: remove from ${file}`,
  ).toEqual([]);
});
