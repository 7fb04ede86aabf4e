/** How documents of a site written for Docusaurus look: what its components draw, and what its style sheet says. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../packages/quire/fixtures/copied-site.ts";
import { serve } from "./serve.ts";
import { openPage } from "./support.ts";

let site: CopiedSite;
let address: string;
let stop: () => void;

beforeAll(async () => {
  site = new CopiedSite();
  site.write(
    "docusaurus.config.js",
    `module.exports = {
      title: "T",
      url: "https://t.example",
      themeConfig: {
        navbar: { logo: { alt: "L", src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'/>" } },
      },
      presets: [["classic", { docs: { sidebarPath: false }, blog: false, theme: { customCss: "src/own.css" } }]],
    };`,
  );
  site.write(
    "src/own.css",
    `.markdown > h2 { letter-spacing: 3px; }
.good { background: var(--ifm-color-success-contrast-background); }
.mark { background-color: var(--ifm-navbar-link-color); }
.icon { display: flex; align-items: center; }
.pick { border-color: red; }
`,
  );
  site.write(
    "src/Script.jsx",
    `import React from "react";
import CodeBlock from "@theme/CodeBlock";
export const Script = ({ children }) => <section className="good">
  <p>Before.</p>
  <CodeBlock language="bash" title="a.sh">ls</CodeBlock>
  {children}
  <p>After.</p>
  <p>At last.</p>
</section>;
export const Icon = ({ children }) => <li className="icon">
  <svg width="16" height="16" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" /></svg>
  <span className="label">{children}</span>
</li>;
`,
  );
  site.write(
    "src/Count.jsx",
    `import React, { useState } from "react";
export const Count = () => {
  const [count, set] = useState(0);
  return <section className="count" onClick={() => set(count + 1)}>{count}</section>;
};
export const Only = ({ children }) => {
  const [shown] = useState(true);
  return shown ? <>{children}</> : null;
};
`,
  );
  site.write(
    "docs/a.mdx",
    `import { Count, Only } from "@site/src/Count";
import { Icon, Script } from "@site/src/Script";

## Heading

<Script>
- One
- Two
</Script>

<ul><Icon>With an icon</Icon></ul>

<button className="pick">Pick</button>

<button className="clean-btn">Clean</button>

A paragraph.

<Count />

<Only>

<p className="in">First in an island.</p>

<p className="in">Second in it.</p>

</Only>

<section>
  <div>
    <p>In a part.</p>
  </div>
  <div className="part">In another.</div>
</section>

<details className="more">
  <summary><h4>More</h4></summary>

  Folded.
</details>

<dl>
  <dt>Term</dt>
  <dd>

  First.

  Second.

  </dd>
</dl>

<Admonition type="rule" className="alert alert--danger" title="Rule">Of its own kind.</Admonition>

<p className="mark">Marked.</p>

<a className="card padding--lg" href="/docs/a"><h3>Boxed</h3></a>

<picture><img className="shot" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="200" height="90" /></picture>
`,
  );
  expect((await site.build()).exitCode).toBe(0);
  const { server, address: at } = await serve(site.folder);
  address = at;
  stop = () => server.kill();
}, 60_000);

afterAll(() => {
  stop();
  site.remove();
});

it("keeps apart the blocks in the elements of components", async () => {
  const page = await openPage(`${address}/docs/a`);
  const gaps = await page.locator("section.good").evaluate((section) => {
    const boxes = [...section.children].map((child) => child.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
  });
  expect(gaps).toEqual([18, 18, 18, 18]);
  const below = await page.locator(".part").evaluate((part) => {
    const paragraph = part.previousElementSibling!.firstElementChild!;
    return part.getBoundingClientRect().top - paragraph.getBoundingClientRect().bottom;
  });
  expect(below).toBe(18);
});

it("keeps apart a paragraph and an island, the blocks that an island is given, and the paragraphs of a definition", async () => {
  const page = await openPage(`${address}/docs/a`);
  const gapAbove = (name: string) =>
    page.locator(name).evaluate((element) => {
      let [before, inner] = [element.previousElementSibling, element];
      while (!before) [before, inner] = [inner.parentElement!.previousElementSibling, inner.parentElement!];
      while (getComputedStyle(before).display === "contents") before = before.lastElementChild!;
      return element.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    });
  expect(await gapAbove(".count")).toBe(18);
  expect(await gapAbove(".in >> nth=0")).toBe(18);
  expect(await gapAbove(".in >> nth=1")).toBe(18);
  expect(await gapAbove("dd > p:last-child")).toBe(18);
});

it("keeps apart a picture that is written as HTML and what is above it", async () => {
  const page = await openPage(`${address}/docs/a`);
  const [above, picture] = [page.locator(".mark"), page.locator("picture > img.shot")];
  const { y, height } = (await above.boundingBox())!;
  expect((await picture.boundingBox())!.y - (y + height)).toBeGreaterThanOrEqual(18);
});

it("leaves icons in the items of a list at the height of their text", async () => {
  const page = await openPage(`${address}/docs/a`);
  const middle = async (selector: string) => {
    const { y, height } = (await page.locator(`.icon ${selector}`).boundingBox())!;
    return y + height / 2;
  };
  expect(Math.abs((await middle("svg")) - (await middle(".label")))).toBeLessThan(1);
});

it("finds the text of documents as style sheets call it, and gives values to the variables that they read", async () => {
  const page = await openPage(`${address}/docs/a`);
  const look = (selector: string, name: "letterSpacing" | "backgroundColor") =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], name);
  expect(await look("h2", "letterSpacing")).toBe("3px");
  expect(await look(".good", "backgroundColor")).toBe("rgb(238, 250, 243)");
  expect(await look(".mark", "backgroundColor")).toBe("rgb(43, 47, 54)");
});

it("shows a logo that is a drawing without a size of its own", async () => {
  const page = await openPage(`${address}/docs/a`);
  expect(await page.locator(".navbar .logo").boundingBox()).toMatchObject({ width: 64, height: 32 });
});

it("frames cards that are links", async () => {
  const page = await openPage(`${address}/docs/a`);
  const card = await page.locator("a.card").evaluate((element) => {
    const { display, borderTopWidth, paddingTop } = getComputedStyle(element);
    return { display, borderTopWidth, paddingTop };
  });
  expect(card).toEqual({ display: "flex", borderTopWidth: "1px", paddingTop: "32px" });
});

it("draws buttons as browsers do, with what the site's style sheet says of them", async () => {
  const page = await openPage(`${address}/docs/a`);
  const look = (name: string) =>
    page.locator(name).evaluate((button) => {
      const { borderTopWidth, borderTopColor, paddingInlineStart } = getComputedStyle(button);
      return { borderTopWidth, borderTopColor, paddingInlineStart };
    });
  expect(await look(".pick")).toEqual({
    borderTopWidth: "2px",
    borderTopColor: "rgb(255, 0, 0)",
    paddingInlineStart: "6px",
  });
  expect(await look(".clean-btn")).toMatchObject({ borderTopWidth: "0px", paddingInlineStart: "0px" });
  const ownWidth = (await look(".code-copy")).borderTopWidth;
  expect(ownWidth).not.toBe("2px");
});

it("frames passages that are folded, also with a class, and leaves a heading next to the triangle", async () => {
  const page = await openPage(`${address}/docs/a`);
  const folded = page.locator("details.more");
  expect(await folded.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px");
  const summary = (await folded.locator("summary").boundingBox())!;
  expect(summary.height).toBeLessThan(40);
});

it("draws one edge at admonitions of the site's own kinds, in the tone that their class names", async () => {
  const page = await openPage(`${address}/docs/a`);
  const look = await page.locator(".admonition-rule").evaluate((admonition) => {
    const { borderInlineStartWidth, boxShadow } = getComputedStyle(admonition);
    const { color } = getComputedStyle(admonition.querySelector(".admonition-title")!);
    return { borderInlineStartWidth, color, isOfTone: boxShadow.startsWith(color) };
  });
  expect(look).toEqual({ borderInlineStartWidth: "0px", color: "rgb(194, 36, 54)", isOfTone: true });
});
