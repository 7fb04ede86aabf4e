import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { blogSchema } from "./blog-schema.ts";
import { docsSchema } from "./docs-schema.ts";
import { configSchema } from "./schema.ts";
import { describe as accepted, keysOf, schemasAt, settingsOf } from "./schema-shape.ts";
import { themeSchema } from "./theme-schema.ts";

const sources = ["schema", "docs-schema", "blog-schema", "search-schema", "theme-schema"].map((name) =>
  readFileSync(new URL(`${name}.ts`, import.meta.url), "utf8").split("\n"),
);

/** Lines of the schemas that declare a setting, with the line before each. */
const declarations = sources.flatMap((lines) =>
  lines.flatMap((line, index) => {
    const name = /^\s+(\w+): (?:z\b|$|\w+Schema|action\b|logo\b)/.exec(line)?.[1];
    return name && !line.includes("z.literal(") ? [{ name, line, above: lines[index - 1]!.trim() }] : [];
  }),
);

const service = { id: "1", src: "https://a.example.com/{id}.js", attributes: {}, allow: [] };
const logo = { alt: "Logo", src: "a.svg", srcDark: "b.svg", href: "/", width: 32, height: 32 };
const link = { label: "G", to: "/g", href: "https://g.dev", className: "x", rel: "me", target: "_blank" };

/** One configuration that gives every setting a value. */
const everything: z.input<typeof configSchema> = {
  title: "Manual",
  tagline: "How it works",
  titleDelimiter: "·",
  url: "https://docs.example.com",
  baseUrl: "/manual/",
  favicon: "img/favicon.svg",
  noIndex: true,
  locale: {
    code: "fr",
    direction: "ltr",
    label: "Français",
    htmlLang: "fr-FR",
    calendar: "gregory",
    messages: { a: "b" },
  },
  docs: [
    {
      id: "default",
      path: "docs",
      routeBasePath: "docs",
      sidebarPath: "sidebars.ts",
      numberPrefixes: false,
      includeCurrentVersion: true,
      lastVersion: "1.1.0",
      onlyIncludeVersions: ["current", "1.1.0"],
      versions: {
        "1.1.0": {
          label: "1.1",
          path: "1.1",
          banner: "none",
          badge: false,
          changesSince: "1.0.0",
          noIndex: true,
        },
      },
      editUrl: "https://github.com/example/manual/edit/main",
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      breadcrumbs: false,
      sidebarCollapsed: false,
      sidebarCollapsible: false,
      tagsBasePath: "labels",
      tags: "labels.yml",
      messages: { current: { "version.label": "B" } },
      include: ["guides/**"],
      exclude: ["**/_*"],
    },
  ],
  blog: {
    id: "default",
    path: "blog",
    routeBasePath: "learn",
    title: "Learn",
    description: "Learn more",
    sidebarTitle: "All posts",
    postsPerPage: "ALL",
    sortPosts: "ascending",
    tagsBasePath: "tags",
    tags: false,
    authors: "authors.yml",
    authorsBasePath: "people",
    archiveBasePath: "archive",
    truncateMarker: "<!-- more -->",
    sidebarCount: 20,
    showReadingTime: false,
    editUrl: false,
    feeds: ["atom"],
    feedLimit: 5,
    copyright: "Example",
    exclude: ["**/_*"],
  },
  pages: "pages",
  aliases: { "@parts": "src/parts" },
  staticDirs: ["static"],
  outDir: "build",
  redirects: [{ from: ["/a", "/b"], to: "/docs" }],
  data: [{ module: "data/pages.ts", inputs: ["data"] }],
  markdown: {
    mermaid: false,
    math: true,
    mathMacros: { "\\N": "\\mathbb{N}" },
    mathDefinitions: "document",
    mdxInMd: false,
    keepHeadingCase: true,
    admonitions: ["plan"],
    codeBlocks: {
      defaultLanguage: "bash",
      magicComments: [
        { className: "wrong", line: "wrong", block: { start: "wrong-start", end: "wrong-end" } },
      ],
    },
    npm2yarn: { converters: ["yarn", "pnpm", "bun"], sync: true },
    components: { Card: "components/card.tsx" },
  },
  search: {
    provider: "hosted",
    synonyms: "synonyms.yml",
    kinds: { "cli/*": "cli" },
    startingPoints: [{ label: "Install", to: "/docs/install" }],
    feedbackUrl: "https://example.com/{query}",
    appId: "A",
    apiKey: "k",
    indexName: "docs",
    endpoint: "https://search.example.com",
    contextual: false,
    insights: true,
    externalUrlRegex: "^https://",
  },
  customFields: { support: "help@example.com" },
  pagesExclude: ["**/parts/**"],
  sitemapExclude: ["/docs/tags/**"],
  siteConfig: { organizationName: "example" },
  globalData: { team: { default: { people: [] } } },
  contentSecurityPolicy: { script: [], style: [], img: [], font: [], media: [], frame: [], connect: [] },
  integrations: {
    analytics: { id: "G-1", anonymizeIp: true },
    tagManager: { id: "GTM-1" },
    sessionRecording: service,
    visitorIdentification: service,
    scheduling: service,
    enrichment: service,
    assistant: service,
    webFont: { href: "https://type.example.com/a.css", files: ["https://files.example.com"] },
  },
  head: [{ tag: "script", attributes: { src: "/a.js", async: true }, content: "" }],
  css: ["styles.css"],
  inlineCss: [],
  autoIslands: true,
  ask: {
    provider: "endpoint",
    endpoint: "https://models.example.com/v1",
    model: "small",
    keyVariable: "MODELS_KEY",
    questions: ["How do I start?"],
    limits: { perMinute: 5, atOnce: 2, tokens: 300, patience: 9 },
  },
  theme: {
    navbar: {
      title: "Manual",
      logo,
      hideOnScroll: true,
      style: "dark",
      items: [
        {
          type: "link",
          label: "A",
          to: "/",
          href: "https://a.b",
          className: "x",
          rel: "me",
          target: "_blank",
          position: "left",
          icon: "slack",
        },
        {
          type: "dropdown",
          label: "B",
          position: "left",
          to: "/b",
          items: [
            { html: "<hr>" },
            {
              label: "C",
              to: "/c",
              href: "https://c",
              className: "y",
              rel: "me",
              target: "_blank",
              docId: "c",
              sidebarId: "s",
              docs: "default",
            },
          ],
        },
        { type: "doc", docId: "a", docs: "default", label: "D", position: "left" },
        { type: "version", docs: "default", label: "V", position: "left" },
        { type: "sidebar", sidebarId: "s", docs: "default", label: "E", position: "left" },
        {
          type: "versions",
          position: "left",
          docs: "default",
          external: [{ label: "0.9", href: "https://old" }],
          externalHeading: "Old",
        },
        { type: "search", position: "left" },
        { type: "html", position: "left", value: "<b>x</b>" },
      ],
    },
    footer: {
      style: "dark",
      logo,
      links: [{ title: "F", items: [link, { html: "<b>x</b>" }] }, link, { html: "<b>x</b>" }],
      copyright: "Example",
    },
    announcementBar: {
      id: "a",
      content: "b",
      backgroundColor: "#000",
      textColor: "#fff",
      isCloseable: false,
    },
    colorMode: { defaultMode: "dark", disableSwitch: true, respectPrefersColorScheme: true },
    typeface: "all",
    textClass: "manual-text",
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    image: "img/card.png",
  },
  problems: {
    brokenLinks: "warn",
    brokenHtmlLinks: "warn",
    brokenAnchors: "warn",
    brokenImages: "warn",
    brokenFiles: "warn",
    duplicateRoutes: "ignore",
    duplicateTitles: "throw",
    missingDescriptions: "ignore",
    unknownLanguages: "ignore",
    themeComponents: "warn",
  },
};

/** Whether `value` gives the setting on the way `names` somewhere. */
function gives(value: unknown, names: readonly string[]): boolean {
  if (names.length === 0) return value !== undefined;
  const [name, ...rest] = names;
  const list = Array.isArray(value) ? value : undefined;
  if (name === "[]") return (list ?? [value]).some((one) => gives(one, rest));
  if (list) return list.some((one) => gives(one, names));
  return (
    typeof value === "object" && value !== null && gives((value as Record<string, unknown>)[name!], rest)
  );
}

describe("settings", () => {
  it("are all accepted, each with the value given", () => {
    const result = configSchema.safeParse(everything);
    expect(result.error?.issues).toBeUndefined();
    expect(result.data!.docs[0]).toEqual(Array.isArray(everything.docs) ? everything.docs[0] : undefined);
    expect(result.data!.theme.navbar.items).toEqual(everything.theme!.navbar!.items);
  });

  it("are all given above, so that none is forgotten there", () => {
    const all = [...settingsOf(configSchema)];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((names) => !gives(everything, names)).map((names) => names.join("."))).toEqual([]);
  });

  it("all have a doc comment in the schema", () => {
    expect(declarations.length).toBeGreaterThan(80);
    const without = declarations.filter(({ above }) => !above.endsWith("*/"));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("have words for what each accepts", () => {
    for (const names of settingsOf(configSchema)) {
      const path = names.map((name) => (name === "[]" ? 0 : name));
      expect(accepted(schemasAt(configSchema, path)), names.join(".")).not.toContain("something else");
    }
    expect(accepted(schemasAt(configSchema, ["theme", "colorMode", "defaultMode"]))).toBe(
      '"light" or "dark"',
    );
    expect(keysOf(schemasAt(configSchema, ["redirects", 0]))).toEqual(["from", "to"]);
  });

  it("have defaults, apart from title and url", () => {
    expect(docsSchema.parse({})).toMatchObject({ path: "docs" });
    expect(blogSchema.parse({})).toMatchObject({ path: "blog" });
    expect(themeSchema.parse({})).toMatchObject({ colorMode: { defaultMode: "light" } });
    expect(configSchema.safeParse({ title: "T", url: "https://t.dev" }).success).toBe(true);
  });
});
