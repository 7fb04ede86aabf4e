import { expect, it } from "vitest";
import { compileDocument } from "./compile.ts";
import type { CompileRequest } from "./input.ts";

function compile(text: string, questions: string, request: Partial<CompileRequest> = {}) {
  return compileDocument({
    file: "docs/tea.md",
    text,
    questions,
    format: "md",
    components: {},
    resolveImport: () => undefined,
    ...request,
  });
}

const TEXT =
  "# Tea\n\nA drink.\n\n## Brew it\n\n<!-- questions:\n- How long?\n-->\n\nThree minutes.\n\n## Pour it {#pour}\n\nSlowly.\n";

it("gives the questions of a questions file to the sections below whose anchors they are", async () => {
  const { sections, problems } = await compile(
    TEXT,
    "What is tea?\n- is it a drink\n#tea on chat\n\n#brew-it\r\n--hot\r\n#pour\nHow fast?\n",
  );
  expect(sections.map(({ anchor, questions }) => [anchor, questions])).toEqual([
    ["tea", ["What is tea?", "is it a drink", "#tea on chat"]],
    ["brew-it", ["How long?", "--hot"]],
    ["pour", ["How fast?"]],
  ]);
  expect(problems).toEqual([]);
});

it("gives those before the first anchor to the text before the first heading, where there is one", async () => {
  const { sections } = await compile("A drink.\n\n## Brew it\n\nHot.\n", "What is tea?");
  expect(sections.map(({ questions }) => questions)).toEqual([["What is tea?"], undefined]);
  const { sections: titled } = await compile(`<!-- questions:\nIs it hot?\n-->\n\n${TEXT}`, "What is tea?");
  expect(titled[0]).toMatchObject({ anchor: "tea", questions: ["Is it hot?", "What is tea?"] });
});

it("reports anchors that no section has, with the nearest, and gives their questions to none", async () => {
  const { sections, problems } = await compile(TEXT, "What is tea?\n#brewit\nHow hot?\n#gone\nWhere?\n");
  expect(sections.flatMap(({ questions = [] }) => questions)).toEqual(["What is tea?", "How long?"]);
  expect(problems).toMatchObject([
    {
      code: "questions-file",
      severity: "warning",
      file: "docs/tea.questions.txt",
      line: 2,
      hint: "Write `#brew-it`.",
    },
    { code: "questions-file", line: 4, hint: "Write the anchor of one of its headings." },
  ]);
});

it.each(["#brew-it", " #brew-it", "# brew-it", "## brew-it ", "\uFEFF#brew-it"])(
  "takes %j for an anchor",
  async (line) => {
    const { sections, problems } = await compile("# Tea\n\n## Brew it\n\nHot.\n", `${line}\nHow hot?\n`);
    expect(sections.map(({ questions }) => questions)).toEqual([undefined, ["How hot?"]]);
    expect(problems).toEqual([]);
  },
);
