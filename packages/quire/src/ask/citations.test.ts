import { expect, it } from "vitest";
import type { AnswerSource } from "./answer.ts";
import { withCitations } from "./citations.ts";
import { markdownBlocks } from "./markdown-blocks.ts";

const sources = ["a", "b"].map(
  (anchor): AnswerSource => ({
    path: "/docs/x",
    anchor,
    title: "X",
    context: "",
    headings: [anchor],
  }),
);
const spansOf = (text: string) => {
  const [block] = withCitations(markdownBlocks(text), sources, ({ path, anchor }) => `${path}#${anchor}`);
  return block!.type === "paragraph" ? block!.spans : [];
};

it("citations lead to the sections that were given", () => {
  expect(spansOf("It is so [1, 2].").filter(({ kind }) => kind === "cite")).toEqual([
    { text: "[1]", kind: "cite", to: "/docs/x#a" },
    { text: "[2]", kind: "cite", to: "/docs/x#b" },
  ]);
});

it("a citation of what was not given is taken out and marked", () => {
  const spans = spansOf("It is so [7].");
  expect(spans.some(({ text }) => text.includes("7"))).toBe(false);
  expect(spans.filter(({ kind }) => kind === "unproven")).toHaveLength(1);
});

it("a link that is named by a number is a citation, wherever it leads", () => {
  expect(spansOf("So [2](https://a.example).")[2]).toEqual({ text: "[2]", kind: "cite", to: "/docs/x#b" });
  expect(spansOf("So [7](/docs/x#a).").map(({ kind }) => kind)).toContain("unproven");
});

it("citations count in strong text and in links that are taken out, too, and in no code", () => {
  expect(spansOf("**Stop the boat [1].** Then wait.")).toEqual([
    { text: "Stop the boat", kind: "strong" },
    { text: " " },
    { text: "[1]", kind: "cite", to: "/docs/x#a" },
    { text: ".", kind: "strong" },
    { text: " Then wait." },
  ]);
  for (const text of ["**It flies [7].**", "[It flies [7]](/docs/invented)"])
    expect(spansOf(text).map(({ kind }) => kind)).toContain("unproven");
  expect(spansOf("Take `args[7]`.")).toContainEqual({ text: "args[7]", kind: "code" });
});

it("links lead by http or to a section that was given", () => {
  expect(spansOf("[a](/docs/x#a)")).toEqual([{ text: "a", kind: "link", to: "/docs/x#a" }]);
  expect(spansOf("[a](/docs/invented)")).toEqual([{ text: "a" }]);
  expect(spansOf("[a](https://a.example)")).toEqual([{ text: "a", kind: "link", to: "https://a.example" }]);
});

it("the space before a citation is not part of the text, however long it is", () => {
  expect(spansOf("So\u00a0 [1]")[0]).toEqual({ text: "So" });
  // Looking for the citation from each space took minutes.
  expect(spansOf(`So${"\u00a0".repeat(300_000)}.`)).toHaveLength(1);
});
