import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Problem, QuireError } from "../problem.ts";
import { loadConfig } from "./load-config.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-config-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

async function problemsOf(text: string, name = "quire.config.ts"): Promise<readonly Problem[]> {
  write(name, text);
  const error = await loadConfig(root).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QuireError);
  return (error as QuireError).problems;
}

/** Message, hint and place of each problem, one line each. */
async function advice(text: string): Promise<string[]> {
  const problems = await problemsOf(text);
  return problems.map((one) => `${one.line ?? "-"}:${one.column ?? "-"} ${one.message} ${one.hint}`);
}

describe("loadConfig", () => {
  it("fills in defaults and names the files", async () => {
    write("quire.config.ts", `export default { title: "Manual", url: "https://example.com/" };`);
    const { config, configFile, files, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      title: "Manual",
      url: "https://example.com",
      baseUrl: "/",
      outDir: "build",
    });
    expect(config.docs).toMatchObject([{ id: "default", path: "docs" }]);
    expect(configFile).toBe(path.join(root, "quire.config.ts"));
    expect(files).toEqual([configFile]);
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
    write(name, text);
    expect((await loadConfig(root)).config.title).toBe("A");
  });

  it("takes folders however they are written", async () => {
    write(
      "quire.config.mjs",
      `export default { title: "T", url: "https://x.example", docs: { path: "./docs" }, blog: { path: "blog/" },
        pages: "./pages/", staticDirs: ["./static", "../shared/"] };`,
    );
    const { config } = await loadConfig(root);
    expect([config.docs[0]!.path, config.blog[0]!.path, config.pages, config.staticDirs]).toEqual([
      "docs",
      "blog",
      "pages",
      ["static", "../shared"],
    ]);
  });

  it("prefers its own file to a Docusaurus one, unless another is named", async () => {
    write("quire.config.ts", `export default { title: "Own", url: "https://a.b" };`);
    write("docusaurus.config.js", `module.exports = { title: "Foreign", url: "https://a.b", baseUrl: "/" };`);
    expect((await loadConfig(root)).config.title).toBe("Own");
    expect((await loadConfig(root, { configFile: "docusaurus.config.js" })).config.title).toBe("Foreign");
  });

  it("says how to make a configuration where there is none", async () => {
    const error = (await loadConfig(root).catch((reason) => reason)) as QuireError;
    expect(error.problems[0]).toMatchObject({ code: "config-missing" });
    expect(error.problems[0]!.hint).toContain("export default defineConfig(");
    const gone = path.join(root, "gone");
    await expect(loadConfig(gone)).rejects.toThrow(`There is no folder ${gone}.`);
  });

  it("says what a function of the configuration failed with", async () => {
    expect(await problemsOf(`\nexport default () => {\n  throw new Error("no token");\n};`)).toMatchObject([
      {
        code: "module-error",
        message: expect.stringContaining("no token"),
        file: "quire.config.ts",
        line: 3,
      },
    ]);
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
    expect((await problemsOf(text)).map(({ code, line, column }) => [code, line, column])).toEqual([
      ["csp-source", 5, 35],
      ["csp-source", 6, 20],
    ]);
  });

  it("takes no base path with characters that URLs encode, which hosts and browsers would spell differently", async () => {
    for (const path of ["/ä/", "/%C3%A4/"])
      expect(await advice(`export default { title: "A", url: "https://a.b", baseUrl: "${path}" };`)).toEqual([
        expect.stringContaining("1:50 `baseUrl` has characters that are not part of URLs"),
      ]);
  });

  it("gives all advice at once, each with its place", async () => {
    const text = `const footer = { title: "not this" };
export default {
  titel: "Manual",
  url: "example", baseUrl: "https://example.com/docs/",
  docs: { path: 3, sidebarPaht: "x" },
  blog: [{ id: "news", postsPerPage: "all", routeBasePath: "https://example.com/news" }],
  theme: {
    navbar: { items: [{ label: "A", to: "/" }, { type: "lnk" }, { label: "B", too: "/" }] },
    footer: { style: "drak", links: [{ title: "C", items: [{ label: 1 }] }] },
  },
  redirects: [{ from: 1, to: "/" }],
  onBrokenLinks: "warn",
  copyright: "x",
  zzz: 1,
};`;
    expect(await advice(text)).toEqual([
      `-:- \`title\` is missing. Add \`title: "Manual"\`.`,
      `4:3 \`url\` is "example", which is not a URL. Write \`url: "https://docs.example.com"\`.`,
      expect.stringContaining("4:19 `baseUrl` is not a path. Write only the path"),
      `5:11 \`docs.path\` is 3; it must be a string. Write \`path: "docs"\`.`,
      "5:20 `docs.sidebarPaht` is not a setting. Did you mean `sidebarPath`?",
      expect.stringContaining("6:45 `routeBasePath` is not a path. Write only the path"),
      `6:24 \`blog[0].postsPerPage\` is "all"; it must be a number or "ALL". Did you mean "ALL"?`,
      `11:17 \`redirects[0].from\` is 1; it must be a string or a list of strings. Write \`from: "/old"\`.`,
      expect.stringContaining(`8:50 \`theme.navbar.items[1].type\` is "lnk"; it must be "link",`),
      "8:79 `theme.navbar.items[2].too` is not a setting. Did you mean `to`?",
      `9:15 \`theme.footer.style\` is "drak"; it must be "light" or "dark". Did you mean "dark"?`,
      `9:62 \`theme.footer.links[0].items[0].label\` is 1; it must be a string. Write \`label: "Guides"\`.`,
      "3:3 `titel` is not a setting. Did you mean `title`?",
      "12:3 `onBrokenLinks` is not a setting. In Quire, use `problems.brokenLinks`.",
      "13:3 `copyright` is not a setting. It belongs to `blog.copyright`.",
      expect.stringMatching(/^14:3 `zzz` is not a setting. Remove it. The settings here are title, tagline/),
    ]);
  });

  it("does not take a pattern that is none", async () => {
    const text = `export default { title: "A", url: "https://a.b", search: { externalUrlRegex: "(" } };`;
    expect(await advice(text)).toEqual([expect.stringContaining("externalUrlRegex")]);
  });

  it.each([
    [".", "contains the site itself"],
    ["..", "contains the site itself"],
    ["docs", "contains docs"],
    ["versioned_docs", "contains versioned_docs"],
    ["data", "contains data/pages.ts"],
    ["static/site", "is inside static"],
    [".quire/out", "is inside .quire"],
  ])("has no output in %s, which a build would delete or read", async (outDir, reason) => {
    const text = `export default {
  title: "A",
  url: "https://a.b",
  outDir: "${outDir}",
  data: [{ module: "data/pages.ts" }],
};`;
    expect(await advice(text)).toContainEqual(
      expect.stringContaining(`4:3 \`outDir\` is "${outDir}", which ${reason}: `),
    );
  });

  it.each(["build", "dist/docs", "../out", "docs-site", "..site"])(
    "may have its output in %s",
    async (outDir) => {
      write("quire.config.ts", `export default { title: "A", url: "https://a.b", outDir: "${outDir}" };`);
      expect((await loadConfig(root)).config.outDir).toBe(outDir);
    },
  );

  it("asks for an object", async () => {
    expect(await advice("export default 3;")).toEqual([
      "-:- The configuration is 3. Export an object with at least `title` and `url`.",
    ]);
  });

  it("shows what a value was meant to be", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://a.b",
  css: "styles/site.css",
  ask: true,
  blog: true,
  theme: { colorMode: "dark" },
};`;
    expect((await advice(text)).sort()).toEqual([
      '4:3 `css` is "styles/site.css"; it must be a list of strings. Write `css: ["styles/site.css"]`.',
      "5:3 `ask` is true; it must be an object or false. Write `ask: {}`.",
      "6:3 `blog` is true; it must be an object, a list of objects or false. Write `blog: {}`.",
      '7:12 `theme.colorMode` is "dark"; it must be an object. ' +
        "Write an object with defaultMode, disableSwitch, respectPrefersColorScheme.",
    ]);
  });

  it("knows settings that do not go together", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://a.b/manual/",
  docs: [{}, { path: "api" }],
  search: { provider: "hosted" },
  ask: { provider: "endpoint" },
};`;
    const problems = await advice(text);
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^3:3 `url` has a path. Write scheme and host/),
      expect.stringMatching(/^4:3 Two docs instances have the same `id`. Give each one/),
      expect.stringMatching(/^5:3 `search` with the provider `hosted` needs `appId`/),
      expect.stringMatching(/^6:3 `ask` with the provider `endpoint` needs `endpoint` and `model`. Write/),
    ]);
  });

  it("tells of links that lead nowhere", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://a.b",
  theme: {
    navbar: { items: [{ label: "A" }, { type: "dropdown", label: "B", items: [{ label: "C" }, { label: "D", docId: "d" }] }] },
    footer: { links: [{ title: "E", items: [{ label: "F" }, { label: "G", to: "/" }] }] },
  },
};`;
    expect((await advice(text)).map((one) => one.replace(/ Add .*/, ""))).toEqual([
      "5:23 `theme.navbar.items[0]` has no target.",
      "5:79 `theme.navbar.items[1].items[0]` has no target.",
      "6:45 `theme.footer.links[0].items[0]` has no target.",
    ]);
  });

  it("tells of files that settings name and that are not there", async () => {
    write("card.tsx", "export default () => null;");
    const text = `export default {
  title: "Manual",
  url: "https://a.b",
  css: ["styles/site.css", "/card.tsx"],
  docs: [{}, { id: "api", sidebarPath: "api.ts" }, { id: "old", sidebarPath: "old.ts", includeCurrentVersion: false }],
  markdown: { components: { Badge: "badge.tsx#Badge", Card: "card", Icon: "icon-package" } },
  data: [{ module: "card.tsx", inputs: ["parts.json"] }],
  search: { synonyms: "synonyms.yml" },
};`;
    const correct = "Create it, or correct the path, which is relative to the site folder.";
    expect(await advice(text)).toEqual([
      `4:9 \`css[0]\` is "styles/site.css", but there is no such file. ${correct}`,
      '4:28 `css[1]` is "/card.tsx", but there is no such file. Did you mean "card.tsx"?',
      `6:29 \`markdown.components.Badge\` is "badge.tsx", but there is no such file. ${correct}`,
      '6:55 `markdown.components.Card` is "card", but there is no such file. Did you mean "card.tsx"?',
      `7:41 \`data[0].inputs[0]\` is "parts.json", but there is no such file. ${correct}`,
      `5:27 \`docs[1].sidebarPath\` is "api.ts", but there is no such file. ${correct}`,
      `8:13 \`search.synonyms\` is "synonyms.yml", but there is no such file. ${correct}`,
    ]);
  });

  it("warns of folders that settings speak of and that are not there", async () => {
    const load = async (settings: string) => {
      write("quire.config.ts", `export default { title: "A", url: "https://a.b", ${settings} };`);
      return (await loadConfig(root)).problems.map(({ severity, message }) => `${severity} ${message}`);
    };
    expect(await load("")).toEqual([]);
    expect(await load('docs: { path: "texts" }, blog: {}, pages: "src", staticDirs: ["files"]')).toEqual([
      'warning `docs.path` is "texts", but there is no such folder.',
      'warning `blog.path` is "blog", but there is no such folder.',
      'warning `pages` is "src", but there is no such folder.',
      'warning `staticDirs[0]` is "files", but there is no such folder.',
    ]);
    expect(await load('favicon: "img/icon.svg", theme: { image: "https://a.b/c.png" }')).toEqual([
      'warning `favicon` is "img/icon.svg", but no static folder contains that file.',
    ]);
    const head = [
      '{ tag: "script", attributes: { src: "/x/js/gone.js?v=1" } }',
      '{ tag: "link", attributes: { rel: "stylesheet", href: "/x/here.css" } }',
      '{ tag: "link", attributes: { rel: "alternate", href: "/x/feed.xml" } }',
      '{ tag: "script", attributes: { src: "https://a.b/x.js" } }',
      '{ tag: "script", attributes: { src: "//a.b/x.js" } }',
    ];
    write("here.css", "a {}");
    expect(await load(`baseUrl: "/x/", staticDirs: ["."], outDir: "../out", head: [${head}]`)).toEqual([
      'warning `head[0].attributes.src` is "js/gone.js", but no static folder contains that file.',
    ]);
    write("parts.ts", "export default () => [];");
    expect(await load('docs: { path: "texts" }, data: [{ module: "parts.ts" }]')).toEqual([]);
  });

  it("finds settings in what a function returns, past comments, strings and templates", async () => {
    const text = `// { title: 1 }
const note = \`{ baseUrl: \${1} }\`;
export default async function config() {
  return {
    title: "it's { here",
    /* url: */ "url": 'https://a.b',
    head: [
      { tag: "meta" },
      { tag: "mta", attributes: { content: note } },
    ],
  };
}`;
    expect(await advice(text)).toEqual([
      expect.stringMatching(/^9:9 `head\[1\].tag` is "mta"; .* Did you mean "meta"\?$/),
    ]);
  });
});
