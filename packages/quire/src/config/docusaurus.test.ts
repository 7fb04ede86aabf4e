import { describe, expect, it } from "vitest";
import { classic, translate } from "./docusaurus/fixtures/translate.ts";
import { translateDocusaurus } from "./docusaurus.ts";

describe("translateDocusaurus", () => {
  it("has nothing to warn of in a plain site, and takes Docusaurus' defaults", () => {
    const { settings, warnings } = translate({ presets: ["classic"] });
    expect(warnings).toEqual([]);
    expect(settings).toMatchObject({
      title: "T",
      baseUrl: "/",
      docs: [{}],
      blog: [{}],
      pages: "src/pages",
      locale: { code: "en", label: "English", htmlLang: "en" },
      problems: { brokenLinks: "throw", brokenAnchors: "warn", duplicateRoutes: "warn" },
    });
    expect(translate({ presets: ["classic"] }, []).settings).toMatchObject({ blog: false, pages: false });
    expect(translate({}).settings).toMatchObject({ docs: false, blog: false, pages: false });
  });

  it("takes scheme and host of a url with a path", () => {
    const { settings, warnings } = translate({ url: "https://t.dev/manual/" });
    expect(settings.url).toBe("https://t.dev");
    expect(warnings).toEqual([expect.stringContaining("url")]);
    expect(translate({ url: "https://t.dev/" }).warnings).toEqual([]);
  });

  it("says nothing of what is done here anyway, and of what no reader sees", () => {
    const code = (...magicComments: object[]) =>
      translate({ themeConfig: { prism: { theme: {}, darkTheme: {}, magicComments } } }).warnings;
    const highlighted = {
      className: "theme-code-block-highlighted-line",
      line: "highlight-next-line",
      block: { start: "highlight-start", end: "highlight-end" },
    };
    expect([...code(), ...code(highlighted)]).toEqual([]);
    const documents = { include: ["**/*.{md,mdx}"], onInlineTags: "warn", editLocalizedFiles: true };
    const { warnings } = translate({
      ...classic({
        docs: documents,
        blog: { ...documents, feedOptions: { xslt: true } },
        pages: { include: ["**/*.{js,jsx,ts,tsx,md,mdx}"] },
      }),
      future: { v4: true, faster: true, experimental_router: "browser" },
      markdown: { emoji: true, mdx1Compat: { comments: true } },
      plugins: ["@docusaurus/plugin-ideal-image"],
    });
    expect(warnings).toEqual([]);
  });

  it("names the components in src/theme that are not taken over", () => {
    const { warnings } = translate({}, [], {
      "src/theme": ["Footer", "MDXComponents.js", "Root.tsx", "SearchBar.js"],
    });
    expect(warnings).toEqual([
      "`src/theme/Root` is not rendered around the pages.",
      "`src/theme` contains Footer, SearchBar. Components of the theme are not replaced.",
    ]);
    const listed = (name: string) =>
      translate({}, [], { "src/theme": ["Admonition"], "src/theme/Admonition": [name] });
    expect(listed("Types.tsx").warnings).toEqual([]);
    expect(listed("Icon").warnings).toHaveLength(1);
    const own = [
      "MDXComponents.js",
      "custom.scss",
      "Footer.module.css",
      "Command.js",
      "prism-include-languages.js",
    ];
    expect(translate({}, [], { "src/theme": own }).warnings).toEqual([
      "`src/theme/prism-include-languages` is not run.",
    ]);
  });

  it("says nothing where formats are told apart by the endings of files, as they are here", () => {
    const read = (format: string) => translate({ ...classic({}), markdown: { format } });
    expect(read("detect").warnings).toEqual([]);
    expect(read("md").warnings).toEqual(["`markdown.format` is ignored."]);
    const mdxInMd = ["detect", "md", "mdx"].map((format) => read(format).settings.markdown?.mdxInMd);
    expect(mdxInMd).toEqual([false, false, undefined]);
  });

  it("names the setting that is meant by one that there is not", () => {
    const { hints } = translate({ plugin: [], themeConfig: { metadatas: [], weather: "fine" } });
    expect(hints).toEqual([
      "Did you mean `metadata`?",
      "Remove it, or see “Coming from Docusaurus” in the manual for an alternative.",
      "Did you mean `plugins`?",
    ]);
  });

  it("warns of every setting it does not know, and of values of the wrong type, and never throws", () => {
    const { warnings } = translate({
      tagline: 3,
      trailingSlash: true,
      ssrTemplate: "<html></html>",
      future: { experimental_router: "hash" },
      markdown: { emoji: false, preprocessor: () => "", parseFrontMatter: () => ({}) },
      invented: { x: 1 },
      presets: "classic",
      plugins: [3],
      themeConfig: {
        navbar: [],
        footer: { links: [{ items: [4] }] },
        colorMode: { defaultMode: "blue" },
        zoom: {},
      },
    });
    expect(warnings.map((warning) => /`(.*?)`/.exec(warning)?.[1]).sort()).toEqual([
      "future.experimental_router",
      "invented",
      "markdown.emoji",
      "plugins[0]",
      "presets",
      "ssrTemplate",
      "tagline",
      "themeConfig.colorMode.defaultMode",
      "themeConfig.footer.links[0].items[0]",
      "themeConfig.navbar",
      "themeConfig.zoom",
      "trailingSlash",
    ]);
    expect(() =>
      translateDocusaurus(undefined, {
        siteDir: "/",
        exists: () => false,
        list: () => [],
        read: () => undefined,
      }),
    ).not.toThrow();
  });
});
