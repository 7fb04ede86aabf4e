import { describe, expect, it } from "vitest";
import { WrittenConfig } from "../../fixtures/written-config.ts";

const site = new WrittenConfig();

describe("what settings name", () => {
  it("tells of links that lead nowhere", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://a.b",
  theme: {
    navbar: { items: [{ label: "A" }, { type: "dropdown", label: "B", items: [{ label: "C" }, { label: "D", docId: "d" }, { label: "D", sidebarId: "d" }] }] },
    footer: { links: [{ title: "E", items: [{ label: "F" }, { label: "G", to: "/" }] }, { label: "H" }] },
  },
};`;
    expect((await site.adviceOn(text)).map((one) => one.replace(/ Add .*/, ""))).toEqual([
      "5:23 `theme.navbar.items[0]` has no target.",
      "5:79 `theme.navbar.items[1].items[0]` has no target.",
      "6:45 `theme.footer.links[0].items[0]` has no target.",
      "6:89 `theme.footer.links[1]` has no target.",
    ]);
  });

  it("tells of files that settings name and that are not there", async () => {
    site.write("card.tsx", "export default () => null;");
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
    expect(await site.adviceOn(text)).toEqual([
      `4:9 \`css[0]\` is "styles/site.css", but there is no such file. ${correct}`,
      '4:28 `css[1]` is "/card.tsx", but there is no such file. Did you mean "card.tsx"?',
      `6:29 \`markdown.components.Badge\` is "badge.tsx", but there is no such file. ${correct}`,
      '6:55 `markdown.components.Card` is "card", but there is no such file. Did you mean "card.tsx"?',
      `7:41 \`data[0].inputs[0]\` is "parts.json", but there is no such file. ${correct}`,
      `5:27 \`docs[1].sidebarPath\` is "api.ts", but there is no such file. ${correct}`,
      `8:13 \`search.synonyms\` is "synonyms.yml", but there is no such file. ${correct}`,
    ]);
  });

  it("takes no folder for a file", async () => {
    site.write("styles/site.css", "a {}");
    expect(
      await site.adviceOn(`export default { title: "A", url: "https://a.b", css: ["styles"] };`),
    ).toEqual([expect.stringContaining('`css[0]` is "styles", but there is no such file.')]);
  });

  it("warns of folders that settings speak of and that are not there", async () => {
    const load = async (settings: string) => {
      site.write("quire.config.ts", `export default { title: "A", url: "https://a.b", ${settings} };`);
      return (await site.load()).problems.map(({ severity, message }) => `${severity} ${message}`);
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
    site.write("here.css", "a {}");
    expect(await load(`baseUrl: "/x/", staticDirs: ["."], outDir: "../out", head: [${head}]`)).toEqual([
      'warning `head[0].attributes.src` is "js/gone.js", but no static folder contains that file.',
    ]);
    site.write("parts.ts", "export default () => [];");
    expect(
      await load('docs: { path: "texts" }, data: [{ module: "parts.ts" }], favicon: "made.svg"'),
    ).toEqual([]);
  });
});
