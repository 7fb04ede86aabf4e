import { describe, expect, test } from "vitest";
import { compileText, places, show } from "./fixtures/compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("admonitions", () => {
  test.each([
    [":::note\nx\n:::", 'type="note"'],
    [":::tip My title\nx\n:::", 'type="tip" title="My title"'],
    [":::info[A *b*]\nx\n:::", 'type="info" titleHtml="A <em>b</em>"'],
    [":::warning A `b`\nx\n:::", 'type="warning" titleHtml="A <code>b</code>"'],
    [':::danger title="T"\nx\n:::', 'type="danger" title="T"'],
    [':::caution{title="T"}\nx\n:::', 'type="caution" title="T"'],
    [":::NOTE\nx\n:::", 'type="note"'],
    ["> [!tip]\n> x", 'type="tip"'],
    ["> [!NOTE]\\\n> x", 'type="note"'],
    [":::note{.wide .tall}\nx\n:::", 'type="note" className="wide tall"'],
  ])("%s", async (text, props) => {
    expect(await body(text)).toBe(`<Admonition ${props}><p>x</p>\n</Admonition>`);
  });

  test("have the id that stands in braces, where links may lead", async () => {
    const page = await compileText(':::note{#here .wide title="T"}\nx\n:::\n');
    expect(show(page.body)).toBe(
      '<Admonition type="note" title="T" id="here" className="wide"><p>x</p>\n</Admonition>',
    );
    expect(page.anchors).toEqual(["here"]);
  });

  test("nest with more colons, stand in lists, and as alerts in quotes", async () => {
    expect(await body("::::note\n:::tip\nx\n:::\n::::\n")).toBe(
      '<Admonition type="note"><Admonition type="tip"><p>x</p>\n</Admonition></Admonition>',
    );
    expect(await body("- a\n\n  :::note\n  x\n  :::\n")).toBe(
      '<ul>\n<li><p>a</p>\n<Admonition type="note"><p>x</p>\n</Admonition></li>\n</ul>\n',
    );
    expect(await body("> [!WARNING]\n> care *x*\n")).toBe(
      '<Admonition type="warning"><p>care <em>x</em></p>\n</Admonition>',
    );
    for (const line of ["[!NOTE] same line", "[!NOTE]<em>same</em>"])
      expect(await body(`> ${line.replace(/<.?em>/g, "*")}\n`)).toBe(
        `<blockquote><p>${line}</p>\n</blockquote>`,
      );
  });

  test("are components of the site where it has some for their kinds, with titles of text", async () => {
    const components = { ":::plan": "src/theme/Admonition/Types.js#default.plan" };
    const page = await compileText(":::plan A *b* &lt;\nx\n:::\n", { admonitions: ["plan"], components });
    expect(page.body).toMatchObject([
      { component: components[":::plan"], props: { type: "plan", title: "A b <" }, children: ["<p>x</p>\n"] },
    ]);
  });

  test("unknown names stay text and are reported", async () => {
    const page = await compileText("x\n\n:::wat here\ny\n:::\n");
    expect(show(page.body)).toBe("<p>x</p>\n<p>:::wat here</p>\n<p>y</p>\n<p>:::</p>\n");
    expect(places(page)).toEqual(["unknown-directive 3:1"]);
    expect(await body(":::wat[a *b*]\ny\n:::\n")).toBe("<p>:::wat[a *b*]</p>\n<p>y</p>\n<p>:::</p>\n");
    expect(page.problems[0]!.hint).toMatch(/^Use one of note, tip, .* secondary, success\.$/);
    const twice = await compileText(":::wat\ny\n:::\n", { admonitions: ["note", "plan"] });
    expect(twice.problems[0]!.hint!.match(/\bnote\b/g)).toHaveLength(1);
    const slip = await compileText(":::plann\ny\n:::\n", { admonitions: ["plan"] });
    expect(slip.problems[0]!.hint).toBe("Did you mean :::plan?");
  });

  test("a space before the name is told of", async () => {
    const page = await compileText("x\n\n::: tip\n\ny\n\n:::\n\n::: other\n");
    expect(places(page)).toEqual(["unknown-directive 3:1"]);
    expect(page.problems[0]?.hint).toBe("Write `:::tip`, without a space.");
  });

  test("an alert of an unknown kind or with a title is told of, and so is an unknown type of the component", async () => {
    const page = await compileText(
      '> [!WARN]\n> x\n\n> [!NOTE] Mind\n> x\n\n> [!tip](x.md)\n\n<Admonition type="tpi">y</Admonition>\n\n<Admonition type="plan">y</Admonition>\n',
      { admonitions: ["plan"] },
    );
    expect(page.problems.map(({ severity, line, hint }) => `${severity} ${line} ${hint}`)).toEqual([
      "warning 1 Write `:::note` above the text, and `:::` below it.",
      "warning 4 Write `:::note Mind` above the text, and `:::` below it.",
      'warning 9 Did you mean `type="tip"`?',
    ]);
  });

  test("links in a title are counted", async () => {
    const page = await compileText(":::note See [a](./a.md)\nx\n:::\n");
    expect(page.links).toEqual([{ url: "./a.md", kind: "link", line: 1, column: 13, text: "a" }]);
  });
});
