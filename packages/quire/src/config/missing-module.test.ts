import { describe, expect, it } from "vitest";
import { WrittenConfig } from "../../fixtures/written-config.ts";

const site = new WrittenConfig(["docs", "blog", "src/pages"]);
const other = new WrittenConfig(["docs", "blog", "src/pages"]);

describe("a configuration whose packages are not installed", () => {
  it("says what a package that is not installed would have given", async () => {
    site.write(
      "docusaurus.config.js",
      `const { load } = require("tables-of-yaml/load");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  customFields: { team: load("team.yml").map((one) => one.name), year: 1970 },
  themeConfig: { navbar: { items: [load("item.yml")] } },
  favicon: load("icon.yml"),
};
`,
    );
    const { config, problems } = await site.load();
    expect(config.customFields).toEqual({ year: 1970 });
    expect(problems).toMatchObject([
      {
        message: "`customFields.team` is taken from tables-of-yaml/load, which is not installed.",
        hint: "Install `tables-of-yaml`.",
        line: 5,
      },
      {
        message: "`favicon` is taken from tables-of-yaml/load, which is not installed, and ignored.",
        hint: "Install `tables-of-yaml`.",
        line: 7,
      },
      {
        message:
          "`themeConfig.navbar.items[0]` is taken from tables-of-yaml/load, which is not installed, and not an object.",
        hint: "Install `tables-of-yaml`.",
        line: 6,
      },
    ]);
  });

  it("takes lists that such a package would have given for left out", async () => {
    site.write(
      "docusaurus.config.js",
      `const { shown, hidden, files } = require("versions-to-show");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  staticDirectories: files,
  presets: [["classic", { docs: { onlyIncludeVersions: shown(), exclude: hidden } }]],
};
`,
    );
    const { config, problems } = await site.load();
    expect(config).toMatchObject({
      staticDirs: ["static"],
      docs: [{ exclude: ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.*"] }],
    });
    expect(config.docs).toEqual([expect.not.objectContaining({ onlyIncludeVersions: expect.anything() })]);
    const taken = "is taken from versions-to-show, which is not installed, and not a string.";
    expect(problems.map(({ message }) => message)).toEqual([
      `\`presets[0][1].docs.onlyIncludeVersions\` ${taken}`,
      `\`presets[0][1].docs.exclude\` ${taken}`,
      `\`staticDirectories\` ${taken}`,
    ]);
  });

  it("says of lists that such a package would have given only entries of", async () => {
    site.write(
      "docusaurus.config.js",
      `const { files } = require("@trees/shared/files");
module.exports = { title: "T", url: "https://t.example.com", staticDirectories: ["static", ...files] };
`,
    );
    for (let time = 0; time < 2; time++) {
      const { config, problems } = await site.load();
      expect(config.staticDirs).toEqual(["static"]);
      expect(problems).toMatchObject([
        {
          message:
            "The configuration takes list or object entries from `@trees/shared/files`, which is not installed. It is read without them.",
          hint: "Install `@trees/shared`.",
        },
      ]);
    }
  });

  it("says that texts lack what such a package would have given", async () => {
    site.write(
      "docusaurus.config.js",
      `const { next } = require("numbers-of-versions");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  tagline: \`Before \${next}\`,
  plugins: [require("plugin-of-others")],
};
`,
    );
    for (let time = 0; time < 2; time++) {
      const { config, problems } = await site.load();
      expect(config.tagline).toBe("Before ");
      expect(problems).toMatchObject([
        { message: expect.stringContaining("plugin-of-others") },
        {
          message:
            "The configuration writes values from `numbers-of-versions`, which is not installed, into texts. They are left out there.",
          hint: "Install `numbers-of-versions`.",
        },
      ]);
    }
    site.write(
      "docusaurus.config.js",
      `const { next } = require("numbers-that-are-compared");
module.exports = { title: "T", url: "https://t.example.com", noIndex: next == "2" };
`,
    );
    expect((await site.load()).problems).toEqual([]);
  });

  it("says nothing of them where only another site took entries", async () => {
    const text = (dirs: string) =>
      `import { files } from "files-of-both";
export default { title: "T", url: "https://t.example.com", staticDirectories: ${dirs}, customFields: { files } };
`;
    site.write("docusaurus.config.js", text("[...files]"));
    expect((await site.load()).problems).toMatchObject([{ hint: "Install `files-of-both`." }, {}]);
    other.write("docusaurus.config.js", text("[]"));
    expect((await other.load()).problems).toMatchObject([
      { message: expect.stringContaining("customFields") },
    ]);
  });

  it("says so of objects, but not of the colours of code, which are not read", async () => {
    site.write(
      "docusaurus.config.js",
      `import { keyBy } from "keys-of";
import { themes } from "prism-react-renderer";
export default {
  title: "T",
  url: "https://t.example.com",
  presets: [["classic", { docs: { versions: { ...keyBy(["1"], "label") } } }]],
  themeConfig: { prism: { theme: { ...themes.github, styles: [...themes.github.styles] } } },
};
`,
    );
    const { problems } = await site.load();
    expect(problems).toMatchObject([{ hint: "Install `keys-of`." }]);
  });

  it("says that the package which makes the configuration is not installed", async () => {
    site.write(
      "docusaurus.config.js",
      `module.exports = require("@trees/shared/base").with({ title: "T" });`,
    );
    await expect(site.load()).rejects.toMatchObject({
      problems: [{ code: "module-import", hint: "Install `@trees/shared`." }],
    });
  });
});
