import { beforeEach, expect, it, vi } from "vitest";
import { highlightAhead } from "./highlight-ahead.ts";

const asked: [language: string, code: string][] = [];
const prepared: string[] = [];
vi.mock("./highlight.ts", () => ({
  sharedHighlighter: () => ({
    prepare: async (languages: string[]) => void prepared.push(...languages),
    highlight: (code: string, language: string) => {
      asked.push([language, code]);
      return "";
    },
  }),
}));

beforeEach(() => {
  asked.length = prepared.length = 0;
});

const fence = (info: string, code: string, marks = "```") => `${marks}${info}\n${code}\n${marks}`;

it("takes one language after the other", async () => {
  await highlightAhead([
    `${fence("yaml", "a: 1")}\n\n${fence("python", "import os\n\nprint(os)")}`,
    fence("yaml", "b: 2"),
  ]);
  expect(asked).toEqual([
    ["yaml", "a: 1"],
    ["yaml", "b: 2"],
    ["python", "import os\n\nprint(os)"],
  ]);
  expect(prepared).toEqual(["yaml", "python"]);
});

it("asks for code as compiling will: by its language, without comments that mark lines", async () => {
  await highlightAhead([
    fence('JS {1} title="a.js"', "one();\n// highlight-next-line\ntwo();"),
    fence("bash", "$ ls\na.md").replaceAll("\n", "\r\n"),
    fence("yaml", "```\na: 1\n```", "````"),
    fence("yaml", "~~~", "```"),
  ]);
  expect(asked).toEqual([
    ["js", "one();\ntwo();"],
    ["console", "$ ls\na.md"],
    ["yaml", "```\na: 1\n```"],
    ["yaml", "~~~"],
  ]);
});

it("leaves what has no colours, and fences that are indented or never closed", async () => {
  await highlightAhead([fence("text", "a"), fence("", "b"), `1. c\n\n   \`\`\`js\n   d();\n   \`\`\`\n`]);
  await highlightAhead([`${"```js\n".repeat(20_000)}`, fence("mermaid", "flowchart LR")]);
  expect(asked).toEqual([]);
});

it("takes tens of thousands of fences", async () => {
  await highlightAhead([`${fence("yaml", "a: 1")}\n\n`.repeat(100_000)]);
  expect(asked).toHaveLength(100_000);
});
