import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { translateDocusaurus } from "./docusaurus.ts";
import { loadConfig } from "./load-config.ts";

/** Translate a configuration; `folders` are those that exist beside it. */
function translate(
  config: object,
  folders = ["blog", "src/pages"],
  lists: Record<string, string[]> = {},
  texts: Record<string, object> = {},
) {
  const {
    config: settings,
    advice,
    functions,
  } = translateDocusaurus(
    { title: "T", url: "https://t.dev", ...config },
    {
      siteDir: path.resolve("/site"),
      exists: (name) => folders.includes(name),
      list: (name) => lists[name] ?? [],
      read: (name) => texts[name] && JSON.stringify(texts[name]),
    },
  );
  for (const { problem } of advice) {
    expect(problem).toMatchObject({ code: "docusaurus-setting", severity: "warning" });
  }
  const hints = advice.map(({ problem }) => problem.hint);
  return { settings, functions, hints, warnings: advice.map(({ problem }) => problem.message) };
}

const classic = (options: object) => ({ presets: [["classic", options]] });
const navbar = (...items: object[]) => translate({ themeConfig: { navbar: { items } } });

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

  it.each([
    "classic",
    "@docusaurus/preset-classic",
    "/site/node_modules/@docusaurus/preset-classic/lib/index.js",
    "C:\\site\\node_modules\\@docusaurus\\preset-classic\\lib\\index.js",
  ])("knows the classic preset as %s", (name) => {
    const { settings, warnings } = translate({
      presets: [[name, { docs: false, blog: false }], null, false],
    });
    expect(settings).toMatchObject({ docs: false, blog: false, pages: "src/pages" });
    expect(warnings).toEqual([]);
  });

  it("reads presets that wrap the classic one, and warns of others", () => {
    const { settings, warnings } = translate({
      presets: [
        ["docusaurus-preset-openapi", { api: {}, docs: { path: "guides" } }],
        ["redocusaurus", { specs: [] }],
      ],
    });
    expect(settings).toMatchObject({ docs: [{ path: "guides" }], blog: [{}], pages: "src/pages" });
    expect(warnings).toEqual([
      "`presets[0]` is the preset docusaurus-preset-openapi, which is not carried over.",
      "`presets[0][1].api` is not carried over.",
      "`presets[1]` is the preset redocusaurus, which is not carried over.",
    ]);
  });

  it("takes further docs and blogs from plugins in every form", () => {
    const { settings, warnings } = translate(
      {
        ...classic({ docs: { id: "main" } }),
        plugins: [
          ["@docusaurus/plugin-content-docs", { id: "api", path: "./api", routeBasePath: "api" }],
          ["content-docs", { id: "b", path: "b" }],
          ["/x/node_modules/@docusaurus/plugin-content-blog/lib/index.js", { id: "news", path: "news" }],
          "@docusaurus/plugin-content-blog",
        ],
      },
      ["news"],
    );
    expect(settings.docs).toMatchObject([{ id: "main" }, { id: "api", path: "api" }, { id: "b" }]);
    expect(settings.blog).toMatchObject([{ id: "news", path: "news" }]);
    expect(warnings).toEqual([]);
  });

  it("carries the options of docs over", () => {
    const { settings, warnings } = translate(
      classic({
        docs: {
          sidebarPath: path.resolve("/site/sidebars.js"),
          routeBasePath: "/",
          editUrl: "https://github.com/a/b/edit/main/",
          numberPrefixParser: false,
          lastVersion: "current",
          versions: { current: { label: "Next", path: "next", banner: "none", className: "x" } },
          disableVersioning: true,
          exclude: ["drafts/**"],
          showLastUpdateTime: true,
        },
      }),
    );
    expect(settings.docs).toEqual([
      {
        sidebarPath: "sidebars.js",
        routeBasePath: "/",
        editUrl: "https://github.com/a/b/edit/main",
        numberPrefixes: false,
        lastVersion: "current",
        versions: { current: { label: "Next", path: "next", banner: "none" } },
        onlyIncludeVersions: ["current"],
        exclude: ["drafts/**"],
        showLastUpdateTime: true,
      },
    ]);
    expect(warnings).toEqual(["`presets[0][1].docs.versions.current.className` is not carried over."]);
  });

  it("names functions and Markdown plugins that cannot be read", () => {
    function remarkToc() {}
    function remarkGfm() {}
    const { warnings } = translate(
      classic({
        docs: {
          editUrl: () => "",
          numberPrefixParser: () => ({}),
          remarkPlugins: [remarkToc, [remarkToc, {}], "remark-x", [remarkGfm, {}], "remark-emoji"],
          docItemComponent: "@theme/ApiItem",
        },
        blog: { rehypePlugins: [[remarkToc, {}]] },
      }),
    );
    expect(warnings).toEqual([
      "`presets[0][1].docs.numberPrefixParser` is a function and cannot be read.",
      "`presets[0][1].docs.remarkPlugins` is not carried over (remarkToc, remarkToc, remark-x).",
      "`presets[0][1].docs.docItemComponent` is not carried over.",
      "`presets[0][1].blog.rehypePlugins` is not carried over (remarkToc).",
    ]);
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

  it("reads own comments that mark lines of code", () => {
    const magicComments = [
      { className: "theme-code-block-highlighted-line", line: "highlight-next-line" },
      { className: "theme-code-block-highlighted-line", line: "mark-line" },
      { className: "wrong", line: "this-is-wrong", block: { start: "wrong-start", end: "wrong-end" } },
    ];
    const { settings, warnings } = translate({ themeConfig: { prism: { magicComments } } });
    expect(settings.markdown).toEqual({
      codeBlocks: { magicComments: [{ className: "highlighted", line: "mark-line" }, magicComments[2]] },
    });
    expect(warnings).toEqual([]);
  });

  it("reads the language of code blocks that name none", () => {
    const { settings, warnings } = translate({ themeConfig: { prism: { defaultLanguage: "js" } } });
    expect(settings.markdown).toEqual({ codeBlocks: { defaultLanguage: "js" } });
    expect(warnings).toEqual([]);
  });

  it("takes the patterns of documents over", () => {
    const docs = { include: ["{api,faq}/**/*.{md,mdx}", "[A-Z]*.md", "!api/old/**"] };
    const { settings, warnings } = translate(classic({ docs }));
    expect(settings.docs).toMatchObject([docs]);
    expect(warnings).toEqual([]);
  });

  it("names the components in src/theme that are not taken over", () => {
    const { warnings } = translate({}, [], {
      "src/theme": ["Footer", "MDXComponents.js", "Root.tsx", "SearchBar.js"],
    });
    expect(warnings).toEqual([
      "`src/theme/Root` is not drawn around the pages.",
      "`src/theme` holds Footer, SearchBar; components of the theme among them are not replaced.",
    ]);
    expect(translate({}, [], { "src/theme": ["MDXComponents.js", "custom.scss"] }).warnings).toEqual([]);
  });

  it("says nothing where formats are told apart by the endings of files, as they are here", () => {
    const warningsOf = (format: string) => translate({ ...classic({}), markdown: { format } }).warnings;
    expect(warningsOf("detect")).toEqual([]);
    expect(warningsOf("md")).toEqual(["`markdown.format` is not carried over."]);
  });

  it("reads formulas and own kinds of admonitions", () => {
    function remarkMath() {}
    const { settings, warnings } = translate(
      classic({
        docs: {
          remarkPlugins: [remarkMath],
          rehypePlugins: ["rehype-katex"],
          admonitions: { keywords: ["Plan"] },
        },
        blog: { remarkPlugins: [remarkMath], admonitions: true },
      }),
    );
    expect(settings.markdown).toEqual({ math: true, admonitions: ["plan"] });
    expect(warnings).toEqual([
      "`presets[0][1].docs.remarkPlugins` reads formulas, which are shown as their source as long as katex is not installed.",
    ]);
  });

  it("reads for which package managers commands are shown, whether or not the plugin is installed", () => {
    const read = (...remarkPlugins: unknown[]) => translate(classic({ docs: { remarkPlugins } }));
    function plugin() {
      return (node: unknown) => isNpm2Yarn(node);
    }
    const isNpm2Yarn = Boolean;
    const name = "@docusaurus/remark-plugin-npm2yarn";
    expect(read(plugin).settings.markdown).toEqual({ npm2yarn: { converters: ["yarn", "pnpm", "bun"] } });
    expect(read([name, { sync: true }]).settings.markdown).toEqual({
      npm2yarn: { converters: ["yarn", "pnpm", "bun"], sync: true },
    });
    const own = read([name, { converters: ["pnpm", ["Turbo", () => ""]] }]);
    expect(own.settings.markdown).toEqual({ npm2yarn: { converters: ["pnpm"] } });
    expect([...read(plugin).warnings, ...own.warnings]).toEqual([
      "`presets[0][1].docs.remarkPlugins[0][1].converters[1]` is not carried over.",
    ]);
  });

  it("says which options of the sitemap are not read", () => {
    const sitemap = { lastmod: "date", filename: "map.xml", createSitemapItems: () => [] };
    expect(translate(classic({ sitemap })).warnings).toEqual([
      "`presets[0][1].sitemap.filename` is not carried over.",
      "`presets[0][1].sitemap.createSitemapItems` is not carried over.",
    ]);
  });

  it("turns the plugins of Google's services into settings", () => {
    const preset = classic({ gtag: { trackingID: ["G-1", "G-2"], anonymizeIP: true } });
    const { settings, warnings } = translate({
      ...preset,
      plugins: [["@docusaurus/plugin-google-tag-manager", { containerId: "GTM-1" }]],
    });
    expect(settings.integrations).toEqual({
      analytics: { id: "G-1", anonymizeIp: true },
      tagManager: { id: "GTM-1" },
    });
    expect(warnings).toEqual(["`presets[0][1].gtag.trackingID` names several ids; G-1 is taken."]);
  });

  it("carries the options of blogs over, and what pages leave out", () => {
    const { settings } = translate(
      classic({
        blog: {
          blogTitle: "News",
          blogDescription: "What is new",
          postsPerPage: "ALL",
          authorsMapPath: "../people.yml",
          feedOptions: { type: ["rss", "json"], copyright: "C", limit: 5 },
          exclude: ["scratch/**"],
        },
        pages: { exclude: ["parts/**"] },
      }),
    );
    const own = translate(
      classic({
        blog: { archiveBasePath: null, blogSidebarCount: 0, truncateMarker: /<!-- more -->/, tags: null },
      }),
    );
    expect(settings.blog).toEqual([
      {
        title: "News",
        description: "What is new",
        postsPerPage: "ALL",
        authors: "../people.yml",
        feeds: ["rss"],
        feedLimit: 5,
        copyright: "C",
        exclude: ["scratch/**"],
      },
    ]);
    expect(settings.pagesExclude).toEqual(["parts/**"]);
    expect(own.settings.blog).toEqual([
      { archiveBasePath: false, sidebarCount: 0, truncateMarker: "<!-- more -->", tags: false },
    ]);
    expect(own.warnings).toEqual([]);
    const none = translate(classic({ blog: { feedOptions: { type: null } } }));
    expect(none.settings.blog).toMatchObject([{ feeds: [] }]);
  });

  it("reads redirects", () => {
    const { settings, warnings, functions } = translate({
      plugins: [
        [
          "@docusaurus/plugin-client-redirects",
          {
            redirects: [{ from: ["/a", "/b"], to: "/c" }],
            createRedirects: () => [],
            fromExtensions: ["html", "php"],
            toExtensions: ["zip"],
          },
        ],
        () => ({ name: "inline" }),
        false,
        "docusaurus-plugin-sass",
        "docusaurus-plugin-image-zoom",
        "docusaurus-plugin-zooming",
        ["docusaurus-plugin-llms", { generateMarkdownFiles: true }],
        "@docusaurus/plugin-sitemap",
      ],
      themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
    });
    expect(settings.redirects).toEqual([{ from: ["/a", "/b"], to: "/c" }]);
    const olds = ["/", "/a", "/b.zip"].map((to) => functions.createRedirects.map((create) => create(to)));
    expect(olds).toEqual([
      [[], [], []],
      [[], ["/a.php"], []],
      [[], ["/b.zip.php"], ["/b"]],
    ]);
    expect(warnings).toEqual([
      "`plugins[1]` is the plugin an unnamed function, which is not carried over.",
      "`themes[1]` is the plugin live-codeblock, which is not carried over.",
    ]);
  });

  it("lets links lead nowhere where a plugin makes pages that are missing", () => {
    const broken = (plugins: unknown[], texts = {}) => {
      const { settings, hints } = translate({ plugins }, [], {}, texts);
      return [settings.problems?.brokenLinks, ...hints.map((hint) => hint?.split(".")[0])];
    };
    const missing = "Its pages are missing";
    const other = "Quire has no plugins; the manual says what stands in their place";
    function own() {
      return { contentLoaded: ({ actions }: { actions: { addRoute: () => void } }) => actions.addRoute() };
    }
    expect(broken([["docusaurus-plugin-openapi-docs", {}]])).toEqual(["warn", missing]);
    expect(broken([own])).toEqual(["warn", missing]);
    expect(broken(["./plugins/more"], { "plugins/more/index.js": ["addRoute"] })).toEqual(["warn", missing]);
    expect(broken(["./plugins/more", () => ({})])).toEqual(["throw", other, other]);
    expect(broken(["docusaurus-lunr-search"])).toEqual(["throw"]);
    expect(translate({ presets: [["redocusaurus", {}]] }).settings.problems).toMatchObject({
      brokenLinks: "warn",
    });
    expect(translate({ presets: ["redocusaurus"], onBrokenLinks: "ignore" }).settings.problems).toMatchObject(
      {
        brokenLinks: "ignore",
      },
    );
  });

  it("says what stands in the place of plugins that are the site's own, or known by a part of their name", () => {
    const { warnings, hints } = translate({
      plugins: [
        path.resolve("/site/plugins/tailwind/index.js"),
        function styles() {
          return { name: "styles", configurePostCss: (options: unknown) => options };
        },
      ],
      themes: ["@getcanary/docusaurus-theme-search-pagefind", "posthog-docusaurus"],
    });
    expect(warnings[0]).toBe(
      "`plugins[0]` is the plugin plugins/tailwind/index.js, which is not carried over.",
    );
    expect(hints).toEqual([
      expect.stringContaining("Make the style sheet beforehand"),
      expect.stringContaining("Make the style sheet beforehand"),
      "Search is built in.",
      "Put the tags of the service into headTags or scripts.",
    ]);
  });

  it("reads dark navbars, and those in the primary colour", () => {
    const styled = (style?: string) => translate({ themeConfig: { navbar: { style, items: [] } } });
    expect(styled("dark").settings.theme).toMatchObject({ navbar: { style: "dark" } });
    expect(styled("primary").settings.theme).toMatchObject({ navbar: { style: "primary" } });
    expect(styled().settings.theme?.navbar).not.toHaveProperty("style");
    expect([undefined, "dark", "primary"].flatMap((style) => styled(style).warnings)).toEqual([]);
  });

  it("turns scripts, style sheets, head tags and metadata into the head", () => {
    const { settings, warnings } = translate({
      headTags: [
        { tagName: "link", attributes: { rel: "icon", href: "/i.png" } },
        { tagName: "script", attributes: {}, innerHTML: "1" },
        { tagName: "noscript", attributes: {} },
      ],
      stylesheets: ["https://a.b/c.css", { href: "/d.css", media: "print" }],
      scripts: [{ src: "/e.js", async: true }, "/f.js"],
      clientModules: ["./src/g.css", "./src/h.js", "./src/i.scss"],
      themeConfig: { metadata: [{ name: "keywords", content: "a" }] },
    });
    expect(settings.head).toEqual([
      { tag: "meta", attributes: { name: "keywords", content: "a" } },
      { tag: "link", attributes: { rel: "icon", href: "/i.png" } },
      { tag: "script", attributes: {}, content: "1" },
      { tag: "link", attributes: { rel: "stylesheet", href: "https://a.b/c.css" } },
      { tag: "link", attributes: { rel: "stylesheet", href: "/d.css", media: "print" } },
      { tag: "script", attributes: { src: "/e.js", async: true } },
      { tag: "script", attributes: { src: "/f.js" } },
    ]);
    expect(settings.css).toEqual(["quire/theme/styles/docusaurus/index.css", "src/g.css", "src/i.scss"]);
    expect(warnings).toEqual([
      "`clientModules[1]` is not carried over.",
      "`headTags[2]` is a noscript tag, which is not carried over.",
    ]);
  });

  it("translates links, documents, sidebars and menus of the navbar", () => {
    const { settings, warnings } = navbar(
      { to: "docs/intro", label: "Docs", position: "left", activeBasePath: "docs" },
      { type: "doc", docId: "a/b", label: "B", docsPluginId: "api" },
      { type: "docSidebar", sidebarId: "tutorial", position: "left", label: "Tutorial" },
      { href: "https://github.com/a/b", className: "header-github-link", "aria-label": "GitHub" },
      {
        type: "dropdown",
        label: "More",
        items: [
          { to: "/x", label: "X" },
          { type: "doc", docId: "guides/set-up" },
          { type: "html", value: "<hr>" },
        ],
      },
      { type: "html", value: "<b>x</b>" },
      { type: "localeDropdown" },
      { type: "custom-thing", foo: 1 },
      { href: "https://chat.example.com", className: "chat-link", "aria-label": "Chat" },
    );
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "link", label: "Docs", to: "/docs/intro", position: "left" },
      { type: "doc", docId: "a/b", docs: "api", label: "B", position: "right" },
      { type: "sidebar", sidebarId: "tutorial", label: "Tutorial", position: "left" },
      {
        type: "link",
        label: "GitHub",
        href: "https://github.com/a/b",
        position: "right",
        icon: "github",
      },
      {
        type: "dropdown",
        label: "More",
        position: "right",
        items: [
          { label: "X", to: "/x" },
          { label: "Set up", docId: "guides/set-up" },
        ],
      },
      { type: "html", position: "right", value: "<b>x</b>" },
      {
        type: "link",
        label: "Chat",
        href: "https://chat.example.com",
        position: "right",
        icon: "class",
        className: "chat-link",
      },
    ]);
    expect(warnings).toEqual([
      '`themeConfig.navbar.items[7].type` is "custom-thing", a kind of item that is not carried over.',
    ]);
  });

  it("takes the version beside the menu of versions for a link", () => {
    const { settings, warnings } = navbar(
      { type: "docsVersionDropdown" },
      { type: "docsVersion", docsPluginId: "api", label: "API", position: "left" },
      { type: "docsVersion", to: "/downloads", label: "All" },
    );
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "versions", position: "right" },
      { type: "version", docs: "api", label: "API", position: "left" },
      { type: "link", to: "/downloads", label: "All", position: "right" },
    ]);
    expect(warnings).toEqual([]);
  });

  it("leaves out what a list of the footer's columns says nothing of, and keeps headings without links", () => {
    const column = { title: "More", items: [{ label: "Code", href: "https://code.dev" }] };
    const footer = { links: [{}, column, { title: "Soon" }, { items: [] }] };
    const { settings, warnings } = translate({ themeConfig: { footer } });
    expect(settings.theme?.footer?.links).toEqual([column, { title: "Soon", items: [] }]);
    expect(warnings).toEqual([]);
  });

  it("warns of no setting that asks for what is done anyway", () => {
    const without = { showLastUpdateTime: false, showLastUpdateAuthor: false };
    const pages = { ...without, routeBasePath: "" };
    expect(translate(classic({ blog: without, pages })).warnings).toEqual([]);
    const shown = { showLastUpdateTime: true };
    expect(translate(classic({ blog: shown, pages: { ...shown, routeBasePath: "/p" } })).warnings).toEqual([
      "`presets[0][1].blog.showLastUpdateTime` is not carried over.",
      "`presets[0][1].pages.routeBasePath` is not carried over.",
      "`presets[0][1].pages.showLastUpdateTime` is not carried over.",
    ]);
  });

  it("keeps HTML of the footer, and takes a link of words in it for one like any other", () => {
    const badge = '<a href="https://host.example"><img src="https://host.example/badge.svg"></a>';
    const items = [{ html: badge }, { html: '<a href="/terms">Terms</a>' }, { html: "<hr>" }];
    const { settings, warnings } = translate({
      themeConfig: { footer: { links: [{ title: "More", items }] } },
    });
    const kept = [{ html: badge }, { label: "Terms", href: "/terms" }, { html: "<hr>" }];
    expect(settings.theme?.footer?.links).toEqual([{ title: "More", items: kept }]);
    const flat = translate({ themeConfig: { footer: { links: items } } });
    expect(flat.settings.theme?.footer?.links).toEqual(kept);
    expect([...warnings, ...flat.warnings]).toEqual([]);
  });

  it("reads copies of older versions out of the version menu", () => {
    const { settings, warnings } = navbar({
      type: "docsVersionDropdown",
      position: "left",
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        { type: "html", value: '<hr class="dropdown-separator" style="margin: 0.4rem;">' },
        { type: "html", value: '<div class="dropdown-archived-versions"><b>Archived versions</b></div>' },
        {
          type: "html",
          value: `<a class='dropdown__link' href='https://old.dev/docs'> 0.9 <svg><path d="m"/></svg></a>`,
        },
        { href: "https://older.dev", label: "0.8" },
        { to: "/versions", label: "All" },
      ],
    });
    expect(settings.theme?.navbar?.items?.[0]).toEqual({
      type: "versions",
      position: "left",
      external: [
        { label: "0.9", href: "https://old.dev/docs" },
        { label: "0.8", href: "https://older.dev" },
        { label: "All", href: "/versions" },
      ],
      externalHeading: "Archived versions",
    });
    expect(warnings).toEqual([]);
    const dropdownItemsBefore = [{ to: "/versions", label: "All" }];
    const plain = navbar({ type: "docsVersionDropdown", dropdownItemsBefore });
    expect(plain.settings.theme?.navbar?.items?.[0]).toMatchObject({ externalHeading: "" });
  });

  it("maps what broken links do", () => {
    const { settings, warnings } = translate({
      onBrokenLinks: "log",
      onBrokenAnchors: "ignore",
      onDuplicateRoutes: "throw",
      onBrokenMarkdownLinks: "throw",
    });
    expect(settings.problems).toMatchObject({
      brokenLinks: "warn",
      brokenAnchors: "ignore",
      duplicateRoutes: "throw",
    });
    expect(warnings).toEqual([
      "`onBrokenMarkdownLinks` is stricter than onBrokenLinks (warn), which is used for all links.",
    ]);
  });

  it("builds the default language and says that others are not", () => {
    const { settings, warnings } = translate({
      i18n: {
        defaultLocale: "ar",
        locales: ["ar", "fr"],
        localeConfigs: { ar: { label: "A" }, fr: { label: "F" } },
      },
    });
    expect(settings.locale).toEqual({ code: "ar", label: "A", direction: "rtl", htmlLang: "ar" });
    expect(warnings).toEqual(["`i18n.locales` names further languages (fr), which are not built."]);
  });

  it("takes an underscore in the name of a language for a hyphen where a tag is needed", () => {
    const { settings } = translate({ i18n: { defaultLocale: "pt_BR" } });
    expect(settings.locale).toEqual({ code: "pt_BR", label: "Português (Brasil)", htmlLang: "pt-BR" });
    expect(translate({ i18n: { defaultLocale: "ar_EG" } }).settings.locale).toMatchObject({
      direction: "rtl",
    });
  });

  it("takes the texts of the default language in the place of those that settings and components name", () => {
    const theme = "i18n/es/docusaurus-theme-classic";
    const docs = "i18n/es/docusaurus-plugin-content-docs";
    const config = {
      ...classic({}),
      themeConfig: {
        navbar: {
          title: "Elms",
          logo: { src: "a.svg", alt: "Elm" },
          items: [
            { label: "Guide", to: "/guide" },
            { label: "More", items: [{ label: "Guide", to: "/x" }] },
          ],
        },
        footer: { copyright: "Us", links: [{ title: "Read", items: [{ label: "Guide", to: "/guide" }] }] },
      },
    };
    const { settings, warnings } = translate(
      { ...config, i18n: { defaultLocale: "es" } },
      ["blog"],
      { [docs]: ["current.json", "version-1.0.json"] },
      {
        [`${theme}/navbar.json`]: {
          title: { message: "Olmos" },
          "logo.alt": { message: "Olmo" },
          "item.label.Guide": { message: "Guía", description: "A link" },
          "item.label.More": { message: "Más" },
        },
        [`${theme}/footer.json`]: {
          copyright: { message: "Nosotros" },
          "link.title.Read": { message: "Leer" },
          "link.item.label.Guide": { message: "La guía" },
        },
        [`${docs}/version-1.0.json`]: { "version.label": { message: "Uno" } },
        "i18n/es/docusaurus-plugin-content-blog/options.json": { "sidebar.title": { message: "Últimas" } },
        "i18n/es/code.json": {
          "home.title": { message: "Inicio" },
          "theme.common.editThisPage": { message: "Editar" },
          broken: 3,
        },
      },
    );
    expect(warnings).toEqual([]);
    expect(settings).toMatchObject({
      theme: {
        navbar: {
          title: "Olmos",
          logo: { alt: "Olmo" },
          items: [{ label: "Guía" }, { label: "Más", items: [{ label: "Guía" }] }],
        },
        footer: { copyright: "Nosotros", links: [{ title: "Leer", items: [{ label: "La guía" }] }] },
      },
      docs: [{ messages: { current: {}, "1.0": { "version.label": "Uno" } } }],
      blog: [{ sidebarTitle: "Últimas" }],
      siteConfig: { themeConfig: { navbar: { title: "Olmos" } } },
    });
    expect(settings.locale?.messages).toEqual({ "home.title": "Inicio" });
    const off = { defaultLocale: "es", localeConfigs: { es: { translate: false } } };
    expect(
      translate({ i18n: off }, [], {}, { "i18n/es/code.json": { a: { message: "b" } } }).settings.locale,
    ).toEqual({ code: "es", label: "Español", htmlLang: "es" });
  });

  it("says of documents of the default language that they are not read", () => {
    const lists = { "i18n/es": ["code.json", "pages"], "i18n/es/pages": ["a.json", "current"] };
    const { warnings } = translate({ i18n: { defaultLocale: "es" } }, [], lists);
    expect(warnings).toEqual([
      "`i18n.defaultLocale` has documents of its own in its folder of texts (pages/current), which are not read.",
    ]);
  });

  it("keeps functions apart, to be called for each page", () => {
    const createRedirects = (path: string) => `/old${path}`;
    const editUrl = ({ docPath }: { docPath?: string }) => `https://a.example/${docPath}`;
    const { functions, warnings } = translate({
      ...classic({ docs: { editUrl }, blog: { id: "news", editUrl } }),
      plugins: [["@docusaurus/plugin-client-redirects", { createRedirects }]],
    });
    expect([...functions.editUrls.keys()]).toEqual(["docs default", "blog news"]);
    expect(functions.createRedirects).toEqual([createRedirects]);
    expect(warnings).toEqual([]);
  });

  it.each(["zoom", "imageZoom", "zooming"])("says that readers enlarge pictures, for what %s sets", (key) => {
    expect(translate({ themeConfig: { [key]: {} } }).hints).toEqual([
      "Readers enlarge pictures with a click.",
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
      "markdown.parseFrontMatter",
      "markdown.preprocessor",
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

describe("loadConfig of a Docusaurus site", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "quire-docusaurus-"));
    for (const folder of ["docs", "blog", "src/pages"])
      mkdirSync(path.join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("reads a version 2 file in CommonJS whose packages are not installed", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `// @ts-check
const lightCodeTheme = require('prism-react-renderer/themes/github');
const darkCodeTheme = require('prism-react-renderer/themes/dracula');
const math = require('remark-math');
const isCi = process.env.NEVER_SET_HERE === 'true';

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Pipelines', tagline: 'Move data', favicon: 'img/favicon.ico',
  url: 'https://pipelines.example.com', baseUrl: '/manual/',
  organizationName: 'acme', projectName: 'pipelines',
  onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      require.resolve('@docusaurus/preset-classic'),
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({
        docs: {
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: 'https://github.com/acme/pipelines/tree/main/',
          remarkPlugins: [math],
        },
        blog: { showReadingTime: true },
        theme: { customCss: [require.resolve('./src/css/custom.css')] },
      }),
    ],
  ],
  plugins: [isCi && 'plugin-for-ci', [require.resolve('@docusaurus/plugin-client-redirects'), { redirects: [] }]],
  themeConfig:
    /** @type {import('@docusaurus/preset-classic').ThemeConfig} */
    ({
      navbar: {
        title: 'Pipelines',
        logo: { alt: 'Logo', src: 'img/logo.svg', width: '32px' },
        items: [{ type: 'doc', docId: 'intro', position: 'left', label: 'Tutorial' }],
      },
      footer: {
        style: 'dark',
        links: [{ title: 'Docs', items: [{ label: 'Tutorial', to: '/docs/intro' }] }],
        copyright: \`Copyright © \${new Date(0).getFullYear()} Acme\`,
      },
      prism: { theme: lightCodeTheme, darkTheme: darkCodeTheme, additionalLanguages: ['java'] },
    }),
};
module.exports = config;
`,
    );
    for (const file of ["sidebars.js", "src/css/custom.css"]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), "");
    }
    const { config, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      title: "Pipelines",
      baseUrl: "/manual/",
      favicon: "img/favicon.ico",
      siteConfig: {
        organizationName: "acme",
        projectName: "pipelines",
        themeConfig: { navbar: { items: [{ type: "doc", docId: "intro" }] } },
      },
      docs: [{ id: "default", path: "docs", sidebarPath: "sidebars.js" }],
      blog: [{ id: "default", path: "blog" }],
      pages: "src/pages",
      css: ["quire/theme/styles/docusaurus/index.css", "src/css/custom.css"],
      theme: {
        navbar: {
          logo: { src: "img/logo.svg", width: 32 },
          items: [{ type: "doc", docId: "intro", docs: "default" }],
        },
        footer: { style: "dark", links: [{ title: "Docs" }], copyright: "Copyright © 1970 Acme" },
      },
    });
    expect(problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
      "22 `presets[0][1].docs.remarkPlugins` reads formulas, which are shown as their source as long as katex is not installed.",
    ]);
    expect(problems[0]).toMatchObject({ file: "docusaurus.config.js", code: "docusaurus-setting" });
  });

  it("says what a package that is not installed would have given", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { load } = require("tables-of-yaml/load");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  customFields: { team: load("team.yml").map((one) => one.name), year: 1970 },
  themeConfig: { navbar: { items: [load("item.yml")] } },
};
`,
    );
    const { config, problems } = await loadConfig(root);
    expect(config.customFields).toEqual({ year: 1970 });
    expect(problems).toMatchObject([
      {
        message: "`customFields.team` is taken from tables-of-yaml/load, which is not installed.",
        hint: "Install tables-of-yaml.",
        line: 5,
      },
      {
        message:
          "`themeConfig.navbar.items[0]` is taken from tables-of-yaml/load, which is not installed, and not an object.",
        line: 6,
      },
    ]);
  });

  it("takes lists that such a package would have given for left out", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { shown, hidden, files } = require("versions-to-show");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  staticDirectories: files,
  presets: [["classic", { docs: { onlyIncludeVersions: shown(), exclude: hidden } }]],
};
`,
    );
    const { config, problems } = await loadConfig(root);
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
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { files } = require("@trees/shared/files");
module.exports = { title: "T", url: "https://t.example.com", staticDirectories: ["static", ...files] };
`,
    );
    for (let time = 0; time < 2; time++) {
      const { config, problems } = await loadConfig(root);
      expect(config.staticDirs).toEqual(["static"]);
      expect(problems).toMatchObject([
        {
          message:
            "The configuration takes entries of lists from @trees/shared/files, which is not installed, and is read without them.",
          hint: "Install @trees/shared.",
        },
      ]);
    }
  });

  it("says where plugins stand in a list that is filtered", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `export default {
  title: 'T',
  url: 'https://t.example.com',
  plugins: [
    process.env.NEVER_SET_HERE && 'plugin-of-ci',
    'plugin-one',
    ['plugin-two', { a: 1 }],
    () => ({ name: 'own' }),
  ].filter(Boolean),
};
`,
    );
    const { problems } = await loadConfig(root);
    expect(problems.map(({ line, message }) => [line, /plugin (.*?),/.exec(message)?.[1]])).toEqual([
      [6, "plugin-one"],
      [7, "plugin-two"],
      [4, "an unnamed function"],
    ]);
  });

  it("reads a version 3 file in TypeScript", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.ts"),
      `import { themes as prismThemes } from 'prism-react-renderer';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import remarkMath from 'remark-math';

const config: Config = {
  title: 'Flows',
  future: { v4: true },
  url: 'https://flows.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn' } },
  themes: ['@docusaurus/theme-mermaid', ['@easyops-cn/docusaurus-search-local', { hashed: true }]],
  plugins: [['content-docs', { id: 'api', path: 'docs', routeBasePath: 'api', sidebarPath: require.resolve('./sidebarsApi') }]],
  presets: [['classic', {
    docs: { sidebarPath: './sidebars.ts', routeBasePath: '/', remarkPlugins: [remarkMath] },
    blog: false,
    theme: { customCss: './src/css/custom.css' },
  } satisfies Preset.Options]],
  themeConfig: {
    image: 'img/card.jpg',
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Guide' },
        { type: 'docsVersionDropdown' },
      ],
    },
    prism: { theme: prismThemes.github },
  } satisfies Preset.ThemeConfig,
};
export default async (): Promise<Config> => config;
`,
    );
    writeFileSync(path.join(root, "sidebarsApi.ts"), "");
    const { config, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      title: "Flows",
      docs: [
        { sidebarPath: "sidebars.ts", routeBasePath: "/" },
        { id: "api", sidebarPath: "sidebarsApi.ts" },
      ],
      blog: [],
      css: ["quire/theme/styles/docusaurus/index.css", "src/css/custom.css"],
      problems: { brokenLinks: "warn" },
      theme: {
        image: "img/card.jpg",
        colorMode: { respectPrefersColorScheme: true },
        navbar: { items: [{ type: "sidebar", sidebarId: "main" }, { type: "versions" }] },
      },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "`presets[0][1].docs.remarkPlugins` reads formulas, which are shown as their source as long as katex is not installed.",
    ]);
  });
});
