import { describe, expect, test } from "vitest";
import type { MarkdownConfig } from "../../config/markdown-schema.ts";
import { compileText, places, show } from "../fixtures/compile-text.ts";
import { languageFor } from "./code-block.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("code", () => {
  test("title, marked lines and numbers", async () => {
    expect(await body('```js title="a b" {2} showLineNumbers\n1\n2\n```\n')).toBe(
      '<CodeBlock language="js" title="a b" showLineNumbers=true html="' +
        '<span class=\\"line\\">1\\n</span><span class=\\"line highlighted\\">2</span>"></CodeBlock>',
    );
  });

  test("an unknown language is plain text and a warning", async () => {
    const page = await compileText("x\n\n```nope\n<a>\n```\n", { highlight: () => undefined });
    expect(show(page.body)).toContain('html="&lt;a&gt;"');
    expect(places(page)).toEqual(["unknown-language 3:1"]);
    expect(page.problems[0]?.severity).toBe("warning");
    const slip = await compileText("```javascrpt\na\n```\n", { highlight: () => undefined });
    expect(slip.problems[0]?.hint).toBe("Did you mean javascript?");
  });

  test("code that is shown from GitHub is a link to it", async () => {
    const address = "https://github.com/elm/trees/blob/main/leaf.js#L1-L3";
    const text = `\`\`\`js title="leaf.js" reference\n${address}\n\`\`\`\n`;
    expect(await body(text)).toBe(
      `<CodeBlock language="js" title="leaf.js" html="<a href=\\"${address}\\">${address}</a>"></CodeBlock>`,
    );
    expect(await body(text.replace(" reference", ""))).not.toContain("<a");
    expect(await body(text.replace(address, "leaf()"))).not.toContain("<a");
  });

  test("lines that are marked in vain are a warning", async () => {
    const page = await compileText("x\n\n```js {1,99,3-2}\na\nb\n```\n");
    expect(places(page)).toEqual(["code-lines 3:1"]);
    expect(page.problems[0]?.message).toBe("The code has 2 lines, and `{99,3-2}` marks none of them.");
    expect(places(await compileText("```js file=./a.js {9}\n```\n"))).toEqual([]);
  });

  test("tags and imports in code are text", async () => {
    const text =
      "```jsx\nimport Tabs from '@theme/Tabs';\n<Tabs>\n</Tabs>\n```\n\n    <Card a={1}/>\n\n`<Card a={1}/>`\n";
    expect(await body(text)).toBe(
      `<CodeBlock language="jsx" html="import Tabs from '@theme/Tabs';\\n&lt;Tabs&gt;\\n&lt;/Tabs&gt;"></CodeBlock>` +
        "<components/card.tsx#default a=1></components/card.tsx#default><p><code>&lt;Card a={1}/&gt;</code></p>\n",
    );
  });

  test("code that names no language has that of the settings, where they name one", async () => {
    const text = "```\na\n```\n\n```text\nb\n```\n\n    c\n\n<CodeBlock>d</CodeBlock>\n";
    const html = show((await compileText(text, { codeBlocks: { defaultLanguage: "js" } })).body);
    expect([...html.matchAll(/language="(\w+)"[^>]* html="(\w)"/g)].map(([, ...found]) => found)).toEqual([
      ["js", "a"],
      ["text", "b"],
      ["js", "c"],
      ["js", "d"],
    ]);
    const drawn = await compileText("    let c;\n", {
      codeBlocks: { defaultLanguage: "js" },
      highlight: undefined,
    });
    expect(show(drawn.body)).toContain("<span");
    expect(drawn.problems).toEqual([]);
  });

  test("a diagram that cannot be drawn stays code", async () => {
    const page = await compileText("```mermaid\npie\n```\n");
    expect(show(page.body)).toBe('<CodeBlock language="mermaid" html="pie"></CodeBlock>');
    expect(places(page)).toEqual(["diagram 1:1"]);
    const drawn = await compileText("```mermaid\npie\n```\n", {
      diagram: () => ({ svg: "<svg/>", label: "L" }),
    });
    expect(show(drawn.body)).toBe('<Diagram svg="<svg/>" label="L" source="pie"></Diagram>');
  });
});

test("the component for diagrams is drawn like a fence if its source is plain", async () => {
  const head = 'import Mermaid from "@theme/Mermaid";\n\n';
  const diagram = (source: string) => ({ svg: `<svg>${source.trim()}</svg>`, label: "L" });
  const resolveImport = (specifier: string) => ({ kind: "module", ref: specifier }) as const;
  for (const format of ["md", "mdx"] as const) {
    for (const name of ["value", "chart"]) {
      const text = `${head}<Mermaid ${name}={\`\n\tgraph LR\n\`} />\n`;
      const page = await compileText(text, { format, diagram, resolveImport });
      expect(show(page.body)).toMatch(/^<Diagram svg="<svg>graph LR<\/svg>"/);
    }
  }
  const drawn = await compileText(`${head}<Mermaid value="graph LR; A-->B" />\n`, {
    resolveImport,
    diagram: undefined,
  });
  expect(show(drawn.body)).toContain("<svg");
});

test("shell code is a session if a line of it, not only the first, starts with a prompt", () => {
  expect(languageFor("# So:\n$ ls", "bash")).toBe("console");
  expect(languageFor("echo $ ls", "bash")).toBe("bash");
  expect(languageFor("$ ls", "text")).toBe("text");
});

describe("fences marked npm2yarn", () => {
  const fence = '```bash npm2yarn title="Shell"\nnpm install --save-dev tea\n```\n';
  const npm2yarn: MarkdownConfig["npm2yarn"] = { converters: ["yarn", "bun"], sync: true };
  const tab = (value: string, label: string, code: string) =>
    `<TabItem value="${value}" label="${label}"><CodeBlock language="bash" title="Shell" html="${code}"></CodeBlock></TabItem>`;
  const tabs =
    tab("npm", "npm", "npm install --save-dev tea") +
    tab("yarn", "Yarn", "yarn add --dev tea") +
    tab("bun", "Bun", "bun add --dev tea");

  test("are tabs with the commands of package managers that are asked for", async () => {
    for (const format of ["md", "mdx"] as const)
      expect(show((await compileText(fence, { format, npm2yarn })).body)).toBe(
        `<Tabs groupId="npm2yarn">${tabs}</Tabs>`,
      );
    const apart = await compileText(fence, { npm2yarn: { ...npm2yarn, sync: false } });
    expect(show(apart.body)).toBe(`<Tabs>${tabs}</Tabs>`);
  });

  test("translate each line, whether it runs npm or npx", async () => {
    const page = await compileText("```bash npm2yarn\nnpm install tea\nnpx tea\n```\n", { npm2yarn });
    expect(show(page.body)).toMatch(/html="yarn add tea\\nyarn dlx tea"/);
    expect(show(page.body)).toMatch(/html="bun add tea\\nbun x tea"/);
  });

  test("stay as they are where none is asked for, as others do", async () => {
    expect(await body(fence)).toMatch(/^<CodeBlock [^<]*npm install[^<]*<\/CodeBlock>$/);
    for (const mark of ["", "npm2yarn=x", 'note="npm2yarn-like"']) {
      const other = fence.replace("npm2yarn", mark);
      expect(show((await compileText(other, { npm2yarn })).body)).not.toContain("Tabs");
    }
  });
});
