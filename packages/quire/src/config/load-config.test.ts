import { describe, expect, it } from "vitest";
import { WrittenConfig } from "../../fixtures/written-config.ts";
import type { QuireError } from "../base/problem.ts";

const site = new WrittenConfig();

describe("loadConfig", () => {
  it("fills in defaults and names the file", async () => {
    site.write("quire.config.ts", `export default { title: "Manual", url: "https://example.com/" };`);
    const { config, configFile, problems } = await site.load();
    expect(config).toMatchObject({
      title: "Manual",
      url: "https://example.com",
      baseUrl: "/",
      outDir: "build",
    });
    expect(config.docs).toMatchObject([{ id: "default", path: "docs" }]);
    expect(configFile).toBe("quire.config.ts");
    expect(problems).toEqual([]);
  });

  it.each([
    ["quire.config.js", `module.exports = async () => ({ title: "A", url: "https://a.b" });`],
    ["quire.config.mjs", `export default () => ({ title: "A", url: "https://a.b" });`],
    [
      "quire.config.ts",
      `import { defineConfig } from "quire"; export default defineConfig({ title: "A", url: "https://a.b" });`,
    ],
    ["docusaurus.config.mts", `export default { title: "A" as string, url: "https://a.b", baseUrl: "/" };`],
    ["docusaurus.config.cts", `module.exports = { title: "A" as string, url: "https://a.b", baseUrl: "/" };`],
  ])("reads %s", async (name, text) => {
    site.write(name, text);
    expect((await site.load()).config.title).toBe("A");
  });

  it("passes on to components what JSON has, whatever else there is", async () => {
    site.write(
      "quire.config.mjs",
      `export default { title: "T", url: "https://x.example", customFields: { since: new Date(0), make() {} },
        globalData: { parts: { all: { list: [1], find() {} } } } };`,
    );
    const { customFields, globalData } = (await site.load()).config;
    expect(customFields).toEqual({ since: "1970-01-01T00:00:00.000Z" });
    expect(globalData).toEqual({ parts: { all: { list: [1] } } });
  });

  it("takes folders however they are written", async () => {
    site.write(
      "quire.config.mjs",
      `export default { title: "T", url: "https://x.example", docs: { path: "./docs" }, blog: { path: "blog/" },
        pages: "./pages/", staticDirs: ["./static", "../shared/"] };`,
    );
    const { config } = await site.load();
    expect([config.docs[0]!.path, config.blog[0]!.path, config.pages, config.staticDirs]).toEqual([
      "docs",
      "blog",
      "pages",
      ["static", "../shared"],
    ]);
  });

  it("prefers its own file to a Docusaurus one, unless another is named", async () => {
    site.write("quire.config.ts", `export default { title: "Own", url: "https://a.b" };`);
    site.write(
      "docusaurus.config.js",
      `module.exports = { title: "Foreign", url: "https://a.b", baseUrl: "/" };`,
    );
    expect((await site.load()).config.title).toBe("Own");
    expect((await site.load({ configFile: "docusaurus.config.js" })).config.title).toBe("Foreign");
  });

  it("says how to make a configuration where there is none", async () => {
    const error = (await site.load().catch((reason) => reason)) as QuireError;
    expect(error.problems[0]).toMatchObject({ code: "config-missing" });
    expect(error.problems[0]!.hint).toContain("export default defineConfig(");
  });

  it("says what a function of the configuration failed with", async () => {
    expect(
      await site.problemsOf(`\nexport default () => {\n  throw new Error("no token");\n};`),
    ).toMatchObject([
      {
        code: "module-error",
        message: expect.stringContaining("no token"),
        file: "quire.config.ts",
        line: 3,
      },
    ]);
  });

  it("takes kinds of admonitions and languages in any case", async () => {
    const markdown = '{ admonitions: ["Plan"], codeBlocks: { defaultLanguage: "Bash" } }';
    site.write(
      "quire.config.ts",
      `export default { title: "A", url: "https://a.b", markdown: ${markdown} };`,
    );
    expect((await site.load()).config.markdown).toMatchObject({
      admonitions: ["plan"],
      codeBlocks: { defaultLanguage: "bash" },
    });
  });

  it("takes settings that are exports of their own", async () => {
    site.write("quire.config.ts", 'export const title = "A";\nexport const url = "https://a.b";\n');
    expect((await site.load()).config).toMatchObject({ title: "A", url: "https://a.b" });
  });

  it("names every source that the policy cannot have", async () => {
    const text = `export default {
  title: "A",
  url: "https://a.example",
  contentSecurityPolicy: {
    script: ["https://b.example", "*"],
    img: ["data:", "a b"],
  },
};`;
    expect((await site.problemsOf(text)).map(({ code, line, column }) => [code, line, column])).toEqual([
      ["csp-source", 5, 35],
      ["csp-source", 6, 20],
    ]);
  });

  it.each([
    [".", "contains the site itself"],
    ["..", "contains the site itself"],
    ["docs", "contains docs"],
    ["versioned_docs", "contains versioned_docs"],
    ["node_modules", "contains node_modules"],
    ["pages", "contains pages"],
    ["data", "contains data/pages.ts"],
    ["facts", "contains facts/all.yml"],
    ["static/site", "is inside static"],
    [".quire/out", "is inside .quire"],
  ])("has no output in %s, which a build would delete or read", async (outDir, reason) => {
    const text = `export default {
  title: "A",
  url: "https://a.b",
  outDir: "${outDir}",
  data: [{ module: "data/pages.ts", inputs: ["facts/all.yml"] }],
};`;
    expect(await site.adviceOn(text)).toContainEqual(
      expect.stringContaining(`4:3 \`outDir\` is "${outDir}", which ${reason}: `),
    );
  });

  it.each(["build", "dist/docs", "../out", "docs-site", "..site"])(
    "may have its output in %s",
    async (outDir) => {
      site.write(
        "quire.config.ts",
        `export default { title: "A", url: "https://a.b", outDir: "${outDir}" };`,
      );
      expect((await site.load()).config.outDir).toBe(outDir);
    },
  );
});
