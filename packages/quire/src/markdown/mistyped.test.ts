import { describe, expect, it } from "vitest";
import { compileText, places } from "./fixtures/compile-text.ts";

const hints = async (text: string) => (await compileText(text)).problems.map(({ hint }) => hint);

describe("links that are none", () => {
  it.each([
    ["See [it](my page.md).", "Write `[it](<my page.md>)`, or `%20` for each space."],
    ["See [it](https://exa mple.com).", "Write `[it](<https://exa mple.com>)`, or `%20` for each space."],
    ['See [it](page.md "Title).', 'Write `[it](page.md "Title")`.'],
    ["![A cup](/cup.png =100x20)", 'Write `<img src="/cup.png" alt="A cup" width="100" />`.'],
    ["See [the page] (page.md#a).", "Write `[the page](page.md#a)`, without a space."],
    ["See [the page] (https://a.example).", "Write `[the page](https://a.example)`, without a space."],
    ["See (the page)[./page].", "Write `[the page](./page)`."],
    ["See [[the page]].", "Write `[the page](…)`, with the path of the file."],
    ["See [[parts/page|the page]].", "Write `[the page](…)`, with the path of the file."],
    ["![[cup.png]]", "Write `![cup.png](…)`, with the path of the file."],
  ])("%s is told how to be one", async (text, hint) => {
    const document = await compileText(`# A\n\n- ${text}`);
    expect(document.problems).toMatchObject([{ code: "mistyped-link", severity: "warning", hint }]);
    expect(places(document)).toEqual([`mistyped-link 3:${text.startsWith("!") ? 3 : 7}`]);
  });

  it("are no others", async () => {
    const text = [
      "[a](b) [a](b.md 'c') [a](<b c.md>) \\[a](b c.md) `[a](b c.md)` [![a](b.png)](c.md) [core] (#12), see [x] (y)",
      "call list[index](the first) or [note](e.g. this one), [optional] (if any), f(one two)[0]",
      "its [[Prototype]], [[0, 1]], [[x, y]], [[ -f a.md ]], [[1 2], [3 4]], `[[a b]]`, [[a b]](c.md), \\[[a b]]",
    ].join("\n\n");
    expect((await compileText(text)).problems).toEqual([]);
  });
});

describe("blocks that are none", () => {
  it("are shortcodes of other tools", async () => {
    const document = await compileText(
      '# A\n\n{{< note title="Hot" >}}\nText.\n{{< /note >}}\n\n{{% tip %}}\n',
    );
    expect(places(document)).toEqual(["mistyped-block 3:1", "mistyped-block 7:1"]);
    expect(document.problems[0]?.message).toContain('`{{< note title="Hot" >}}` means nothing');
    expect((await compileText("{{ name }} and `{{< note >}}`\n")).problems).toEqual([]);
  });

  it("are headings without a space and admonitions of other tools", async () => {
    expect(await hints("##Brew tea\n\nText.\n\n!!! warning\n    Hot.\n")).toEqual([
      "Write `## Brew tea`, or `\\##` if it is text.",
      "Write `:::warning` above its text, and `:::` below it.",
    ]);
    expect(await hints("#tea is a channel\n\n## \n\n!!! hot\n\n`##Brew`\n\n####\n\n##! no\n")).toEqual([]);
  });
});

it("conflicts that Git left are errors, but not in code", async () => {
  const document = await compileText("# A\n\nText.\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n");
  expect(document.problems).toMatchObject([
    { code: "merge-conflict", severity: "error", line: 4, column: 1 },
  ]);
  expect((await compileText("```\n<<<<<<< HEAD\n```\n")).problems).toEqual([]);
});
