import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";

describe("what a bundle is made from", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    site.configure('css: ["site.css"], docs: false,');
    site.write("site.css", '@import "./colours.css";\n.box { background: url(./box.txt); }\n');
    site.write("colours.css", ".box { color: #111111; }\n");
    site.write("box.txt", "First.");
    site.write(
      "pages/index.tsx",
      'import word from "words";\n\nexport default () => <main className="box"><h1>{word}</h1></main>;\n',
    );
    site.write(
      "node_modules/words/package.json",
      '{ "name": "words", "type": "module", "main": "index.js" }',
    );
    site.write("node_modules/words/index.js", 'export default "First.";\n');
  });
  afterEach(() => site.remove());

  const names = (pattern: RegExp) => Object.keys(site.snapshot()).filter((name) => pattern.test(name));
  const sheet = () => site.output(names(/assets\/style-.*\.css$/)[0]!);

  it("has style sheets, also those of packages, in the order in which modules import them", async () => {
    for (const name of ["parts/first", "parts/second", "node_modules/words/third"])
      site.write(`${name}.css`, `.${name.replace(/.*\//, "")} { color: red; }\n`);
    site.write("parts/second.css", ".second { background: url(https://pictures.example/a.png); }\n");
    site.write("parts/inner.ts", 'import "./first.css";\nexport default "Box.";\n');
    site.write("parts/outer.ts", 'export { default } from "./inner.ts";\nimport "./second.css";\n');
    site.write(
      "pages/index.tsx",
      'import word from "../parts/outer.ts";\nimport "words/third.css";\n\nexport default () => <main><h1>{word}</h1></main>;\n',
    );
    expect((await site.build()).exitCode).toBe(0);
    expect(sheet().match(/\.(first|second|third)\b/g)).toEqual([".first", ".second", ".third"]);
    expect(site.output("_headers")).toContain("img-src 'self' data: https://pictures.example;");
  });

  it("is all looked at again: packages, style sheets that others import, files that they point to", async () => {
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("index.html")).toContain("<h1>First.</h1>");
    expect(sheet()).toContain("color:#111");
    site.write("node_modules/words/index.js", 'export default "Second.";\n');
    await site.build();
    expect(site.output("index.html")).toContain("<h1>Second.</h1>");
    site.write("colours.css", ".box { color: #222222; }\n");
    await site.build();
    expect(sheet()).toContain("color:#222");
    site.write("box.txt", "Second.");
    await site.build();
    expect(site.output(names(/assets\/box-.*\.txt$/)[0]!)).toBe("Second.");
  });

  it("is made again if something has been written while it was made", async () => {
    site.write(
      "postcss.config.cjs",
      `const { existsSync, writeFileSync } = require("node:fs");
const write = (sheet) => {
  if (!String(sheet).includes("#111111") || existsSync("${site.file("written")}")) return;
  for (const name of ["written", "colours.css"]) writeFileSync("${site.folder}/" + name, ".box { color: #222222; }");
};
module.exports = { plugins: [{ postcssPlugin: "author", Once: write }] };
`,
    );
    await site.build();
    expect(sheet()).toContain("color:#111");
    await site.build();
    expect(sheet()).toContain("color:#222");
  });

  it("is made again of files with the same address in other folders of static files", async () => {
    const configure = (folders: string) => site.configure(`docs: false, staticDirs: [${folders}],`);
    for (const folder of ["one", "two"]) site.write(`${folder}/word.json`, `"From ${folder}."`);
    site.write(
      "pages/index.tsx",
      'import word from "/word.json";\n\nexport default () => <main><h1>{word}</h1></main>;\n',
    );
    configure('"one", "two"');
    await site.build();
    expect(site.output("index.html")).toContain("<h1>From one.</h1>");
    configure('"two", "one"');
    await site.build();
    expect(site.output("index.html")).toContain("<h1>From two.</h1>");
    configure('"three", "two"');
    await site.build();
    site.write("three/word.json", '"From three."');
    await site.build();
    expect(site.output("index.html")).toContain("<h1>From three.</h1>");
  });

  it("is looked at again where a worker of an island or a CSS module takes something from it", async () => {
    site.write(
      "parts/moving.jsx",
      `"use client";
import styles from "./moving.module.css";
const start = () => new Worker(new URL("./work.js", import.meta.url), { type: "module" });
export default () => <button className={styles.box} onClick={start}>Start</button>;
`,
    );
    site.write("parts/moving.module.css", '.box { composes: base from "./base.css"; }\n');
    site.write("parts/base.css", ".base { margin: 11px; }\n");
    site.write("parts/work.js", 'import word from "@site/parts/word.js";\n\npostMessage(word);\n');
    site.write("parts/word.js", 'export default "First.";\n');
    site.write(
      "pages/index.tsx",
      'import Moving from "../parts/moving.jsx";\n\nexport default () => <main><Moving /></main>;\n',
    );
    const worker = () => site.output(names(/assets\/work-.*\.js$/)[0]!);
    expect((await site.build()).exitCode).toBe(0);
    expect(worker()).toContain("First.");
    expect(sheet()).toContain("margin:11px");
    site.write("parts/base.css", ".base { margin: 12px; }\n");
    await site.build();
    expect(sheet()).toContain("margin:12px");
    site.write("parts/word.js", 'export default "Second.";\n');
    await site.build();
    expect(worker()).toContain("Second.");
  });

  it("is looked at again where Sass includes it", async () => {
    // Stands for Sass: a sheet may include one file, whose text replaces the first line.
    const sass = `import { readFileSync } from "node:fs";
const compileStringAsync = async (text, { url }) => {
  const name = /^@use "(.+)"/.exec(text)?.[1];
  const used = name && new URL(name, url);
  const rest = text.replace(/^@use.*/, "");
  return { css: (used ? readFileSync(used, "utf8") : "") + rest, loadedUrls: [url, ...(used ? [used] : [])] };
};
export const initAsyncCompiler = async () => ({ compileStringAsync, dispose() {} });
`;
    site.write("node_modules/sass/package.json", '{ "name": "sass", "type": "module", "main": "index.js" }');
    site.write("node_modules/sass/index.js", sass);
    site.configure('css: ["site.scss"], docs: false,');
    site.write("site.scss", '@use "colours.css"\n.box { margin: 0; }\n');
    expect((await site.build()).problems).toEqual([]);
    expect(sheet()).toContain("color:#111");
    site.write("colours.css", ".box { color: #222222; }\n");
    await site.build();
    expect(sheet()).toContain("color:#222");
  });

  it("may be all files of a site, of which its output is no part", async () => {
    site.configure("docs: false,");
    const list = "require.context('@site', true, /parts.*\\.json$|contents/).keys().join()";
    site.write("pages/a.jsx", `export default () => <main>{${list}}</main>;\n`);
    site.write("parts/one.json", "{}");
    await site.build();
    site.write("parts/two.json", "{}");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("a.html")).toContain("<main>./parts/one.json,./parts/two.json</main>");
  });

  it("is all looked at again: files that did not exist, but are imported instead of others once they do", async () => {
    site.configure('docs: false, autoIslands: true, problems: { themeComponents: "warn" },');
    site.write(
      "pages/index.tsx",
      `import Part from "../parts/part";
import Own from "@theme/Own";
export default () => <main><Part /><Own>missing</Own></main>;\n`,
    );
    const built = async () => {
      const { exitCode, problems } = await site.build();
      expect(exitCode).toBe(0);
      const text = /<main>(.*)<\/main>/
        .exec(site.output("index.html"))?.[1]
        ?.replace(/<\/?quire-[^>]*>/g, "");
      return [text, ...problems.map(({ code }) => code)];
    };
    // An island, whose modules the browser's bundle has, too.
    site.write("parts/part/index.tsx", "export default () => <i onClick={() => undefined}>1</i>;");
    expect(await built()).toEqual(["<i>1</i>missing", "theme-component"]);
    site.write("parts/part.tsx", "export default () => <i>2</i>;");
    expect(await built()).toEqual(["<i>2</i>missing", "theme-component"]);
    site.write("parts/part.js", "export default () => <i>3</i>;");
    expect(await built()).toEqual(["<i>3</i>missing", "theme-component"]);
    site.write("src/theme/Own/index.tsx", "export default () => <b>own</b>;");
    expect(await built()).toEqual(["<i>3</i><b>own</b>"]);
  });

  it("is the same of two modules that differ in their endings, for pages, documents and the settings", async () => {
    site.write("parts/word.js", 'export default () => "js";\n');
    site.write("parts/word.tsx", 'export default () => "tsx";\n');
    site.write(
      "quire.config.ts",
      'import word from "./parts/word";\n\nexport default { title: word(), url: "https://a.example" };\n',
    );
    const use = 'import Word from "../parts/word";\n\n';
    site.write("pages/index.tsx", `${use}export default () => <main><Word /></main>;\n`);
    site.write("docs/page.mdx", `---\ndescription: A page.\n---\n\n${use}# Page\n\nAs <Word />.\n`);
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("index.html")).toMatch(/<title>js<\/title>.*<main>js<\/main>/s);
    expect(site.output("docs/page.html")).toContain("<p>As js.</p>");
  });

  it("is all looked at again: colours that the settings give, and which style sheets there are", async () => {
    const settings = (colour: string, sheets: string) =>
      site.configure(
        `css: [${sheets}], docs: false,
        theme: { announcementBar: { id: "a", content: "Hello", backgroundColor: "${colour}" } },`,
      );
    settings("#333333", '"site.css"');
    await site.build();
    expect(sheet()).toMatch(/#333\b.*color:#111/s);
    settings("#444444", '"site.css"');
    await site.build();
    expect(sheet()).toMatch(/#444\b.*color:#111/s);
    settings("#444444", "");
    await site.build();
    expect(sheet()).not.toContain("color:#111");
  });

  it("is all looked at again: folders whose files modules list, also as webpack has it", async () => {
    const list = () => /<ul>(.*?)<\/ul>/.exec(site.output("index.html"))?.[1]?.replace(/<li>|<\/li>/g, " ");
    site.write("parts/one.json", '{ "is": 1 }');
    site.write("parts/deep/two.json", '{ "is": 2 }');
    site.write("parts/none.txt", "");
    site.write(
      "pages/index.tsx",
      `const globbed = Object.keys(import.meta.glob("../parts/*.json", { eager: true }));
const deep = require.context("@site/parts", true, /\\.[Jj]son$/);
const flat = (require as any).context(
  "../parts",
  false,
  /^\\.\\/[^/]+\\.json$/i,
);
const all = [...globbed, ...deep.keys().map((key) => deep(key).is), ...flat.keys()];
export default () => <ul>{all.map((one, at) => <li key={at}>{one}</li>)}</ul>;`,
    );
    expect((await site.build()).exitCode).toBe(0);
    expect(list()).toBe(" ../parts/one.json  2  1  ./one.json ");
    site.write("parts/three.json", '{ "is": 3 }');
    await site.build();
    expect(list()).toBe(" ../parts/one.json  ../parts/three.json  2  1  3  ./one.json  ./three.json ");
  });

  it("is all looked at again: folders from which modules require a file by a path that is partly computed", async () => {
    const list = () => site.output("index.html").match(/<svg[^>]*role="img">|<(b|i)>.*?<\/\1>/gs);
    const svg = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
    site.write("static/img/oak.svg", svg(1));
    site.write("static/img/elm.svg", svg(2));
    site.write("parts/one.json", '{ "is": 1 }');
    site.write("parts/deep/index.tsx", "export default () => <i>deep</i>;");
    site.write("parts/_note.md", "A *note*.");
    site.write(
      "pages/index.tsx",
      `const Picture = ({ name }) => { const Found = require(\`@site/static/img/\${name}.svg\`).default; return <Found role="img" />; };
const Whole = ({ src }) => { const Found = require("@site/static" + src).default; return <Found role="img" />; };
const Part = ({ name }) => { const Found = require('../parts/' + name.toLowerCase()).default; return <Found />; };
const Note = ({ src }) => <b>{require("../parts/_" + src + ".md").default({})}</b>;
const value = (name: string) => (require(\`../parts/\${name}.json\`) as any).is;
const late = await import(/* named: "late" */ \`@site/parts/\${"on" + "e"}.json\`);
const none = await import(\`@site/parts/\${"none"}.json\`).catch((error) => error.message);
export default () => <><Picture name="oak" /><Whole src="/img/elm.svg" /><Part name="DEEP" /><Note src="note" /><b>{value("one")}</b><b>{late.is}, {none}</b></>;`,
    );
    expect((await site.build()).exitCode).toBe(0);
    expect(list()).toEqual([
      '<svg width="1" height="1" role="img">',
      '<svg width="2" height="2" role="img">',
      "<i>deep</i>",
      "<b><p>A <em>note</em>.</p>\n</b>",
      "<b>1</b>",
      "<b>1, There is no @site/parts/none.json here.</b>",
    ]);
    site.write("parts/one.json", '{ "is": 2 }');
    await site.build();
    expect(list()!.at(-2)).toBe("<b>2</b>");
  });
});
