import { describe, expect, it } from "vitest";
import { WrittenConfig } from "../../fixtures/written-config.ts";

const site = new WrittenConfig();

describe("advice on settings", () => {
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
    expect(await site.adviceOn(text)).toEqual([
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

  it("names items that are no objects", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://example.com",
  theme: { navbar: { items: [null, { label: "A", to: "/" }, "B"] } },
};`;
    expect(await site.adviceOn(text)).toEqual([
      "4:30 `theme.navbar.items[0]` is null; it must be an object. Write an object.",
      '4:61 `theme.navbar.items[2]` is "B"; it must be an object. Write an object.',
    ]);
  });

  it("names the type that a setting belongs to", async () => {
    const text = `export default {
  title: "Manual",
  url: "https://example.com",
  theme: {
    navbar: {
      items: [
        { label: "A", items: [] },
        { type: "html", value: "<b>B</b>", label: "B" },
      ],
    },
  },
};`;
    expect(await site.adviceOn(text)).toEqual([
      '7:23 `theme.navbar.items[0].items` is not a setting. It needs `type` to be "dropdown".',
      '8:44 `theme.navbar.items[1].label` is not a setting. It needs `type` to be "link", "dropdown", "doc", "sidebar" or "version".',
    ]);
  });

  it("takes no base path with characters that URLs encode, which hosts and browsers would spell differently", async () => {
    for (const path of ["/ä/", "/%C3%A4/"])
      expect(
        await site.adviceOn(`export default { title: "A", url: "https://a.b", baseUrl: "${path}" };`),
      ).toEqual([expect.stringContaining("1:50 `baseUrl` has characters that are not part of URLs")]);
  });

  it("asks for all that a hosted search needs", async () => {
    const needed = ["appId", "apiKey", "indexName"];
    for (const missing of needed) {
      const given = needed.filter((name) => name !== missing).map((name) => `${name}: "x"`);
      const text = `export default { title: "A", url: "https://a.b", search: { provider: "hosted", ${given} } };`;
      expect(await site.adviceOn(text)).toEqual([expect.stringContaining("needs `appId`")]);
    }
  });

  it("takes the address of a model by HTTP only, and the name of a variable for its key", async () => {
    const ask = '{ provider: "endpoint", model: "m", endpoint: "ftp://a.b", keyVariable: "a key" }';
    const advice = await site.adviceOn(`export default { title: "A", url: "https://a.b", ask: ${ask} };`);
    expect(advice).toEqual([
      expect.stringContaining("`ask.endpoint` is"),
      expect.stringContaining("`ask.keyVariable` is"),
    ]);
    for (const given of ['endpoint: "https://a.b"', 'model: "m"'])
      expect(
        await site.adviceOn(
          `export default { title: "A", url: "https://a.b", ask: { provider: "endpoint", ${given} } };`,
        ),
      ).toEqual([expect.stringContaining("needs `endpoint` and `model`")]);
  });

  it("takes no address of a model that contains a secret, which would end up in logs, nor repeats it", async () => {
    const ask = '{ provider: "endpoint", model: "m", endpoint: "https://user:sesame@a.b/v1" }';
    const [advice] = await site.adviceOn(`export default { title: "A", url: "https://a.b", ask: ${ask} };`);
    expect(advice).toContain("`ask.endpoint` contains a user name or password. Keep the key in");
    expect(advice).not.toContain("sesame");
  });

  it("says what is wrong with an address of a model that is none", async () => {
    const ask = '{ provider: "endpoint", model: "m", endpoint: "a.b/v1" }';
    const text = `export default { title: "A", url: "https://a.b", ask: ${ask} };`;
    expect(await site.adviceOn(text)).toEqual([expect.stringContaining("ask.endpoint")]);
  });

  it("does not take a pattern that is none", async () => {
    const text = `export default { title: "A", url: "https://a.b", search: { externalUrlRegex: "(" } };`;
    expect(await site.adviceOn(text)).toEqual([expect.stringContaining("externalUrlRegex")]);
  });

  it("points at a setting whose value is missing, else at what it is missing from", async () => {
    const text = `export default { title: undefined, url: "https://a.b", head: [{ attributes: {} }] };`;
    expect(await site.adviceOn(text)).toEqual([
      expect.stringMatching(/^1:18 `title` is missing/),
      expect.stringMatching(/^1:63 `head\[0\].tag` is missing/),
    ]);
  });

  it("takes no host for the path of pages", async () => {
    const text = `export default { title: "A", url: "https://a.b", docs: { routeBasePath: "//b.c" } };`;
    expect(await site.adviceOn(text)).toEqual([expect.stringContaining("`routeBasePath` is not a path")]);
  });

  it("asks for an object", async () => {
    expect(await site.adviceOn("export default 3;")).toEqual([
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
  theme: { colorMode: "dark", tableOfContents: { maxHeadingLevel: "three" } },
};`;
    expect((await site.adviceOn(text)).sort()).toEqual([
      '4:3 `css` is "styles/site.css"; it must be a list of strings. Write `css: ["styles/site.css"]`.',
      "5:3 `ask` is true; it must be an object or false. Write `ask: {}`.",
      "6:3 `blog` is true; it must be an object, a list of objects or false. Write `blog: {}`.",
      '7:12 `theme.colorMode` is "dark"; it must be an object. ' +
        "Write an object with defaultMode, disableSwitch, respectPrefersColorScheme.",
      '7:50 `theme.tableOfContents.maxHeadingLevel` is "three"; it must be a number. Write `maxHeadingLevel: 3`.',
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
    const problems = await site.adviceOn(text);
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^3:3 `url` has more than scheme and host. Write scheme and host/),
      expect.stringMatching(/^4:3 Two docs instances have the same `id`. Give each one/),
      expect.stringMatching(/^5:3 `search` with the provider `hosted` needs `appId`/),
      expect.stringMatching(/^6:3 `ask` with the provider `endpoint` needs `endpoint` and `model`. Write/),
    ]);
  });

  it("takes only scheme and host for the address of the site", async () => {
    for (const url of ["ftp://a.b", "https://a.b?c", "https://a.b#c", "https://me:word@a.b", "https://a.b/c"])
      expect(await site.adviceOn(`export default { title: "Manual", url: "${url}" };`)).toEqual([
        expect.stringMatching(
          /^1:35 `url` (has more than scheme and host|is "ftp:.*, which is not a URL)\. Write/,
        ),
      ]);
  });

  it("knows data that cannot be passed on to components", async () => {
    const text = `const loop = {};
loop.self = loop;
export default {
  title: "Manual",
  url: "https://a.b",
  customFields: { loop },
  globalData: { parts: { all: 1n } },
};`;
    expect(await site.adviceOn(text)).toEqual([
      expect.stringMatching(/^6:3 `customFields` cannot be written as JSON: Converting circular structure/),
      expect.stringMatching(
        /^7:3 `globalData` cannot be written as JSON: Do not know how to serialize a BigInt/,
      ),
    ]);
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
    expect(await site.adviceOn(text)).toEqual([
      expect.stringMatching(/^9:9 `head\[1\].tag` is "mta"; .* Did you mean "meta"\?$/),
    ]);
  });
});
