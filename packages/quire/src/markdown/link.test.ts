import { describe, expect, test } from "vitest";
import { compileText, show } from "./fixtures/compile-text.ts";

describe("links and images", () => {
  test("every address is counted with its place", async () => {
    const page = await compileText(
      'See [a](./a.md#x "T") and ![i](./i.png).\n\n[r][R] <https://x.org> www.y.org\n\n[r]: /r\n',
    );
    expect(show(page.body)).toBe(
      '<p>See <a href="{0}" title="T">a</a> and <Image src={"$link":1} link=1 alt="i"></Image>.</p>\n' +
        '<p><a href="{2}">r</a> <a href="{3}">https://x.org</a> <a href="{4}">www.y.org</a></p>\n',
    );
    expect(page.links).toEqual([
      { url: "./a.md#x", kind: "link", line: 1, column: 5, text: "a" },
      { url: "./i.png", kind: "image", line: 1, column: 27 },
      { url: "/r", kind: "link", line: 3, column: 1, text: "r" },
      { url: "https://x.org", kind: "link", line: 3, column: 8 },
      { url: "http://www.y.org", kind: "link", line: 3, column: 24 },
    ]);
  });

  test("addresses that run scripts are dropped", async () => {
    const page = await compileText('[x](javascript:alert(1)) <a href=" java&#10;script:y">z</a>');
    expect(show(page.body)).toBe("<p>x <a>z</a></p>\n");
    expect(page.problems.map((problem) => problem.code)).toEqual(["html-forbidden", "html-forbidden"]);
    const images = await compileText("![i](javascript:alert(1)) ![j][r]\n\n[r]: vbscript:x\n");
    expect([show(images.body), images.links]).toEqual(["<p>i j</p>\n", []]);
  });

  test("a title stays within its quotes, and a text that is a sentence is no name for a page", async () => {
    const [name, sentence] = ["a".repeat(60), "a".repeat(61)];
    const page = await compileText(`[${name}](./a.md '"<x>') [${sentence}](./a.md)`);
    expect(show(page.body)).toContain('title="&quot;&lt;x&gt;"');
    expect(page.links.map(({ text }) => text)).toEqual([name, undefined]);
  });
});
