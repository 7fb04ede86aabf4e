import { expect, test } from "vitest";
import { compileText, places, show } from "./fixtures/compile-text.ts";

// Nothing is timed: read in more than proportion to its length, each of these takes longer than a test may.

test.each(["md", "mdx"] as const)("a heading of many spaces is read at once (%s)", async (format) => {
  const page = await compileText(`## a${" ".repeat(70_000)}b\n\n## c${" ".repeat(70_000)}{#d}\n`, {
    format,
  });
  expect(page.anchors[1]).toBe("d");
  expect(show(page.body)).toContain(">c</a></h2>");
});

test("many tags in one piece of HTML are placed without counting its lines for each", async () => {
  const page = await compileText(`<div>\n${"<b>x</b>\n".repeat(20_000)}  </i>\n</div>\n`);
  expect(places(page)).toEqual(["html-stray 20002:3"]);
});

test.each([
  [
    "footnotes, each with its own text",
    Array.from({ length: 40_000 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n`).join("\n"),
  ],
  ["a line of components", "<Card />".repeat(60_000)],
  ["a line of JSX comments", "a {/* b */} ".repeat(80_000)],
  ["JSX comments that do not end", "a {/* ".repeat(100_000)],
  ["lines with JSX comments that do not end", "{/* a\n\n".repeat(60_000)],
  ["elements that are never closed", "a <b> ".repeat(80_000)],
  ["elements of raw text", `<div>${"<textarea>a</textarea>".repeat(20_000)}</div>`],
])("%s: compiles", async (_, text) => {
  const page = await compileText(text);
  expect(page.body.length).toBeGreaterThan(0);
});

test("a long table with colons compiles beside an admonition, as it is written", async () => {
  const first = "| urn:li:tag:a | `b:c` | [d:e](f:g) <urn:h> https://i.j:80/k <b title='l:m'>n</b> |\n";
  const table = `| A:b | B | C |\n|:-|-|-|\n${first}${"| urn:li:tag:a | at 12:30 | |\n".repeat(10_000)}`;
  const page = await compileText(`:::note[O:p]\n\n${table}\n:::\n`);
  const body = show(page.body);
  expect(body).toContain("O:p");
  expect(body).toContain("<td>urn:li:tag:a</td><td>at 12:30</td>");
  const [row = ""] = /<td>urn.*?<\/tr>/s.exec(body)!;
  expect(
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/ +/g, " ")
      .trim(),
  ).toBe("urn:li:tag:a b:c d:e urn:h https://i.j:80/k n");
  expect(row).toContain('title="l:m"');
  expect(page.links.map(({ url }) => url)).toEqual(["f:g", "urn:h", "https://i.j:80/k"]);
});

test("thousands of quotations within each other are a problem, not a wait", async () => {
  const page = await compileText(`${">".repeat(500_000)} a`);
  expect(page.problems.map(({ code }) => code)).toEqual(["nested-too-deep"]);
});
