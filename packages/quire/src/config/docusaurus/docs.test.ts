import path from "node:path";
import { describe, expect, it } from "vitest";
import { classic, translate } from "./fixtures/translate.ts";

describe("translateDocs", () => {
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
    expect(warnings).toEqual(["`presets[0][1].docs.versions.current.className` is ignored."]);
  });

  it("keeps functions, and names Markdown plugins that cannot be read", () => {
    function remarkToc() {}
    function remarkGfm() {}
    const { functions, warnings } = translate(
      classic({
        docs: {
          editUrl: () => "",
          numberPrefixParser: (filename: string) => ({ filename }),
          remarkPlugins: [remarkToc, [remarkToc, {}], "remark-x", [remarkGfm, {}], "remark-emoji"],
          docItemComponent: "@theme/ApiItem",
          docRootComponent: "@theme/DocRoot",
        },
        blog: { rehypePlugins: [[remarkToc, {}]] },
      }),
    );
    const standIn = Object.assign(() => "", { [Symbol.for("quire.missing-package")]: "edit-urls" });
    const missing = translate(classic({ docs: { editUrl: standIn } }));
    expect(missing.functions.docs.get("default")?.editUrl).toBeUndefined();
    expect(missing.warnings).toEqual([expect.stringContaining("edit-urls, which is not installed")]);
    expect(functions.docs.get("default")).toMatchObject({
      editUrl: expect.any(Function),
      numberPrefix: expect.any(Function),
    });
    expect(warnings).toEqual([
      "`presets[0][1].docs.remarkPlugins` is ignored (remarkToc, remarkToc, remark-x).",
      "`presets[0][1].docs.docItemComponent` is ignored.",
      "`presets[0][1].blog.rehypePlugins` is ignored (remarkToc).",
    ]);
  });

  it("takes the patterns of documents over", () => {
    const docs = { include: ["{api,faq}/**/*.{md,mdx}", "[A-Z]*.md", "!api/old/**"] };
    const { settings, warnings } = translate(classic({ docs }));
    expect(settings.docs).toMatchObject([docs]);
    expect(warnings).toEqual([]);
  });

  it("says that admonitions start with colons", () => {
    const { warnings } = translate(classic({ docs: { admonitions: { tag: "+++" } } }));
    expect(warnings).toEqual(["`presets[0][1].docs.admonitions.tag` is ignored."]);
    expect(translate(classic({ docs: { admonitions: { tag: ":::" } } })).warnings).toEqual([]);
  });

  it("reads formulas and own kinds of admonitions", () => {
    function remarkMath() {}
    const { settings, warnings } = translate(
      classic({
        docs: {
          remarkPlugins: [remarkMath],
          rehypePlugins: [
            [
              "rehype-katex",
              { strict: false, globalGroup: true, macros: { "\\N": "\\mathbb{N}", "\\f": () => "" } },
            ],
          ],
          admonitions: {
            keywords: ["Plan"],
            customTypes: { legal: { keyword: "law", svg: "<svg/>" }, idea: { emoji: "💡" } },
          },
        },
        blog: { remarkPlugins: [remarkMath], admonitions: true },
      }),
    );
    expect(settings.markdown).toMatchObject({
      math: true,
      mathMacros: { "\\N": "\\mathbb{N}" },
      mathDefinitions: "document",
      admonitions: ["plan", "law", "idea"],
    });
    expect(warnings).toEqual([
      "`presets[0][1].docs.remarkPlugins` reads formulas, but they are shown as source because `katex` is not installed.",
    ]);
  });

  it("reads that dollars are no formulas unless they are doubled, for all documents of the site", () => {
    const mathOf = (docs: unknown[], blog: unknown[] = []) =>
      translate(classic({ docs: { remarkPlugins: docs }, blog: { remarkPlugins: blog } })).settings.markdown
        ?.math;
    const doubled = ["remark-math", { singleDollarTextMath: false }];
    expect(mathOf([doubled])).toBe("$$");
    expect(mathOf([doubled], [doubled])).toBe("$$");
    expect(mathOf([doubled], ["remark-math"])).toBe(true);
    expect(mathOf(["remark-math"], [doubled])).toBe(true);
    expect(mathOf([])).toBe(false);
  });

  it("reads that code blocks name files, and from which folder", () => {
    const rootOf = (...remarkPlugins: unknown[]) => {
      const { functions, warnings } = translate(classic({ docs: { remarkPlugins } }));
      expect(warnings).toEqual([]);
      return functions.codeRoot;
    };
    expect(rootOf()).toBeUndefined();
    expect(rootOf("remark-code-import")).toBe(path.resolve("/site"));
    expect(rootOf([function codeImport() {}, { rootDir: path.resolve("/code") }])).toBe(
      path.resolve("/code"),
    );
  });

  it("reads the commands for formulas of MathJax", () => {
    const macros = { N: "\\mathbb{N}", b: ["\\mathbf{#1}", 1], opt: ["#1", 1, "x"] };
    for (const plugin of ["rehype-mathjax", "rehype-mathjax/chtml", function rehypeMathJaxSvg() {}]) {
      const docs = { remarkPlugins: ["remark-math"], rehypePlugins: [[plugin, { tex: { macros } }]] };
      const { settings, warnings } = translate(classic({ docs }));
      expect(settings.markdown?.mathMacros).toEqual({ "\\N": "\\mathbb{N}", "\\b": "\\mathbf{#1}" });
      expect(settings.markdown?.mathDefinitions).toBe("document");
      expect(warnings).toEqual([expect.stringContaining("reads formulas")]);
    }
  });

  it("reads for which package managers commands are shown, whether or not the plugin is installed", () => {
    const read = (...remarkPlugins: unknown[]) => translate(classic({ docs: { remarkPlugins } }));
    function plugin() {
      return (node: unknown) => isNpm2Yarn(node);
    }
    const isNpm2Yarn = Boolean;
    const name = "@docusaurus/remark-plugin-npm2yarn";
    const converters = ["yarn", "pnpm", "bun"];
    expect(read(plugin).settings.markdown?.npm2yarn).toEqual({ converters });
    expect(read([name, { sync: true }]).settings.markdown?.npm2yarn).toEqual({ converters, sync: true });
    const own = read([name, { converters: ["pnpm", ["yarn", () => ""], ["Turbo", () => ""]] }]);
    expect(own.settings.markdown?.npm2yarn).toEqual({ converters: ["pnpm", "yarn"] });
    expect([...read(plugin).warnings, ...own.warnings]).toEqual([
      "`presets[0][1].docs.remarkPlugins[0][1].converters[2]` is ignored.",
    ]);
  });
});
