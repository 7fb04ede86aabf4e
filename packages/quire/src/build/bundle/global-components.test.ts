import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { globalComponents } from "./global-components.ts";

const none = { staticDirs: [], aliases: {} };
let site: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "quire-components-"));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

it("finds the components a site gives to all its documents", () => {
  write("src/components/mark.js", "export default () => null;");
  write("src/components/boxes.tsx", "export const Box = () => null;");
  write(
    "src/theme/MDXComponents.js",
    `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Mark from '@site/src/components/mark';
import { Box, Other } from '../components/boxes';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  Mark,
  Frame: Box,
  Tabs,
};
`,
  );
  expect(globalComponents(site, none)).toEqual({
    components: { Mark: "src/components/mark.js#default", Frame: "src/components/boxes.tsx#Box" },
    problems: [],
  });
});

it("takes a site's own for those of the theme that Docusaurus has none of by these names", () => {
  write("src/picture.js", "export default () => null;");
  write(
    "src/theme/MDXComponents.js",
    `import Link from '@docusaurus/Link';
import Image from '@theme/IdealImage';
import Diagram from '@site/src/picture';
import Details from '@site/src/picture';
export default { Link, Image, Diagram, Details };
`,
  );
  expect(globalComponents(site, none)?.components).toEqual({
    Image: "@theme/IdealImage#default",
    Diagram: "src/picture.js#default",
  });
});

it("knows components of the theme by other names too", () => {
  write(
    "src/theme/MDXComponents.js",
    `import TabItem from '@theme/TabItem';
import Admonition from '@theme/Admonition';
export default { TabItem, Tab: TabItem, Callout: Admonition };
`,
  );
  expect(globalComponents(site, none)).toEqual({
    components: { Tab: "@theme/TabItem", Callout: "@theme/Admonition" },
    problems: [],
  });
});

it("says that components of the theme are not replaced", () => {
  write("src/note.js", "export default () => null;");
  write(
    "src/theme/MDXComponents.js",
    `import Head from '@docusaurus/Head';
import Tabs from '@theme/Tabs';
import Details from '@theme/MDXComponents/Details';
import Note from '../note';
export default { Head, Tabs, Details, Admonition: Note, CodeBlock: () => null, Note };
`,
  );
  expect(globalComponents(site, none)).toMatchObject({
    components: { Note: "src/note.js#default" },
    problems: [{ message: "This file defines `Admonition`, `CodeBlock`, which Quire does not use." }],
  });
});

it("takes documents and what is not installed from the file itself, which imports them", () => {
  write("docs/_alert.mdx", "Hot");
  write(
    "src/theme/MDXComponents.js",
    `import Alert from '@site/docs/_alert.mdx';
import Kettle from 'kettles';
export default { Alert, Kettle };
`,
  );
  expect(globalComponents(site, none)?.components).toEqual({
    Alert: "src/theme/MDXComponents.js#default.Alert",
    Kettle: "src/theme/MDXComponents.js#default.Kettle",
  });
});

it("finds them behind comments, written in place, and in an object with a name", () => {
  write("src/components/mark.js", "export default () => null;");
  write(
    "src/theme/MDXComponents/index.tsx",
    `import type { MDXComponentsObject } from '@theme/MDXComponents';
import MDXComponents from '@theme-original/MDXComponents';
import Mark from '@site/src/components/mark';

const components: MDXComponentsObject = {
  ...MDXComponents,
  // It doesn't "replace" <Mark>, Mark is new {
  h1: (props: { children: string }) => <h1 {...props} />,
  table(props: object) { return <div><table {...props} /></div>; },
  Inline: () => <Mark />,
  Other: Mark,
  Mark
};
export default components;
`,
  );
  expect(globalComponents(site, none)?.components).toEqual({
    Inline: "src/theme/MDXComponents/index.tsx#default.Inline",
    Other: "src/components/mark.js#default",
    Mark: "src/components/mark.js#default",
  });
  expect(globalComponents(site, none)?.problems.map(({ message }) => message)).toEqual([
    "This file defines `h1`, `table`, which Quire does not use.",
  ]);
});

it("takes names in small letters that are no elements for components, as Docusaurus 2 does", () => {
  write("src/mark.js", "export default () => null;");
  write(
    "src/theme/MDXComponents.js",
    `import Mark from '../mark';
export default { highlight: Mark, roundIcon: Mark, kettle: () => null, inlineCode: Mark, link: Mark };
`,
  );
  expect(globalComponents(site, none)).toMatchObject({
    components: {
      highlight: "src/mark.js#default",
      roundIcon: "src/mark.js#default",
      kettle: "src/theme/MDXComponents.js#default.kettle",
    },
    problems: [{ message: "This file defines `inlineCode`, `link`, which Quire does not use." }],
  });
});

it("finds what modules and objects hold that are spread into the list", () => {
  write("src/components/box.js", "export default () => null;");
  write("src/components/more.js", "export * from './index';\nexport class Deep {}\nexport const deep = 1;");
  write(
    "src/components/index.js",
    `export { default as Box, other } from './box';
export function Mark() {}
export const Tabs = 1;
// export const Gone = 1;
export * from './more';
`,
  );
  write(
    "src/parts.js",
    "import Box from './components/box';\nexport default { Part: Box, Own: () => null };",
  );
  write(
    "src/theme/MDXComponents.js",
    `import MDXComponents from '@theme-original/MDXComponents';
import * as All from '@site/src/components';
import parts from '../parts';
const local = { Local: () => null };
export default { ...MDXComponents, ...All, ...parts, ...local };
`,
  );
  const found = globalComponents(site, none)!;
  expect(found.components).toEqual({
    Box: "src/components/index.js#Box",
    Mark: "src/components/index.js#Mark",
    Deep: "src/components/index.js#Deep",
    Part: "src/components/box.js#default",
    Own: "src/parts.js#default.Own",
    Local: "src/theme/MDXComponents.js#default.Local",
  });
});

it("finds nothing where there is no such file", () => {
  expect(globalComponents(site, none)).toEqual({ components: {}, problems: [] });
});
