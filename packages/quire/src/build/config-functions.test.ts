import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

/** A tree whose Docusaurus configuration says in functions how its documents and sidebars are read. */
const files: Record<string, string> = {
  "docusaurus.config.js": `const path = require("path");
const release = "v2.1";
module.exports = {
  title: "Elm", url: "https://elm.example", baseUrl: "/", themeConfig: {},
  markdown: {
    preprocessor: ({ filePath, fileContent }) =>
      fileContent.replaceAll("%release%", release).replaceAll("%name%", path.basename(filePath)),
    parseFrontMatter: async (params) => {
      const { frontMatter, ...rest } = await params.defaultParseFrontMatter(params);
      return { ...rest, frontMatter: frontMatter.secret ? { ...frontMatter, unlisted: true } : { ...frontMatter, keywords: ["all"] } };
    },
  },
  presets: [["classic", { blog: {
    sortPosts: "ascending",
    readingTime: ({ content, frontMatter, defaultReadingTime }) =>
      frontMatter.tags ? undefined : 40 * defaultReadingTime({ content, options: { wordsPerMinute: 1 } }),
    feedOptions: {
      createFeedItems: async ({ blogPosts, defaultCreateFeedItems, ...rest }) =>
        (await defaultCreateFeedItems({ ...rest, blogPosts: blogPosts.filter(({ id }) => !/zone/i.test(id)) }))
          .map((item) => ({ ...item, title: item.title + " of " + rest.siteConfig.title })),
    },
    processBlogPosts: async ({ blogPosts }) => blogPosts
      .filter(({ metadata, content }) => metadata.date < new Date("2024-06-01") && !/Not yet\\.|tags:/.test(content))
      .sort((a, b) => a.metadata.title.localeCompare(b.metadata.title)),
  }, docs: {
    remarkPlugins: [require("remark-code-import")],
    numberPrefixParser: (filename) => {
      const [, number, name] = /^step(\\d+)--(.*)$/.exec(filename) ?? [];
      return name ? { filename: name, numberPrefix: Number(number) } : { filename };
    },
    sidebarItemsGenerator({ defaultSidebarItemsGenerator, ...args }) {
      const last = args.docs.find(({ source, sourceDirName }) => source === "@site/docs/a.md" && sourceDirName === ".");
      return defaultSidebarItemsGenerator({
        ...args,
        docs: args.docs.filter(({ id }) => id !== "left-out"),
        isCategoryIndex: ({ fileName, directories }) => fileName === "start" && directories[0] === "bark",
      }).then((items) => [
        ...items.reverse(),
        { type: "link", label: last.title, href: "https://elm.example/" + args.version.versionName },
      ]);
    },
  }, sitemap: {
    createSitemapItems: async ({ defaultCreateSitemapItems, ...rest }) =>
      (await defaultCreateSitemapItems(rest)).filter(({ url }) => !url.includes("/rings/")),
  } }]],
};`,
  "docs/a.md": "# A\n\nAt %release% in %name%.\n\n```js file=<rootDir>/src/leaf.js#L2\n```\n",
  "src/leaf.js": "// Grows.\ngrow();\n",
  "docs/b.mdx": `---
title: B of %release%
---

import Part from "./_part.md";
import Card from "../src/card.jsx";

<Part /> <Card />
`,
  "docs/_part.md": "Part at %release%.\n",
  "docs/left-out.md": "# Left out\n",
  "docs/bark/start.md": "---\nsecret: false\n---\n\n# Bark\n",
  "docs/bark/rough.md": "# Rough\n",
  "docs/step2--rings/step2--new.md": "# New rings\n",
  "docs/step2--rings/step1--old.md": "# Old rings\n\n[New](step2--new.md)\n",
  "docs/hidden.md": "---\nsecret: true\n---\n\n# Hidden\n",
  "src/card.jsx": `import Text from "./_text.mdx";
export default () => <b><Text /></b>;
`,
  "src/_text.mdx": "Text at {'%release%'}.\n",
  "blog/2024-01-01-new.md": "# New\n\nSince %release%.\n",
  "blog/2023-01-01-zone.md": "# Zone\n\nOf elms.\n",
  "blog/2023-01-02-hot.md": "# Hot\n\nNot yet.\n",
  "blog/2024-07-01-later.md": "# Later\n\nSoon.\n",
  "blog/2023-05-05-acorn.md": "---\ntags: [oak]\n---\n\n# Acorn\n\nOf oaks.\n",
};

let site: CopiedSite;

beforeAll(async () => {
  site = new CopiedSite();
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  expect((await site.build()).problems).toEqual([]);
}, 60_000);

afterAll(() => site.remove());

it("reads documents, partials, posts and documents that components import as the preprocessor gives them", () => {
  expect(site.output("docs/a.md")).toContain("At v2.1 in a.md.");
  const page = site.output("docs/b.md");
  expect(page).toContain("# B of v2.1");
  expect(page).toContain("Part at v2.1.");
  expect(page).toContain("Text at v2.1.");
  expect(site.output("blog.md")).toContain("Since v2.1.");
});

it("takes the front matter that parseFrontMatter gives", () => {
  expect(site.output("docs/a.html")).toContain('<meta name="keywords" content="all"');
  expect(site.output("docs/hidden.md")).toContain("This page is unlisted");
});

it("fills code blocks from the files that they name, again when these change", async () => {
  expect(site.output("docs/a.md")).toContain("```js\ngrow();\n```");
  site.write("src/leaf.js", "// Falls.\nfall();\n");
  await site.build();
  expect(site.output("docs/a.md")).toContain("```js\nfall();\n```");
});

it("lists the items that sidebarItemsGenerator makes, from those that it is given to make them of", () => {
  const [, sidebar = ""] = /<nav class="menu"[^>]*>([\s\S]*?)<\/nav>/.exec(site.output("docs/a.html")) ?? [];
  const items = [...sidebar.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, href, text]) => `${text} ${href}`,
  );
  expect(items).toEqual([
    "Bark /docs/bark/start",
    "B of v2.1 /docs/b",
    "A /docs/a",
    // Its folder and the first of its pages have their places and addresses by numberPrefixParser.
    "rings /docs/rings/old",
    "A https://elm.example/current",
  ]);
});

it("publishes the posts that processBlogPosts chooses, in its order", () => {
  const titles = [...site.output("blog.html").matchAll(/<h2[^>]*>\s*<a [^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );
  expect(titles).toEqual(["Acorn", "New", "Zone"]);
  expect(site.has("blog/2024/07/01/later.html")).toBe(false);
  expect(site.output("blog/rss.xml")).not.toContain("Later");
  expect(site.output("blog/2024/01/01/new.html")).toMatch(/href="\/blog\/2023\/05\/05\/acorn" rel="prev"/);
});

it("shows the reading time that readingTime returns, and lists what createFeedItems returns", () => {
  const timeOf = (post: string) => /(\d+) min read/.exec(site.output(`blog/${post}.html`))?.[1];
  expect(timeOf("2024/01/01/new")).toBe("160");
  expect(timeOf("2023/05/05/acorn")).toBeUndefined();
  for (const feed of ["blog/rss.xml", "blog/atom.xml"]) {
    const titles = [...site.output(feed).matchAll(/<title>(.*? of Elm)<\/title>/g)].map(([, title]) => title);
    expect(titles).toEqual(["Acorn of Elm", "New of Elm"]);
    expect(site.output(feed)).toContain("Of oaks.");
  }
});

it("lists the pages in sitemaps that createSitemapItems returns", () => {
  expect(site.output("sitemap-current.xml")).toContain("<loc>https://elm.example/docs/a</loc>");
  expect(site.output("sitemap-current.xml")).not.toContain("/rings/");
});

it("compiles again what the preprocessor gives otherwise, and says where a function fails", async () => {
  const config = files["docusaurus.config.js"]!;
  site.write("docusaurus.config.js", config.replace("v2.1", "v2.2"));
  expect((await site.build()).problems).toEqual([]);
  expect(site.output("docs/a.md")).toContain("At v2.2 in a.md.");
  expect(site.output("docs/b.md")).toContain("Part at v2.2.");

  const edits =
    'blog: { editUrl: ({ blogPath }) => "https://elm.example/the blog/" + blogPath }, docs: { editUrl: () => "[{}]",';
  site.write("docusaurus.config.js", config.replace(/blog: \{[\s\S]*?\}, docs: \{/, edits));
  expect((await site.build()).problems).toMatchObject([{ code: "config-function", severity: "warning" }]);
  expect(site.output("docs/a.html")).not.toContain("edit-link");
  expect(site.output("blog/2024/01/01/new.html")).toContain(
    'href="https://elm.example/the%20blog/2024-01-01-new.md"',
  );

  site.write("docusaurus.config.js", config.replace('"%name%"', "missing.name"));
  expect((await site.build()).problems).toMatchObject([{ code: "config-function", file: "docs/a.md" }]);
});

it("refuses entries of feeds that are no list, or lack an address", async () => {
  const config = files["docusaurus.config.js"]!;
  for (const returned of ["({ title: 'A', link: '/a', date: new Date() })", "[{ title: 'A' }]"]) {
    const broken = config.replace(
      "createFeedItems: async (",
      `createFeedItems: () => (${returned}),\n      unused: async (`,
    );
    site.write("docusaurus.config.js", broken);
    const problems = (await site.build()).problems.filter(({ severity }) => severity === "error");
    expect(problems).toMatchObject([{ message: expect.stringContaining("It must return a list of") }]);
  }
});
