import { type DataContext, type DataPages, QuireError } from "quire";
import { expect, it } from "vitest";
import { dataPages, joined } from "./data-pages.ts";
import { dataProblem } from "./data-problems.ts";

const context: DataContext = { siteDir: "/site", frontMatter: () => undefined };

const teas = dataPages(({ siteDir }) => [{ path: "docs/teas.md", markdown: siteDir }]);
const cups = dataPages(() => [{ path: "/cups.json", text: "[]" }]);

const wrong = (file: string) =>
  dataPages((_, problems) => {
    problems.push(dataProblem({ file, line: 2, column: 3 }, "This is wrong."));
    return [];
  });

const problemsOf = async (pages: DataPages) => {
  const error = await Promise.resolve(pages(context)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(QuireError);
  return (error as QuireError).problems.map(({ file, line, column }) => [file, line, column]);
};

it("joins the pages of data modules in their order", async () => {
  expect(await joined([teas, cups])(context)).toEqual([
    { path: "docs/teas.md", markdown: "/site" },
    { path: "/cups.json", text: "[]" },
  ]);
});

it("reports what is wrong in all of them at once, with file and line", async () => {
  expect(await problemsOf(joined([wrong("data/teas.yml"), cups, wrong("data/cups.yml")]))).toEqual([
    ["data/cups.yml", 2, 3],
    ["data/teas.yml", 2, 3],
  ]);
});

it("reports once what is wrong in a file that several read", async () => {
  const twice = joined([wrong("data/teas.yml"), wrong("data/teas.yml")]);
  expect(await problemsOf(twice)).toEqual([["data/teas.yml", 2, 3]]);
});

it("throws what is no problem of the data as it is", async () => {
  const broken: DataPages = () => {
    throw new TypeError("no pages");
  };
  await expect(joined([teas, broken])(context)).rejects.toThrow(new TypeError("no pages"));
});
