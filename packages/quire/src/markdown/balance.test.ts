import fc from "fast-check";
import { expect, test } from "vitest";
import type { Part } from "./document.ts";
import { compileText } from "./fixtures/compile-text.ts";

const voids = new Set("area br col embed hr img input source track wbr".split(" "));

/** The first tag that does not nest, or undefined; components count as elements. */
function unbalanced(parts: readonly Part[]): string | undefined {
  const stack: string[] = [];
  const visit = (part: Part): string | undefined => {
    if (typeof part !== "string") {
      const depth = stack.length;
      for (const child of part.children) {
        const wrong = visit(child);
        if (wrong) return wrong;
      }
      return stack.length === depth ? undefined : `${part.component} holds half of <${stack.at(-1)}>`;
    }
    for (const match of part.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*>/g)) {
      const [, close, name] = match;
      if (voids.has(name!)) continue;
      if (!close) stack.push(name!);
      else if (stack.pop() !== name) return `${match[0]} in ${part}`;
    }
    return undefined;
  };
  for (const part of parts) {
    const wrong = visit(part);
    if (wrong) return wrong;
  }
  return stack.length > 0 ? `<${stack.at(-1)}> is open at the end` : undefined;
}

const pieces = [
  "a",
  " ",
  "\n",
  "\n\n",
  "    ",
  "  ",
  "- ",
  "1. ",
  "> ",
  "# ",
  "## ",
  "*",
  "**",
  "_",
  "`",
  "```\n",
  "~~~",
  "[",
  "](",
  ")",
  "![",
  "<",
  ">",
  "<b>",
  "</b>",
  "<p>",
  "</p>",
  "<div>",
  "</div>",
  "<li>",
  "<br/>",
  "<img src=x>",
  "<Card>",
  "</Card>",
  "<Card a={1}>",
  '<Card\n  b="c"/>',
  "<Tabs>",
  "</Tabs>",
  '<TabItem value="a">',
  "</TabItem>",
  "<Nope>",
  "<script>",
  "</script>",
  "<!--",
  "-->",
  "<!-- truncate -->",
  "{/*",
  "*/}",
  "{",
  "}",
  ":::note",
  ":::",
  "::::tip T",
  "::x",
  ":y",
  "|",
  "|---|---|\n",
  "[^1]",
  "[^1]: ",
  "\n[r]: /x\n",
  "\\",
  "&amp;",
  "&",
  '"',
  "'",
  "=",
  "é",
  "😀",
  "中",
  "import X from '@theme/Tabs';\n",
  "[!NOTE]\n",
  "- [ ] ",
  "<details>",
  "<summary>",
  "</summary>",
  "</details>",
  "\t",
  "\u0001",
  "0",
];

test("any Markdown compiles to HTML that nests", { timeout: 60_000 }, async () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join(""));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const page = await compileText(text);
      if (page.module === undefined) expect(unbalanced(page.body)).toBeUndefined();
      for (const problem of page.problems) expect(problem.line).toBeLessThanOrEqual(text.split("\n").length);
    }),
    { numRuns: 1500, seed: 7 },
  );
});

test("any text compiles as MDX or says why not", { timeout: 60_000 }, async () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((words) => words.join(""));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const page = await compileText(text, { format: "mdx" });
      expect(unbalanced(page.body)).toBeUndefined();
    }),
    { numRuns: 800, seed: 7 },
  );
});

test.each([
  ["quotes", ">".repeat(10_000)],
  ["components", "<Card>".repeat(5_000)],
  ["component lines", "<Card>\n".repeat(5_000)],
  ["elements", "<div>".repeat(5_000)],
  ["emphasis", "*a ".repeat(5_000) + "b*".repeat(5_000)],
])("10,000 deep %s end in a document or a problem", async (_, text) => {
  const page = await compileText(text);
  expect(JSON.stringify(page.body).length + page.problems.length).toBeGreaterThan(0);
});

test("three megabytes compile", { timeout: 60_000 }, async () => {
  const page = await compileText("Lorem *ipsum* [dolor](./x.md) `sit` <b>amet</b>.\n\n".repeat(60_000));
  expect(page.links).toHaveLength(60_000);
  expect(page.problems).toEqual([]);
});
