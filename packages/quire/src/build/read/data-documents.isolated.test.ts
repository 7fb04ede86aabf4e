import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type { Config } from "../../config/schema.ts";
import type { Workspace } from "../workspace.ts";
import { loadDataDocuments } from "./data-documents.ts";
import { type DataRun, runDataModule } from "./data-module.ts";

let engine = "one";
vi.mock("../cache/engine-hash.ts", async (original) => ({
  ...(await original<typeof import("../cache/engine-hash.ts")>()),
  engineHash: () => engine,
}));

const siteDir = mkdtempSync(path.join(tmpdir(), "quire-data-"));
const workspace = { siteDir, cacheDir: path.join(siteDir, ".cache") } as Workspace;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
mkdirSync(path.join(siteDir, "docs"));

const markdownOf = async (module: string) =>
  (await runDataModule(workspace, { module, inputs: [] })).documents[0]!.markdown;

afterAll(() => rmSync(siteDir, { recursive: true }));

it("runs a module again when front matter that it asked for changes, or the document comes, and not for its text", async () => {
  write(
    "pages.js",
    `
export default ({ frontMatter }) => [
  { path: "docs/list.md", markdown: \`\${frontMatter("docs/a.md")?.title} \${Math.random()}\` },
];`,
  );
  const markdown = () => markdownOf("pages.js");
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

it("takes nothing over that another version of the engine kept", async () => {
  write("numbers.js", `export default () => [{ path: "docs/n.md", markdown: String(Math.random()) }];`);
  const before = await markdownOf("numbers.js");
  expect(await markdownOf("numbers.js")).toBe(before);
  engine = "another";
  expect(await markdownOf("numbers.js")).not.toBe(before);
});

it("runs a module again when a file that it gave is gone from the cache", async () => {
  write("file.js", `export default () => [{ path: "/x.json", text: String(Math.random()) }];`);
  const run = () => runDataModule(workspace, { module: "file.js", inputs: [] });
  const [[, keptAt]] = (await run()).files as [[string, string]];
  expect((await run()).files).toEqual([["/x.json", keptAt]]);
  rmSync(path.join(workspace.cacheDir, keptAt));
  const [[, madeAt]] = (await run()).files as [[string, string]];
  expect(readFileSync(path.join(workspace.cacheDir, madeAt), "utf8")).toMatch(/^0\./);
});

it("makes a file again that was damaged in the cache", async () => {
  write("whole.js", `export default () => [{ path: "/x.json", text: "whole" }];`);
  const run = () => runDataModule(workspace, { module: "whole.js", inputs: [] });
  const [[, keptAt]] = (await run()).files as [[string, string]];
  writeFileSync(path.join(workspace.cacheDir, keptAt), "whale");
  await run();
  expect(readFileSync(path.join(workspace.cacheDir, keptAt), "utf8")).toBe("whole");
});

it.each([
  ["front matter", "docs/hasty.md", "---\nword: first\n---\n"],
  ["its own code", "hasty-word.js", 'export const word = "first";\n'],
])("runs a module again when %s was written while it ran", async (_, file, text) => {
  write("docs/hasty.md", "---\nword: first\n---\n");
  write("hasty-word.js", 'export const word = "first";\n');
  const second = text.replace("first", "second");
  write(
    "hasty.js",
    `import { writeFileSync } from "node:fs";
import { word } from "./hasty-word.js";
export default ({ frontMatter }) => {
  const markdown = word + " " + frontMatter("docs/hasty.md").word;
  writeFileSync("${siteDir}/${file}", ${JSON.stringify(second)});
  return [{ path: "docs/h.md", markdown }];
};`,
  );
  expect(await markdownOf("hasty.js")).toBe("first first");
  expect(await markdownOf("hasty.js")).toContain("second");
});

it("keeps nothing of a module of which an input was written while it ran", async () => {
  write("input.txt", "first");
  write(
    "other.js",
    `import { existsSync, readFileSync, writeFileSync } from "node:fs";
export default () => {
  if (!existsSync("${siteDir}/other")) for (const name of ["other", "input.txt"]) writeFileSync("${siteDir}/" + name, "second");
  return [{ path: "docs/i.md", markdown: readFileSync("${siteDir}/input.txt", "utf8") }];
};`,
  );
  const run = () => runDataModule(workspace, { module: "other.js", inputs: ["input.txt"] });
  expect((await run()).documents[0]!.markdown).toBe("second");
  write("input.txt", "first");
  expect((await run()).documents[0]!.markdown).toBe("first");
});

it("gives the same front matter the first time and from the cache: what JSON has", async () => {
  write(
    "values.js",
    `export default () => [
  { path: "docs/v.md", markdown: "", frontMatter: { date: new Date(0), make() {}, none: undefined } },
];`,
  );
  const run = async () => (await runDataModule(workspace, { module: "values.js", inputs: [] })).documents;
  const first = await run();
  expect(first).toEqual([
    { path: "docs/v.md", markdown: "", frontMatter: { date: "1970-01-01T00:00:00.000Z" } },
  ]);
  expect(Object.keys(first[0]!.frontMatter!)).toEqual(["date"]);
  expect(await run()).toEqual(first);
  write(
    "loop.js",
    `const a = {}; a.a = a; export default () => [{ path: "docs/l.md", markdown: "", frontMatter: a }];`,
  );
  await expect(runDataModule(workspace, { module: "loop.js", inputs: [] })).rejects.toMatchObject({
    problems: [
      {
        code: "data-module",
        file: "loop.js",
        message: expect.stringMatching(
          /^The front matter of docs\/l.md cannot be written as JSON: Converting/,
        ),
      },
    ],
  });
});

it("takes no path that leads out of the site", async () => {
  for (const item of ['{ path: "docs/../../x.md", markdown: "" }', '{ path: "/../x.json", text: "" }']) {
    write("out.js", `export default () => [${item}];`);
    await expect(markdownOf("out.js")).rejects.toThrow("must not contain `..`");
  }
});

it("takes no file whose path is that of a folder", async () => {
  write("folder.js", `export default () => [{ path: "/x/", text: "" }];`);
  await expect(markdownOf("folder.js")).rejects.toThrow("must return documents (`path`");
});

it("tells of two files that have one path", async () => {
  write("twice.js", `export default () => [{ path: "/x.json", text: "1" }, { path: "/x.json", text: "2" }];`);
  const config = { data: [{ module: "twice.js", inputs: [] }] } as unknown as Config;
  await expect(loadDataDocuments(workspace, config, runDataModule)).rejects.toMatchObject({
    problems: [{ code: "data-module", file: "twice.js", message: expect.stringContaining("/x.json") }],
  });
});

it("says what a module threw that is no error", async () => {
  write("five.js", "export default () => { throw 5; };");
  await expect(markdownOf("five.js")).rejects.toThrow("This data module failed: 5");
});

it("says where a module failed", async () => {
  write("cups.js", "export function cups() {\n  throw new Error('No cups.');\n}\n");
  write("fails.js", "import { cups } from './cups.js';\nexport default () => cups();\n");
  await expect(markdownOf("fails.js")).rejects.toMatchObject({
    problems: [{ code: "data-module", file: "cups.js", line: 2 }],
  });
});

it.each(["null", "undefined", '"text"', "({})"])(
  "says that a module gave %s where a list is wanted",
  async (given) => {
    write("given.js", `export default () => ${given};`);
    await expect(markdownOf("given.js")).rejects.toThrow("must return a list of documents and files");
  },
);

it("says which module it waits for", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.useFakeTimers();
  const data = [{ module: "slow.ts", inputs: [] }];
  let end = (_: DataRun) => {};
  const run = () =>
    new Promise<DataRun>((resolve) => {
      end = resolve;
    });
  const loading = loadDataDocuments(workspace, { data } as unknown as Config, run);
  vi.advanceTimersByTime(5000);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(said.mock.calls).toEqual([["  still waiting for slow.ts\n"]]);
  end({ key: "", frontMatter: [], documents: [], files: [] });
  await loading;
  vi.useRealTimers();
  said.mockRestore();
});
