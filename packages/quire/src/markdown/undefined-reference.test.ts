import { describe, expect, it } from "vitest";
import { compileText, places } from "./fixtures/compile-text.ts";

describe("references that are defined nowhere", () => {
  it("are reported where they were meant as links, images and footnotes", async () => {
    const document = await compileText(
      "See [the guide][guide], [guide][] and ![Cups][cups].\n\n> - A note[^1].\n\n[Other][teh-pot]\n\n[the-pot]: /pot\n",
    );
    expect(places(document)).toEqual([
      "undefined-reference 1:5",
      "undefined-reference 1:25",
      "undefined-reference 1:39",
      "undefined-reference 3:11",
      "undefined-reference 5:1",
    ]);
    expect(document.problems.map(({ severity }) => severity)).toEqual(Array(5).fill("warning"));
    expect(document.problems.at(0)?.hint).toBe(
      "Add a line `[guide]: ADDRESS`, or write `[the guide](ADDRESS)`.",
    );
    expect(document.problems.at(-1)?.hint).toBe("Did you mean `[the-pot]`?");
  });

  it("are text where they are code, escaped, labels, or parts of names", async () => {
    const document = await compileText(
      [
        "`[a b][c]`, \\[a b\\]\\[c\\], list[str][int], a[0][1], [Fix][Core] Mend it, [--port][--host], [x][y]",
        "[^a-z]+ and [^abc], [ ][ ], [][], [a](#a)[b], [one two] [three]",
        "",
        "# a\n",
        "    [one two][three]",
        "",
        "```\n[one two][three]\n```",
      ].join("\n"),
    );
    expect(places(document)).toEqual([]);
  });

  it("are none if they are defined outside the piece of HTML or the title with them", async () => {
    const document = await compileText(
      "<p>See [the guide][guide].</p>\n\n:::note See [the guide][]\nText.\n:::\n\n<div>\nA [Guide] and a note[^1].\n</div>\n\n[guide]: /guide\n[the guide]: /guide\n[^1]: Note.\n",
    );
    expect(places(document)).toEqual([]);
    expect(document.links.map(({ url, line, column }) => `${url} ${line}:${column}`)).toEqual([
      "/guide 1:8",
      "/guide 3:13",
    ]);
  });

  it("are none if they are defined, in whatever case", async () => {
    const document = await compileText(
      "[The Guide][Guide], [guide][] and a note[^A].\n\n[GUIDE]: /guide\n[^a]: Yes.\n",
    );
    expect(places(document)).toEqual([]);
  });
});
