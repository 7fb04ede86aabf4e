import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CopiedSite, type Run } from "../../fixtures/copied-site.ts";
import type { Problem } from "../base/problem.ts";

const config = `module.exports = {
  title: "T",
  url: "https://t.example",
  baseUrl: "/",
  presets: [["classic", { docs: { sidebarPath: false }, blog: false }]],
};
`;

const counter = (more = "") => `import { useState } from 'react';
${more}
export default function Counter({ start, format = String, children }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{format(count)}{children}</button>;
}
`;

let site: CopiedSite;
let built: Run & { problems: Problem[] };

/** The start tags of the islands of a page. */
const islands = (name: string) => site.output(`${name}.html`).match(/<quire-island [^>]*>/g) ?? [];
const moduleCount = () =>
  readdirSync(site.file("build/assets")).filter((name) => /^island-\d+-[\w-]+\.js$/.test(name)).length;

beforeAll(async () => {
  site = new CopiedSite();
  site.write("docusaurus.config.js", config);
  site.write("src/Counter.jsx", counter("import { STEPS } from './Inner';\nexport const Steps = STEPS;\n"));
  site.write("src/Inner.jsx", `${counter()}export const STEPS = [1, 2];\n`);
  site.write(
    "src/Pick.jsx",
    counter()
      .replace("{children}", "{Children.toArray(children)[0]}")
      .replace("useState", "useState, Children"),
  );
  site.write(
    "src/Notes.jsx",
    counter("import Text from '../docs/_text.mdx';").replace("{children}", "<Text />"),
  );
  site.write("src/Card.jsx", "export default ({ children }) => <p>{children}</p>;\n");
  site.write(
    "src/Live.jsx",
    `import BrowserOnly from '@docusaurus/BrowserOnly';
export const Live = () => <BrowserOnly>{() => { fetch('https://api.t.example/x?y'); return null; }}</BrowserOnly>;
export const script = "https://cdn.t.example/a/b.js";
`,
  );
  site.write(
    "src/Later.jsx",
    `import React, { lazy } from 'react';
const Card = lazy(() => import('./Card'));
export default () => <React.Suspense fallback="soon"><Card>later</Card></React.Suspense>;
`,
  );
  site.write("src/Uses.jsx", "import { Dial } from 'dial';\nexport default () => <Dial />;\n");
  const dial = `import { createElement, useState } from "react";
export const Dial = () => { const [at] = useState(0); return createElement("meter", { value: at }); };
`;
  site.write(
    "node_modules/dial/package.json",
    `{ "name": "dial", "type": "module", "exports": "./index.js" }`,
  );
  site.write("node_modules/dial/index.js", dial);
  site.write("docs/_text.mdx", "Text.\n");
  const page = (body: string) => `---\ndescription: d\n---\n\n# Page\n\n${body}\n`;
  site.write(
    "docs/counter.mdx",
    page(`import Counter, { Steps } from '@site/src/Counter';

<Counter start={3}>*more*</Counter>

{Steps.join()}`),
  );
  site.write(
    "docs/given.mdx",
    page(`import Counter from '@site/src/Counter';\n\n<Counter start={3} format={(n) => "#" + n} />`),
  );
  site.write("docs/pick.mdx", page(`import Pick from '@site/src/Pick';\n\n<Pick start={1}>one</Pick>`));
  site.write("docs/notes.mdx", page(`import Notes from '@site/src/Notes';\n\n<Notes start={1} />`));
  site.write(
    "docs/text.mdx",
    page(`import Counter from '@site/src/Counter';\n\n<Counter start={1}>plain</Counter>`),
  );
  site.write(
    "src/Row.jsx",
    counter().replaceAll("button", "tr").replace("{format(count)}", "<td>{count}</td>"),
  );
  site.write(
    "docs/row.mdx",
    page(`import Row from '@site/src/Row';\n\n<table><tbody><Row start={1} /></tbody></table>`),
  );
  site.write(
    "src/Newest.jsx",
    counter("import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';").replace(
      "{children}",
      "{useLatestVersion().label}",
    ),
  );
  site.write("docs/newest.mdx", page(`import Newest from '@site/src/Newest';\n\n<Newest start={1} />`));
  site.write(
    "src/Tongue.jsx",
    `import { createContext, useState } from 'react';
export const Tongue = createContext('none');
export default function InTongue({ first, children }) {
  const [tongue] = useState(first);
  return <Tongue.Provider value={tongue}><div>{children}</div></Tongue.Provider>;
}
`,
  );
  site.write(
    "src/Spoken.jsx",
    counter("import { useContext } from 'react';\nimport { Tongue } from './Tongue';").replace(
      "{children}",
      "{useContext(Tongue)}",
    ),
  );
  // What takes care of its contexts itself loses none.
  site.write(
    "src/pages/talk.jsx",
    `import { createContext, useState } from 'react';
import InTongue from '../Tongue';
const Volume = createContext(1);
const Loud = ({ children }) => <Volume.Provider value={9}>{children}</Volume.Provider>;
export default function Talk() {
  const [said] = useState('salve');
  return <InTongue first="greek"><Loud>{said}</Loud></InTongue>;
}
`,
  );
  site.write(
    "docs/spoken.mdx",
    page(`import InTongue from '@site/src/Tongue';
import Spoken from '@site/src/Spoken';

<InTongue first="latin">

<Spoken start={1} />

</InTongue>`),
  );
  site.write("docs/later.mdx", page(`import Later from '@site/src/Later';\n\n<Later />`));
  site.write("docs/card.mdx", page(`import Card from '@site/src/Card';\n\n<Card>one</Card>`));
  site.write("docs/live.mdx", page(`import { Live } from '@site/src/Live';\n\n<Live />`));
  site.write(
    "docs/own.mdx",
    page(`import { useState } from 'react';
import Card from '@site/src/Card';
import { Steps } from '@site/src/Counter';

export const Plain = ({ children }) => <b>{children}</b>;

export const Own = ({ more }) => {
  const [count, setCount] = useState(Steps.length);

  const ask = () => fetch('https://own.t.example/x').then(() => setCount(count + 1));
  return <button onClick={ask}>{count} {frontMatter.description} {String(more)}</button>;
};

export const Both = () => <p><Own more="inside" /></p>;

<Plain>plain</Plain>

<Both />

{Steps.map((step) => <Own key={step} more={step} />)}

<Own more="x" />

<Card><Own more={() => 1} /></Card>`),
  );
  site.write("docs/dial.mdx", page(`import { Dial } from 'dial';\n\n<Dial />`));
  site.write("docs/uses.mdx", page(`import Uses from '@site/src/Uses';\n\n<Uses />`));
  site.write(
    "src/pages/index.jsx",
    `import Layout from '@theme/Layout';
${counter()
  .replace("return <button", `return <Layout title="Start" description="Where it begins"><button`)
  .replace("</button>", "</button></Layout>")}`,
  );
  built = await site.build();
}, 60_000);

afterAll(() => site.remove());

describe("components of a Docusaurus tree that expect a browser", () => {
  it("are islands without saying so, and what they import is a part of them", () => {
    expect(built.exitCode).toBe(0);
    expect(islands("docs/later")).toHaveLength(1);
    expect(islands("docs/counter")).toEqual([
      expect.stringMatching(
        /^<quire-island src="\/assets\/island-\d+-[\w-]+\.js" load="visible" prefix="\w+" props="{&quot;start&quot;:3}">$/,
      ),
    ]);
    expect(site.output("docs/counter.html")).toContain("<quire-children><em>more</em></quire-children>");
    // Counter, Row, Live, Newest, Uses, the package of documents, two pages and what a document defines: nothing for
    // what stands still or is within another.
    expect(moduleCount()).toBe(10);
  });

  it("know the versions of the documents, as they do when pages are rendered", () => {
    expect(site.output("docs/newest.html").replaceAll("<!-- -->", "")).toContain("<button>1Next</button>");
    const script = /src="\/(assets\/island-\d+-[\w-]+\.js)"/.exec(islands("docs/newest")[0]!)![1]!;
    expect(site.output(script)).toMatch(/label:["`]Next["`]/);
  });

  it("are given text between their tags as text", () => {
    expect(islands("docs/text")[0]).toContain(
      'props="{&quot;start&quot;:1,&quot;children&quot;:&quot;plain&quot;}"',
    );
    expect(site.output("docs/text.html")).not.toContain("quire-children");
  });

  it("hand on values that are no components as they are", () => {
    expect(site.output("docs/counter.html")).toContain("1,2");
  });

  it("are those that a document defines, and load no other part of it", () => {
    expect(
      islands("docs/own").map((tag) => /name="(\w+)".*?(?: props="(.*)")?>$/.exec(tag)?.slice(1)),
    ).toEqual([
      ["Both", undefined],
      ["Own", "{&quot;more&quot;:1}"],
      ["Own", "{&quot;more&quot;:2}"],
      ["Own", "{&quot;more&quot;:&quot;x&quot;}"],
    ]);
    const html = site.output("docs/own.html").replaceAll("<!-- -->", "");
    expect(html).toContain("<b>plain</b>");
    expect(html).toContain("<button>2 d x</button></quire-island>");
    // What it is given here is no plain value.
    expect(html).toContain("<p><button>2 d () =&gt; 1</button></p>");
    const module = /src="\/(assets\/island-\d+-[\w-]+\.js)"/.exec(html)![1]!;
    expect(site.output(module)).toContain("https://own.t.example/x");
    expect(site.output(module)).not.toContain("Card");
  });

  it("are those of packages too, in documents and in components", () => {
    for (const name of ["docs/dial", "docs/uses"]) {
      expect(islands(name)).toHaveLength(1);
      expect(site.output(`${name}.html`)).toMatch(
        /<quire-island [^>]*><meter value="0"><\/meter><\/quire-island>/,
      );
    }
  });

  it("are pages, whose title and description are theirs", () => {
    expect(islands("index")).toHaveLength(1);
    expect(site.output("index.html")).toContain("<title>Start | T</title>");
    expect(site.output("index.html")).toContain(`content="Where it begins"`);
  });

  it("begin by themselves where nothing can come into view, and may load what they name", () => {
    expect(islands("docs/live")).toEqual([expect.stringContaining(`name="Live" load="idle"`)]);
    const policy = site.output("_headers");
    expect(policy).toContain("connect-src 'self' https://api.t.example https://own.t.example;");
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/cdn\.t\.example\/a\/b\.js;/);
  });

  it("stand still where the browser could not draw them, which is said", () => {
    for (const [name, text] of [
      ["given", "<button>#3"],
      ["pick", "<button>1one"],
      ["notes", "<button>1<p>Text.</p>"],
      ["spoken", "<button>1latin</button>"],
      ["row", "<tbody><tr><td>1</td></tr>"],
    ]) {
      expect(islands(`docs/${name}`)).toEqual([]);
      expect(site.output(`docs/${name}.html`).replaceAll("<!-- -->", "")).toContain(text);
    }
    const still = built.problems.filter(({ code }) => code === "still-component");
    expect(still.map(({ file, line }) => [file, line])).toEqual([
      ["docs/own.mdx", undefined],
      ["src/Counter.jsx", undefined],
      ["src/Notes.jsx", 4],
      ["src/Pick.jsx", 4],
      ["src/Row.jsx", undefined],
      ["src/Spoken.jsx", 5],
      ["src/Tongue.jsx", 4],
    ]);
    expect(still[2]!.hint).toContain("cannot import documents");
    expect(still[1]!.message).toContain("is static on /docs/given: The prop `format` of an island");
  });

  it("are pages that have components pass a context to what is in the page", () => {
    expect(islands("talk")).toHaveLength(1);
    expect(site.output("talk.html")).toContain("<div>salve</div>");
  });

  it("are none where nothing moves", () => {
    expect(islands("docs/card")).toEqual([]);
  });
});

describe("a tree with one component", { timeout: 60_000 }, () => {
  let small: CopiedSite;
  /** Build a page that uses the component of a module. */
  const buildWith = (module: string, use: string) => {
    small.write("docusaurus.config.js", config);
    small.write("src/Counter.jsx", module);
    small.write(
      "docs/a.mdx",
      `---\ndescription: d\n---\n\nimport Counter from '@site/src/Counter';\n\n${use}\n`,
    );
    return small.build();
  };
  beforeEach(() => {
    small = new CopiedSite();
  });
  afterEach(() => small.remove());

  it("holds it to what it says of itself where it says that it is an island", async () => {
    const module = `'use client';\n${counter()}`;
    const { exitCode, problems } = await buildWith(module, "<Counter start={3} format={String} />");
    expect([exitCode, ...problems.map(({ code }) => code)]).toEqual([1, "island-props"]);
  });

  it("knows the components of an island that it takes out of an object or list", async () => {
    const parts =
      "const parts = { A: Counter, inner: { B: () => <i>B</i> }, list: [0, () => <i>C</i>], D: 1 };";
    const taken = "export const { A, inner: { B }, list: [, C], E = B, ...others } = parts;";
    const module = `'use client';\n${counter()}\n${parts}\n${taken}\n`;
    small.write("docusaurus.config.js", config);
    small.write("src/Parts.jsx", module);
    small.write(
      "docs/a.mdx",
      "---\ndescription: d\n---\n\nimport { A, B, C, E, others } from '@site/src/Parts';\n\n<A start={3} /> <B /> <C /> <E /> {others.D}\n",
    );
    const { exitCode, problems } = await small.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(small.output("docs/a.html").match(/<quire-island/g)).toHaveLength(4);
  });

  it("warns of code in a document where it is now, also if only the text above it has changed", async () => {
    const use = "<p onClick={() => print()}>Print</p>";
    for (const [text, line] of [
      ["Text.", 9],
      ["Text.\n\nMore.", 11],
    ] as const)
      expect((await buildWith(counter(), `${text}\n\n${use}`)).problems).toMatchObject([
        { code: "still-component", file: "docs/a.mdx", line },
      ]);
  });

  it("draws what stands between the tags of a component that the theme lacks, which is said", async () => {
    const module = counter("import Gone from '@theme-original/Gone';");
    const wrapped = module.replace("{children}", "<Gone at={1}>{children}</Gone>");
    const { exitCode, problems } = await buildWith(wrapped, "<Counter start={3}>*in*</Counter>");
    expect(exitCode).toBe(0);
    expect(small.output("docs/a.html")).toMatch(
      /<button>3<quire-children><em>in<\/em><\/quire-children><\/button><\/quire-island>/,
    );
    expect(problems).toMatchObject([
      { code: "theme-component", severity: "warning", file: "src/Counter.jsx", line: 2 },
    ]);
  });

  it("makes it an island though it imports a name that there is not, as long as nothing uses it", async () => {
    const module = counter("import { useGone } from '@docusaurus/theme-common';");
    const { exitCode, problems } = await buildWith(module, "<Counter start={3} />");
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(small.output("docs/a.html")).toContain("<quire-island");
    expect((await buildWith(`${module}useGone();\n`, "<Counter start={3} />")).problems).toMatchObject([
      { code: "code", severity: "error", message: expect.stringContaining("useGone") },
    ]);
  });

  it("draws it still where it cannot be bundled for the browser, and says why", async () => {
    small.write("node_modules/server-only-part/package.json", `{ "exports": { "node": "./index.js" } }`);
    small.write("node_modules/server-only-part/index.js", "export default 1;\n");
    const module = counter("import 'server-only-part';");
    const { exitCode, problems } = await buildWith(module, "<Counter start={3} />");
    expect(exitCode).toBe(0);
    expect(small.output("docs/a.html")).toContain("<button>3");
    expect(small.output("docs/a.html")).not.toContain("<quire-island");
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ["code", "warning"],
      ["still-component", "warning"],
    ]);
    expect(problems[0]!.message).toMatch(/^The components of this site are static: .*server-only-part/);
  });
});
