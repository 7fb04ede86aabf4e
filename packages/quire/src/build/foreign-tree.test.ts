import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import type { Problem } from "../base/problem.ts";

/** A small tree written for Docusaurus, under a base path. */
const files: Record<string, string | Uint8Array> = {
  "docusaurus.config.js": `module.exports = {
  title: "Elm", url: "https://elm.example", baseUrl: "/base/", favicon: "/base/img/cone.svg", onBrokenLinks: "throw",
  presets: [["classic", { docs: { include: ["**/*.mdx", "*.md"], editUrl: ({ permalink }) => "https://git.example" + permalink }, theme: { customCss: "src/code.css" }, blog: { archiveBasePath: null, blogSidebarCount: 0, truncateMarker: /<!--\\s*more\\s*-->/ } }]],
  themeConfig: {
    navbar: { title: "Elms", items: [
      { href: "/base/blog/rss.xml", label: "Feed" },
      { to: "pathname:///app/", label: "App" },
      { href: "/sitemap.xml", label: "Map" },
    ] },
    footer: { logo: { src: "/base/img/cone.svg" }, links: [{ href: "pathname:///base/old.php?a=1", label: "Old" }, { to: "/base/docs", label: "Guide" }] },
  },
};`,
  "docs/index.md": `---
image: ./leaf.svg
---

# Elm

[robots](/robots.txt), [for programs](/base/llms.txt), [all](pathname:///llms-full.txt)
`,
  "docs/leaf.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "docs/other.md": "---\nimage: img/card.svg\n---\n\n# Other\n",
  "docs/parts/README.md": "# Not of the site\n",
  "static/img/card.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "blog/2024-01-01-first.md": "# First\n\nText.\n\n<!-- more -->\n\nThe rest.\n",
  "blog/old/2023-01-01-zero.md": "# Zero\n\nThen came [the first](2024-01-01-first.md).\n",
  "src/ring.jsx": "export const Ring = () => <b>ring</b>;",
  "docs/parts/contents.mdx": `import TOCInline from "@theme/TOCInline";

export const year = 1988;

<head>
  <style>{".fir { color: blue }"}</style>
</head>

<TOCInline toc={toc} />

:::tip [What](../other.md) is *old*
Elms of {year}.
:::

## Since {year}
`,
  "docs/parts/places.mdx": `import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";

<Link id="bole">The bole</Link>

<Heading as="h2" id="crown">The crown</Heading>

<Admonition type="note" id="root">Roots.</Admonition>

[bole](#bole) [crown](#crown) [root](#root)
`,
  "docs/parts/theme.mdx": `import Where from "@site/src/where.jsx";

<Where />
`,
  "docs/parts/classic.mdx": `import CodeBlock from "@docusaurus/theme-classic/lib/theme/CodeBlock";
import Crown from "@site/src/crown.jsx";

<CodeBlock language="js">const bark = 1;</CodeBlock>

<Crown />
`,
  "src/crown.jsx": `import Heading from "@docusaurus/theme-classic/lib/theme/Heading/index";
export default () => <Heading as="h3" id="top">The top</Heading>;
`,
  "src/where.jsx": `import { DEFAULT_PLUGIN_ID } from "@docusaurus/constants";
import useRouteContext from "@docusaurus/useRouteContext";
import ExternalLink from "@theme/Icon/ExternalLink";
import Logo from "@theme/Logo";
import TOC from "@theme/TOC";
const toc = [{ value: "<b>Roots</b>", id: "roots", level: 2 }];
export default function Where() {
  const { plugin } = useRouteContext();
  return <div id={plugin.name}>
    {plugin.id === DEFAULT_PLUGIN_ID && <ExternalLink />}<Logo className="brand" titleClassName="name" /><TOC toc={toc} />
  </div>;
}
`,
  "static/img/cone.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 3'/>",
  "src/twig.jsx":
    "export const Twig = ({ icon: Icon, src }) => <b id='twig' data-src={src}><Icon width={9} /></b>;",
  "docs/parts/twigs.mdx": `import Cone from "/img/cone.svg";
import { Twig } from "@site/src/twig";

<Twig icon={Cone} src={Cone} />
`,
  "docs/parts/drawing.mdx": `import Cone from "/img/cone.svg";
import Two from "@site/src/two.jsx";

<Cone className="one" /> <Two />
`,
  "src/two.jsx": `import Cone from "/img/cone.svg";
export default () => <Cone className="two" />;
`,
  "src/pages/code.jsx": `import CodeBlock from "@theme/CodeBlock";
export default ({ before }) => <div>
  <CodeBlock language="js">{before}{"const a = 1;"}</CodeBlock>
  <img src="img/cone.svg" alt="" />
</div>;
`,
  "tsconfig.json": `{
  // For editors.
  "extends": "@docusaurus/tsconfig",
  "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"], "@img/*": ["static/img/*"], }, },
}`,
  "docs/parts/aliases.mdx": `import Ringed from "@/ringed.jsx";
import cone from "@img/cone.svg";

<Ringed><img src={cone} alt="" /></Ringed>

<img src={require("@img/cone.svg").default} alt="required" />
`,
  "docs/parts/slashes.mdx": `import cone from "/static/img/cone.svg";

<img src={cone} alt="" />

<img src={require("/static/img/cone.svg").default} alt="required" />
`,
  "docs/parts/maps.mdx": `<img id="bay" src="/img/cone.svg" usemap="#shore" loading="eager" data-depth="3" children="none" alt="Bay" />

<map name="shore"><area shape="rect" coords="0,0,1,1" href="./slashes.mdx" alt="Shore" /></map>
`,
  "docs/parts/computed-maps.mdx": `import cone from "@img/cone.svg";

<img id="bay" src="/img/cone.svg" useMap="#shore" loading="eager" data-depth={1 + 2} alt="Bay" />
`,
  "src/ringed.jsx": `import { Ring } from "@/ring";
import "./ring.module.css";
export default ({ children }) => <p><Ring />{children}</p>;
`,
  "src/pages/alone.jsx": `import Layout from "@theme/Layout";
export default () => <Layout title="Alone" wrapperClassName="wide" noFooter>Text.</Layout>;
`,
  "src/kinds.yaml": "wych: { height: 40 }\nfield: null\n",
  "docs/parts/data.mdx": `import kinds from "@site/src/kinds.yaml";
import text from "@site/src/kinds.yaml" with { type: "text" };
import Kinds from "@site/src/kinds.jsx";

{kinds.wych.height} {text.length} <Kinds />
`,
  "src/kinds.py": "'wych'\n",
  "src/kinds.zip": new Uint8Array([80, 75, 255, 254]),
  "src/kinds.jsx": `import python from "./kinds.py";
import zip from "./kinds.zip";
import { wych } from "./kinds.yaml";
const all = require.context("./", false, /\\.yaml$/);
export default () => <i>{python.trim()} {zip.slice(-4)} {wych.height}, {Object.keys(all("./kinds.yaml").default).join()}</i>;
`,
  "src/code.css": `@import "~elm-font/index.css";
@import "@/bark.css";
code { padding: 9px; }
`,
  "src/bark.css": `.bark { background: url("~@img/cone.svg"); }`,
  "src/ring.module.css": `@import "~elm-font/rings.css";
.ring { background: url("@img/cone.svg"); }
`,
  "node_modules/elm-font/package.json": '{ "name": "elm-font" }',
  "node_modules/elm-font/index.css":
    '@font-face { font-family: Elm; src: url("./elm.woff2"); }\n.elm-font { top: 11px; }',
  "node_modules/elm-font/elm.woff2": "A font.",
  "node_modules/elm-font/rings.css": ".elm-rings { top: 12px; }",
  "node_modules/@docusaurus/core/package.json": '{ "name": "@docusaurus/core" }',
  "node_modules/react-router-dom/package.json": '{ "name": "react-router-dom", "main": "index.js" }',
  "node_modules/react-router-dom/index.js": 'exports.useLocation = () => { throw new Error("No router"); };',
  "src/pages/index.jsx": `import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { useLocation } from "react-router-dom";
export default () => <p title={useLocation().pathname}><Head><style>{".elm > b { color: green }"}</style><meta name="kind" content="tree" /></Head><Link to="pathname:///demo/">Demo</Link> <Link to="/none" data-noBrokenLinkCheck>None</Link></p>;
`,
};

let site: CopiedSite;
let problems: Problem[];

beforeAll(async () => {
  site = new CopiedSite();
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  problems = (await site.build()).problems;
}, 60_000);

afterAll(() => site.remove());

/** The addresses that links of a page have, by what they say. */
const links = (name: string) =>
  Object.fromEntries(
    [...site.output(name).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [
      text,
      href,
    ]),
  );

it("builds without a word", () => {
  expect(problems).toEqual([]);
});

it("leads to files that the build writes, and to addresses that authors want left alone", () => {
  expect(links("docs.html")).toMatchObject({
    Feed: "/base/blog/rss.xml",
    App: "/base/app/",
    Map: "/base/sitemap.xml",
    Old: "/base/old.php?a=1",
    Guide: "/base/docs",
    robots: "/base/robots.txt",
    "for programs": "/base/llms.txt",
    all: "/base/llms-full.txt",
  });
  expect(links("index.html")).toMatchObject({ Demo: "/base/demo/", None: "/base/none" });
});

it("leads from the title of an admonition in a document with code", () => {
  expect(links("docs/parts/contents.html")).toMatchObject({ What: "/base/docs/other" });
});

it("tells functions that make edit links the whole path of a page", () => {
  expect(site.output("docs/other.html")).toContain('href="https://git.example/base/docs/other"');
});

it("takes components of the theme by their address in its package", () => {
  expect(site.output("docs/parts/classic.html")).toMatch(
    /<code class="language-js"><span [^>]*>const.*<h3 id="top">.*The top/s,
  );
});

it("finds the places to link to that components of the theme are, which need not be links themselves", () => {
  expect(site.output("docs/parts/places.html")).toContain('<a id="bole">The bole</a>');
});

it("gives the text of documents and posts the classes by which style sheets and scripts find it", () => {
  for (const name of ["docs.html", "blog/2024/01/01/first.html", "blog.html"])
    expect(site.output(name)).toContain('<div class="prose markdown theme-doc-markdown">');
});

it("finds the logo and the icon whose addresses hold the base path", () => {
  expect(site.output("index.html")).toContain('src="/base/img/cone.svg"');
  expect(site.output("index.html")).toMatch(/<link rel="icon"[^>]* href="\/base\/img\/cone\.svg"/);
});

it("gives documents and modules what files of YAML and text hold, and the address of archives", () => {
  expect(site.output("docs/parts/data.md")).toContain("40 33 *'wych' .zip 40, wych,field*");
});

it("publishes the picture for link previews that stands beside its document", () => {
  const preview = (name: string) => /property="og:image" content="([^"]*)"/.exec(site.output(name))?.[1];
  const published = /^https:\/\/elm\.example\/base\/(assets\/files\/leaf-\w+\.svg)$/.exec(
    preview("docs.html")!,
  );
  expect(site.has(published![1]!)).toBe(true);
  expect(preview("docs/other.html")).toBe("https://elm.example/base/img/card.svg");
});

it("makes pages of the documents that the settings name", () => {
  expect(site.has("docs/other.html")).toBe(true);
  expect(site.has("docs/parts.html")).toBe(false);
});

it("finds files of a blog from its folder, too", () => {
  expect(site.output("blog/2023/01/01/old/zero.html")).toContain('href="/base/blog/2024/01/01/first"');
});

it("cuts posts, and makes an archive and a list of posts beside them, as the settings of the blog say", () => {
  const list = site.output("blog.html");
  expect(list).toContain("Text.");
  expect(list).not.toMatch(/The rest|Archive|blog-recent/);
  expect(list).toContain("Read more");
  expect(site.output("blog/2024/01/01/first.html")).toContain("The rest.");
  expect(site.has("blog/archive.html")).toBe(false);
});

it("knows what components import of the theme and of the page", () => {
  expect(site.output("docs/parts/theme.html")).toMatch(
    /<div id="docusaurus-plugin-content-docs"><svg.*?<a href="\/base\/" class="brand"><b class="name">Elms<\/b><\/a><nav class="toc-inline".*?href="#roots"><span><b>Roots/s,
  );
});

it("lists headings that compute with what they come to", () => {
  const list = /<nav class="toc-inline".*?<\/nav>/s.exec(site.output("docs/parts/contents.html"))![0];
  expect(list.replace(/<[^>]*>/g, "")).toBe("Since 1988");
});

it("has the router of the engine in the place of the one that comes with Docusaurus", () => {
  expect(site.output("index.html")).toContain('<p title="/base/">');
});

it("moves styles that components and documents put into the head into a style sheet", () => {
  const sheetsOf = (name: string) => {
    const page = site.output(name);
    expect(page).not.toContain("<style");
    return [...page.matchAll(/href="\/base\/(assets\/styles-[^"]+)"/g)].map(([, sheet]) =>
      site.output(sheet!),
    );
  };
  expect(sheetsOf("index.html")).toEqual([".elm > b { color: green }"]);
  expect(sheetsOf("docs/parts/contents.html")).toEqual([".fir { color: blue }"]);
  expect(site.output("index.html")).toContain('<meta name="kind" content="tree"/>');
});

it("finds what imports that begin with a slash name in the static folder", () => {
  expect(site.output("docs/parts/drawing.html")).toMatch(
    /<svg[^>]*viewBox="0 0 3 3"[^>]*class="one".*<svg[^>]*viewBox="0 0 3 3"[^>]*class="two"/s,
  );
});

it("hands drawings to components as components, or as the address where the property asks for one", () => {
  expect(site.output("docs/parts/twigs.html")).toMatch(
    /<b id="twig" data-src="[^"]+\/cone[^"]*\.svg"><svg[^>]* viewBox="0 0 3 3" width="9"/,
  );
});

it("reads the aliases of TypeScript in documents and modules", () => {
  expect(site.output("docs/parts/aliases.html")).toMatch(
    /<p><b>ring<\/b><img src="\/base\/assets\/files\/cone-\w+\.svg".*<img src="\/base\/assets\/files\/cone-\w+\.svg" alt="required"/s,
  );
});

it("reads these aliases and packages in style sheets, with and without the ~ of webpack", () => {
  expect(styles()).toContain(".elm-font{top:11px}");
  expect(styles()).toMatch(/\._elm-rings_\w+\{top:12px\}/);
  expect(styles()).toMatch(/\.bark\{background:url\([^)]*assets\/cone-[^)]*\.svg/);
  expect(styles()).toMatch(/\._ring_\w+\{background:url\([^)]*assets\/cone-[^)]*\.svg/);
});

it.each(["maps", "computed-maps"])("keeps the attributes that the document %s gives an image", (name) => {
  const image = /<img [^>]*alt="Bay"[^>]*>/.exec(site.output(`docs/parts/${name}.html`))?.[0];
  for (const attribute of ['id="bay"', 'useMap="#shore"', 'loading="eager"', 'data-depth="3"'])
    expect(image).toContain(attribute);
  expect(image).not.toContain("link=");
});

it("finds what imports that begin with a slash name in the folder of the site", () => {
  const pictures = [...site.output("docs/parts/slashes.html").matchAll(/<img src="([^"]*)"/g)];
  expect(pictures.map(([, url]) => url)).toEqual([
    expect.stringMatching(/^\/base\/assets\/files\/cone-\w+\.svg$/),
    expect.stringMatching(/^\/base\/assets\/files\/cone-\w+\.svg$/),
  ]);
});

it("colours code of components of which a part is left out", () => {
  expect(site.output("code.html")).toMatch(/<code class="language-js"><span [^>]*>const/);
});

/** The style sheet of all pages. */
const styles = () =>
  site.output(/<link rel="stylesheet" href="\/base\/([^"]+)"/.exec(site.output("index.html"))![1]!);

it("preloads the font of headings, not another font of the site", () => {
  const preload = /<link rel="preload" href="([^"]*)" as="font"/.exec(site.output("index.html"))?.[1];
  expect(preload).toMatch(/^\/base\/assets\/manrope-latin-wght-normal-[\w-]+\.woff2$/);
  expect(styles()).toMatch(/assets\/elm-[\w-]+\.woff2/);
});

it("hides the footer of pages that want none", () => {
  expect(site.output("alone.html")).toContain('class="main-wrapper wide without-footer"');
  expect(styles()).toContain("body:has(.without-footer)>.footer{display:none}");
});

it("gives outlined secondary buttons the colour of the text around them", () => {
  expect(styles()).toContain(".button--secondary.button--outline:not(:hover){color:inherit}");
});

it("gives what is bold the colour of the text around it", () => {
  expect(styles()).toContain(".prose strong{color:inherit}");
});

it("has rules for the classes of Infima that authors write by hand", () => {
  const classes = [
    ...["tabs", "tabs--block", "tabs__item", "tabs__item--active"],
    ...["pills", "pills--block", "pills__item", "pills__item--active", "table-of-contents"],
    ...["breadcrumbs", "breadcrumbs__item", "breadcrumbs__item--active", "breadcrumbs__link"],
    ...[
      "pagination",
      "pagination__link",
      "pagination-nav",
      "pagination-nav__link",
      "pagination-nav__sublabel",
    ],
    ...["dropdown--hoverable", "dropdown__menu", "dropdown__link", "close", "clean-list", "text--break"],
    ...[
      "avatar",
      "avatar__intro",
      "avatar__subtitle",
      "avatar__photo--sm",
      "badge--success",
      "alert--warning",
    ],
    ...["button--success", "button--danger", "button-group--block", "card__header", "card--full-height"],
    ...["hero__subtitle", "col--offset-1", "col--offset-11", "row--no-gutters"],
  ];
  const sheet = styles();
  expect(classes.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet))).toEqual([]);
});

it("keeps what a style sheet says of links, buttons and lists away from the frame around a text, and of code from blocks", () => {
  // What Tailwind says of all elements has a layer below those of the theme.
  expect(/@layer (\w+)/.exec(styles())?.[1]).toBe("base");
  // Outside the layers of the theme, and before the rules of the site.
  const layers = /@layer [\w,. ]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
  const rules = styles().replace(layers, "");
  expect(rules).toMatch(/pre>code\{[^}]*padding:0.*code\{padding:9px\}/s);
  expect(rules).toMatch(
    /html body :is\(a,button,ul,li\):where\([^{]*\{all:revert-layer\}.*code\{padding:9px\}/s,
  );
});

it("lets code of the site name files from its folder, wherever the command is run", async () => {
  const around = new CopiedSite();
  around.write("elm/title.txt", "Wych");
  around.write("elm/sidebars.json", '{ "main": ["a"] }');
  around.write("elm/docs/a.md", "# A\n");
  around.write(
    "elm/docusaurus.config.js",
    `const docs = { sidebarPath: require("path").resolve("sidebars.json") };
module.exports = {
  title: require("fs").readFileSync("./title.txt", "utf8"), url: "https://elm.example", baseUrl: "/",
  presets: [["classic", { docs, blog: false }]],
};`,
  );
  const { exitCode, stderr } = await around.start("build", "elm").ended;
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining("error")]);
  expect(readFileSync(around.file("elm/build/docs/a.html"), "utf8")).toContain("<title>A | Wych</title>");
  around.remove();
}, 60_000);
