import path from "node:path";
import { describe, expect, it } from "vitest";
import { classic, translate } from "./fixtures/translate.ts";

describe("presets and plugins", () => {
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
    const none = translate({ presets: [[name, { pages: false }]] });
    expect(none.settings).toMatchObject({ docs: [{}], blog: [{}], pages: false });
    expect([...warnings, ...none.warnings]).toEqual([]);
  });

  it("reads presets that wrap the classic one, and warns of others", () => {
    const { settings, warnings } = translate({
      presets: [
        ["docusaurus-preset-openapi", { api: {}, docs: { path: "guides" } }],
        ["redocusaurus", { specs: [] }],
        [path.resolve("/site/presets/own/index.js"), {}],
      ],
    });
    expect(settings).toMatchObject({ docs: [{ path: "guides" }], blog: [{}], pages: "src/pages" });
    expect(warnings).toEqual([
      "`presets[0]` is the preset docusaurus-preset-openapi, which is ignored.",
      "`presets[0][1].api` is ignored.",
      "`presets[1]` is the preset redocusaurus, which is ignored.",
      "`presets[2]` is the preset presets/own/index.js, which is ignored.",
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

  it("says which options of the sitemap are not read", () => {
    const sitemap = {
      lastmod: "date",
      ignorePatterns: ["/b/tags/**", "**/old"],
      filename: "map.xml",
      createSitemapItems: () => [],
    };
    const { settings, warnings, functions } = translate({ baseUrl: "/b/", ...classic({ sitemap }) });
    expect(settings.sitemapExclude).toEqual(["/tags/**", "**/old"]);
    expect(functions.sitemapItems).toBe(sitemap.createSitemapItems);
    expect(translate({ plugins: [["sitemap", sitemap]] }).settings.sitemapExclude).toHaveLength(2);
    expect(warnings).toEqual(["`presets[0][1].sitemap.filename` is ignored."]);
  });

  it("needs nothing of what only builds faster or is gone, and names functions as they are written", () => {
    const own = Object.defineProperty(() => ({}), "name", { value: "attacher$1" });
    const { warnings } = translate({
      plugins: ["rsdoctor", "@docusaurus/faster", own],
      ...classic({ googleAnalytics: { trackingID: "UA-1" } }),
    });
    expect(warnings).toEqual([
      "`presets[0][1].googleAnalytics` is ignored.",
      "`plugins[2]` is the plugin attacher, which is ignored.",
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
    expect(warnings).toEqual(["`presets[0][1].gtag.trackingID` has several ids; G-1 is used."]);
  });

  it("reads redirects", () => {
    const { settings, warnings, functions } = translate({
      plugins: [
        [
          "@docusaurus/plugin-client-redirects",
          {
            redirects: [{ from: ["/a", "/b"], to: "/c" }],
            createRedirects: () => [],
            fromExtensions: ["html", "md", "php"],
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
      "`plugins[1]` is an unnamed function, which is ignored.",
      "`themes[1]` is the plugin live-codeblock, which is ignored.",
    ]);
  });

  it("lets links lead nowhere where a plugin makes pages that are missing", () => {
    const broken = (plugins: unknown[], texts = {}) => {
      const { settings, hints } = translate({ plugins }, [], {}, texts);
      return [settings.problems?.brokenLinks, ...hints.map((hint) => hint?.split(".")[0])];
    };
    const missing = "Its pages are missing";
    const other = "Quire has no plugins";
    function own() {
      return { contentLoaded: ({ actions }: { actions: { addRoute: () => void } }) => actions.addRoute() };
    }
    expect(broken([["docusaurus-plugin-swagger", {}]])).toEqual(["warn", missing]);
    const written = "Documents that it has written are read, and links to missing ones are only warnings";
    expect(broken([["docusaurus-plugin-openapi-docs", {}]])).toEqual(["warn", written]);
    expect(broken(["docusaurus-plugin-typedoc"])).toEqual(["warn", written]);
    expect(broken(["docusaurus-plugin-typedoc-api"])).toEqual(["warn", missing]);
    const clientRedirects = (...given: unknown[]) => given;
    const wrapped = (context: unknown) => clientRedirects(context, { redirects: [] });
    expect(broken([wrapped])).toEqual(["throw", "Its redirects are missing"]);
    // The bundler names the result of `require` like this.
    const require_plugin_client_redirects = () => ({ default: clientRedirects });
    const required = (context: unknown) => require_plugin_client_redirects().default(context, {});
    expect(broken([required])).toEqual(["throw", "Its redirects are missing"]);
    expect(broken([own])).toEqual(["warn", missing]);
    expect(broken(["./plugins/more"], { "plugins/more/index.js": ["addRoute"] })).toEqual(["warn", missing]);
    const wrapper = ["require('@docusaurus/plugin-content-blog')"];
    expect(broken(["./plugins/log"], { "plugins/log.js": wrapper })).toEqual(["warn", missing]);
    expect(broken(["./plugins/more", () => ({})])).toEqual(["throw", other, other]);
    expect(broken(["./plugins/zoom-levels"], { "plugins/zoom-levels.js": ["addRoute"] })).toEqual([
      "warn",
      missing,
    ]);
    expect(broken(["./plugins/llms-list"])).toEqual(["throw", other]);
    expect(broken(["docusaurus-lunr-search"])).toEqual(["throw"]);
    const preset = (name: string, more = {}) =>
      translate({ presets: [[name, {}]], ...more }).settings.problems?.brokenLinks;
    expect(preset("redocusaurus")).toBe("warn");
    expect(translate({ presets: ["redocusaurus"] }).hints[0]).toContain(missing);
    expect(preset("redocusaurus", { onBrokenLinks: "ignore" })).toBe("ignore");
  });

  it("lets links lead nowhere where a second folder of pages is not read", () => {
    const plugins = [["@docusaurus/plugin-content-pages", { id: "more", path: "./more" }]];
    const { settings, warnings } = translate({ ...classic({}), plugins }, ["src/pages", "more"]);
    expect(settings).toMatchObject({ pages: "src/pages", problems: { brokenLinks: "warn" } });
    expect(warnings).toEqual(["`plugins[0][1].path` is a second pages folder, which is not read."]);
  });

  it("lets links lead nowhere where a Markdown plugin would change them", () => {
    const translated = (plugin: unknown) =>
      translate(classic({ docs: { beforeDefaultRemarkPlugins: [plugin] } }));
    const versioned = () => (tree: { url: string }) => {
      tree.url = tree.url.replace("$docs$", "/docs");
    };
    for (const plugin of [versioned, [versioned, {}]]) {
      const { settings, hints } = translated(plugin);
      expect(settings.problems?.brokenLinks).toBe("warn");
      expect(hints[0]).toContain("broken links are only warnings");
    }
    const other = () => (tree: { url: string }) => tree.url === "/docs";
    expect(translated(other).settings.problems?.brokenLinks).toBe("throw");
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
    expect(warnings[0]).toBe("`plugins[0]` is the plugin plugins/tailwind/index.js, which is ignored.");
    expect(hints).toEqual([
      expect.stringContaining("Generate the style sheet beforehand"),
      "Install the packages that it adds to PostCSS.",
      "Search is built in.",
      "Put the tags of the service in `headTags` or `scripts`.",
    ]);
  });

  it("says what is used of a plugin of the site's own, and nothing of one that is run as a whole", () => {
    const warned = (code: string, runsPostcss = true, name = "a") => {
      const texts = { [name]: [code] };
      const { warnings, hints } = translate({ plugins: [`./${name}`] }, [], {}, texts, runsPostcss);
      return warnings.length === 0 ? undefined : hints[0];
    };
    expect(warned("configurePostCss")).toBeUndefined();
    expect(warned("configurePostCss, loadContent")).toBe(
      "Quire uses only the PostCSS plugins of `configurePostCss`.",
    );
    for (const name of ["a", "tailwind"])
      expect(warned("configurePostCss, loadContent", false, name)).toBe(
        "Install the packages that it adds to PostCSS.",
      );
    expect(warned("setGlobalData, injectHtmlTags")).toBe(
      "Quire uses only the data that it passes to `setGlobalData` and the head tags and scripts of `injectHtmlTags`.",
    );
    for (const code of ["resolve: { alias }", "new DefinePlugin()"])
      expect(warned(code)).toBe("Only file aliases and constants in its webpack configuration are read.");
    expect(warned("new ProvidePlugin()")).toBe("Import what `ProvidePlugin` provides where it is used.");
    expect(warned("addRoute")).toContain("Its pages are missing");
  });

  it("knows packages by their names, and plugins of the site by what they do", () => {
    const brokenLinks = (name: string) =>
      translate({ plugins: [name] }, [], {}, {}).settings.problems?.brokenLinks;
    const installed = "/site/node_modules/docusaurus-plugin-openapi/index.js";
    expect([installed, "docusaurus-plugin-openapi"].map(brokenLinks)).toEqual(["warn", "warn"]);
    expect(["./plugins/openapi.js", "C:\\site\\openapi.js"].map(brokenLinks)).toEqual(["throw", "throw"]);
    const mark = Symbol.for("quire.missing-package");
    const absent = Object.assign(() => undefined, { [mark]: "@docusaurus/plugin-pwa" });
    expect(translate({ plugins: [{ name: "no function" }, absent] }).warnings).toEqual([
      "`plugins[0]` is an object, which is ignored.",
      "`plugins[1]` is the plugin pwa, which is ignored.",
    ]);
  });

  it("reads style sheets, and says which are missing", () => {
    const { settings, warnings } = translate(classic({ theme: { customCss: ["./a.css", "b.css"] } }), [
      "a.css",
    ]);
    expect(settings.css?.slice(1)).toEqual(["a.css"]);
    expect(warnings).toEqual(["`presets[0][1].theme.customCss` names b.css, which does not exist."]);
  });

  it("keeps functions apart, to be called for each page", () => {
    const createRedirects = (path: string) => `/old${path}`;
    const editUrl = ({ docPath }: { docPath?: string }) => `https://a.example/${docPath}`;
    const { functions, warnings } = translate({
      ...classic({ docs: { editUrl }, blog: { id: "news", editUrl } }),
      plugins: [["@docusaurus/plugin-client-redirects", { createRedirects }]],
    });
    expect(functions.docs.get("default")).toMatchObject({ editUrl });
    expect(functions.blogs.get("news")).toMatchObject({ editUrl });
    expect(functions.createRedirects).toEqual([createRedirects]);
    expect(warnings).toEqual([]);
  });

  it("calls `createRedirects` with the paths that the site has in Docusaurus", () => {
    const createRedirects = (path: string) => `/old${path}`;
    const { functions } = translate({
      trailingSlash: true,
      plugins: [["@docusaurus/plugin-client-redirects", { createRedirects }]],
    });
    expect(["/", "/a"].map((path) => functions.createRedirects[0]!(path))).toEqual(["/old/", "/old/a/"]);
  });
});
