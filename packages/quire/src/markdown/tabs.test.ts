import { describe, expect, it } from "vitest";
import { compileText, places } from "./fixtures/compile-text.ts";

const item = (attributes: string) => `<TabItem ${attributes}>\n\nText.\n\n</TabItem>\n`;
const tabs = (content: string, attributes = "") => `<Tabs${attributes}>\n${content}</Tabs>\n`;
const messages = async (text: string, format: "md" | "mdx" = "md") =>
  (await compileText(text, { format })).problems.map(({ severity, message }) => `${severity} ${message}`);

describe("tabs", () => {
  it.for(["md", "mdx"] as const)("must show all that is in them, in .%s", async (format) => {
    expect(await messages(tabs("\nLost.\n\n"), format)).toEqual([
      "error `<Tabs>` has no `<TabItem>`, so that its content is not shown.",
    ]);
    expect(await messages(tabs(`\nLost & gone.\n\n${item('value="a"')}`), format)).toEqual([
      "error “Lost & gone.” is in `<Tabs>`, but in no `<TabItem>`, and is not shown.",
    ]);
    expect(await messages(tabs(item('label="A"')), format)).toEqual([
      "error `<TabItem>` has no `value`, and is not shown.",
    ]);
  });

  it("have a value each, and one of them is the default", async () => {
    const twice = await compileText(tabs(item('value="a"') + item('value="a" label="B"')));
    expect(places(twice)).toEqual(["tabs 7:1"]);
    expect(twice.problems[0]).toMatchObject({ severity: "error", hint: "Give each tab a value of its own." });
    expect(await messages(tabs(item('value="mac"'), ' defaultValue="mca"'))).toEqual([
      "warning No `<TabItem>` has the value `mca` of `defaultValue`; the first is shown.",
    ]);
  });

  it("may be made by code, by partials and by components with a value", async () => {
    const computed = "<Tabs>\n{list.map((name) => <TabItem value={name}>{name}</TabItem>)}\n</Tabs>\n";
    expect(await messages(computed, "mdx")).toEqual([]);
    expect(
      await messages(tabs(item("value={name}") + item("{...rest}"), " defaultValue={name}"), "mdx"),
    ).toEqual([]);
    expect(await messages(tabs('<Card value="a">Text.</Card>\n{/* none */}\n'))).toEqual([]);
    const text = 'import Items from "./_items.md";\n\n<Tabs defaultValue="a">\n<Items />\n</Tabs>\n';
    const files = {
      "./_items.md": {
        kind: "document" as const,
        format: "md" as const,
        file: "docs/_items.md",
        text: item('value="a"'),
      },
    };
    expect((await compileText(text, { files })).problems).toEqual([]);
    expect(await messages(tabs(item('value="a"') + tabs(item('value="a"')), ' defaultValue="a"'))).toEqual([
      "error “<Tabs>” is in `<Tabs>`, but in no `<TabItem>`, and is not shown.",
    ]);
  });
});
