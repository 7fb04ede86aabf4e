/**
 * Components written for Docusaurus, which sends all of them to the browser: they move without saying `'use client'`.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../packages/quire/fixtures/copied-site.ts";
import { serve } from "./serve.ts";
import { complaintsOf, openPage } from "./support.ts";

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
      baseUrl: "/t/",
      favicon: "favicon.ico",
      presets: [["classic", { docs: { sidebarPath: false }, blog: false }]],
      plugins: [
        () => ({
          name: "own",
          configureWebpack: () => ({ plugins: [new (require("webpack").DefinePlugin)({ "process.env.LIGHT": '"off"' })] }),
        }),
      ],
    };`,
  );
  site.write("static/favicon.ico", "");
  site.write(
    "src/Fold.jsx",
    `import React, { useState } from 'react';
export default function Fold({ title, children }) {
  const [open, setOpen] = useState(false);
  return <section><button onClick={() => setOpen(!open)}>{title}</button>{open && children}</section>;
}
`,
  );
  site.write(
    "src/Room.jsx",
    `import React, { createContext, useContext, useState } from 'react';
export const Light = createContext('none');
export function Room() {
  const [guests, setGuests] = useState(0);
  return <button onClick={() => setGuests(guests + 1)}>room {useContext(Light)} {guests}</button>;
}
`,
  );
  site.write(
    "src/House.jsx",
    `import React, { useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { Light, Room } from './Room';
export default function House() {
  const [light, setLight] = useState(process.env.LIGHT);
  return (
    <Light.Provider value={light}>
      <button onClick={() => setLight('on')}>house {light}</button>
      <Room />
      <CodeBlock className="language-js" metastring='title="a.js"'>const a = "x";</CodeBlock>
    </Light.Provider>
  );
}
`,
  );
  site.write(
    "docs/a.mdx",
    `---
description: d
---

import Fold from '@site/src/Fold';
import House from '@site/src/House';

<Fold title="Outer">

Some **text**.

<Fold title="Inner">innermost</Fold>

</Fold>

<House />
`,
  );
  site.write(
    "src/Later.jsx",
    `import React, { lazy, Suspense } from 'react';
const Card = lazy(() => import('./Card'));
export default () => <Suspense fallback="Not yet."><Card>At last.</Card></Suspense>;
`,
  );
  site.write("src/Card.jsx", "export default ({ children }) => <p>{children}</p>;\n");
  site.write("docs/c.mdx", "---\ndescription: d\n---\n\nimport Later from '@site/src/Later';\n\n<Later />\n");
  site.write(
    "docs/b.mdx",
    `---
description: d
---

import { useState } from 'react';

export const Press = ({ children }) => {
  const [times, setTimes] = useState(toc.length);
  return <div><button onClick={() => setTimes(times + 1)}>pressed {times}</button>{children}</div>;
};

## One

<Press>

Some **text**.

</Press>
`,
  );
  site.write(
    "src/pages/index.jsx",
    `import React, { useState } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
export default function Start() {
  const [tab, setTab] = useState('one');
  return <Layout title="Start"><button onClick={() => setTab('two')}>tab {tab}</button><Link to="/docs/a">A</Link></Layout>;
}
`,
  );
  site.write(
    "src/Wrapped.jsx",
    `import { forwardRef, memo, useState } from 'react';
export const Typed = forwardRef(function Typed(props, ref) {
  const [text, setText] = useState('');
  return <label ref={ref}>said {text}<input onChange={(event) => setText(event.target.value)} /></label>;
});
function Kept({ start }) {
  const [times, setTimes] = useState(start);
  return <button onClick={() => setTimes(times + 1)}>kept {times}</button>;
}
export default memo(Kept);
`,
  );
  site.write(
    "docs/d.mdx",
    "---\ndescription: d\n---\n\nimport Kept, { Typed } from '@site/src/Wrapped';\n\n<Kept start={2} />\n\n<Typed />\n",
  );
  site.write(
    "src/hooks/index.js",
    "export * from './use-times';\nexport { default as useSwitch } from './useSwitch';\n",
  );
  site.write(
    "src/hooks/use-times.js",
    "import { useState } from 'react';\nexport const useTimes = () => { const [n, set] = useState(0); return [n, () => set(n + 1)]; };\n",
  );
  site.write(
    "src/hooks/useSwitch.js",
    "import { useState } from 'react';\nexport default function useSwitch() { const [on, set] = useState(false); return [on, () => set(!on)]; }\n",
  );
  site.write(
    "src/pages/hooks.jsx",
    `import { useSwitch, useTimes } from '../hooks';
const Count = () => { const [times, more] = useTimes(); return <button {...{ onClick: more }}>times {times}</button>; };
const Light = () => { const [on, turn] = useSwitch(); return <button {...{ onClick: turn }}>light {on ? 'on' : 'off'}</button>; };
export default () => <main><Count /><Light /></main>;
`,
  );
  site.write(
    "src/pages/told.jsx",
    `import { useState } from 'react';
import { useColorMode, usePrevious, useScrollPosition, useWindowSize } from '@docusaurus/theme-common';
import { useQueryString } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
const Mode = () => { const { colorMode } = useColorMode(); return <p className={'is-' + colorMode}>mode {colorMode}</p>; };
const Query = () => { const [value, set] = useQueryString('q'); return <button {...{ onClick: () => set('b') }}>q {value}</button>; };
const Place = () => {
  const [y, setY] = useState(0);
  const before = usePrevious(y);
  useScrollPosition(({ scrollY }, last) => { if (last) setY(Math.round(scrollY)); });
  return <p style={{ height: 3000 }}>from {String(before)} to {y}</p>;
};
export default () => <Layout title="Told"><Mode /><Place /><p>{useWindowSize()}</p><Query /></Layout>;
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

it("shows what stands between the tags once the component does, and brings what is in it to life each time", async () => {
  const page = await openPage(`${address}/docs/a`);
  const complaints = complaintsOf(page);
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.locator("quire-island[data-hydrated]").first().waitFor();
  expect(await page.getByText("Some text.").count()).toBe(0);
  for (let times = 0; times < 2; times++) {
    await press("Outer");
    await page.getByText("Some text.").waitFor();
    await press("Inner");
    await page.getByText("innermost").waitFor();
    await press("Outer");
    await page.getByText("Some text.").waitFor({ state: "detached" });
  }
  expect(complaints).toEqual([]);
});

it("keeps what one component gives another, and code as it was highlighted", async () => {
  const page = await openPage(`${address}/docs/a`);
  const complaints = complaintsOf(page);
  await page.getByRole("button", { name: "house off" }).click();
  await page.getByRole("button", { name: "room on 0" }).click();
  await page.getByRole("button", { name: "room on 1" }).waitFor();
  expect(await page.locator(".code-block .code-title").innerText()).toBe("a.js");
  expect(await page.locator(".code-block code span").count()).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

it("shows what is loaded later in the place of its fallback, without a complaint", async () => {
  const page = await openPage();
  const complaints = complaintsOf(page);
  await page.goto(`${address}/docs/c`);
  await page.getByText("At last.").waitFor();
  expect(await page.getByText("Not yet.").count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("brings to life what a document itself defines", async () => {
  const page = await openPage(`${address}/docs/b`);
  const complaints = complaintsOf(page);
  await page.getByRole("button", { name: "pressed 1" }).click();
  await page.getByRole("button", { name: "pressed 2" }).waitFor();
  expect(await page.getByText("Some text.").count()).toBe(1);
  expect(complaints).toEqual([]);
});

it("makes pages move, within the frame of the site", async () => {
  const page = await openPage(address);
  const complaints = complaintsOf(page);
  await page.getByRole("button", { name: "tab one" }).click();
  await page.getByRole("button", { name: "tab two" }).waitFor();
  expect(await page.locator("header.navbar").count()).toBe(1);
  await page.getByRole("link", { name: "A", exact: true }).click();
  await page.getByRole("button", { name: "Outer" }).waitFor();
  expect(complaints).toEqual([]);
});

it("makes pages move whose hooks are in modules of their own", async () => {
  const page = await openPage(`${address}/hooks`);
  const complaints = complaintsOf(page);
  await page.getByRole("button", { name: "times 0" }).click();
  await page.getByRole("button", { name: "times 1" }).waitFor();
  await page.getByRole("button", { name: "light off" }).click();
  await page.getByRole("button", { name: "light on" }).waitFor();
  expect(complaints).toEqual([]);
});

it("tells components of the colour mode, the size of the window, the query and scrolling, and of their changes", async () => {
  const page = await openPage();
  const complaints = complaintsOf(page);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(`${address}/told?q=a`);
  await page.locator("p.is-dark").waitFor();
  await page.getByText("desktop").waitFor();
  await page.locator("[data-color-mode]").first().click();
  await page.locator("p.is-light").waitFor();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByText("from 0 to 700").waitFor();
  await page.setViewportSize({ width: 500, height: 500 });
  await page.getByText("mobile").waitFor();
  await page.getByRole("button", { name: "q a" }).click();
  await page.getByRole("button", { name: "q b" }).waitFor();
  expect(page.url()).toMatch(/\/told\?q=b$/);
  expect(complaints).toEqual([]);
});

it("brings to life what is wrapped by memo and forwardRef", async () => {
  const page = await openPage(`${address}/docs/d`);
  const complaints = complaintsOf(page);
  await page.getByRole("button", { name: "kept 2" }).click();
  await page.getByRole("button", { name: "kept 3" }).waitFor();
  await page.getByRole("textbox", { name: "said" }).fill("a");
  await page.getByText("said a").waitFor();
  expect(complaints).toEqual([]);
});
