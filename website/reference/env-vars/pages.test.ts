import { expect, it } from "vitest";
import { variableTables } from "./pages.ts";
import type { Variable } from "./variables.ts";

it("lists variables with what is known of each, and anchors a name once", () => {
  const markdown = variableTables([
    {
      title: "Tea",
      groups: [
        {
          title: "General",
          variables: [
            {
              name: "TEA_KIND",
              description: "Which tea.",
              default: "green",
              components: ["GMS"],
              setting: "tea.kind",
            },
          ],
        },
        { title: "More", variables: [{ name: "TEA_KIND", description: "Which tea." }] },
      ],
    },
  ]);
  expect(markdown).toMatch(/^## Tea\n/);
  expect(markdown).toContain("### More {#tea-more}");
  expect(markdown).toContain(
    '| <a id="tea_kind" href="#tea_kind">`TEA_KIND`</a> | Which tea.<br />Default `green` · Read by GMS · Setting `tea.kind` |',
  );
  expect(markdown).toContain("| `TEA_KIND` | Which tea. |");
});

it("asks for each variable of a short table, once", () => {
  const variables = (names: readonly string[]) =>
    names.map((name) => ({ name, description: "Tea.", default: name === "A" ? "1" : undefined })) as [
      Variable,
    ];
  const short = { title: "Short", variables: variables(["A", "B"]) };
  const again = { title: "Again", questions: ["Which C?"] as [string], variables: variables(["B", "C"]) };
  const long = { title: "Long", variables: variables([..."DEFGHIJKLMNOP"]) };
  const markdown = variableTables([{ title: "Tea", groups: [short, again, long] }]);
  expect(markdown.match(/^- .*$/gm)).toEqual([
    "- A",
    "- default of A",
    "- What does A do?",
    "- B",
    "- What does B do?",
    "- Which C?",
    "- C",
    "- What does C do?",
  ]);
});

it("has the questions of a group below the heading that stands above its table", () => {
  const group = (title: string) => ({
    title,
    questions: [`Which ${title}?`],
    variables: [{ name: "A", description: "A." }] as [Variable],
  });
  expect(variableTables([{ title: "Tea", groups: [group("General")] }])).toContain(
    "## Tea\n\n<!-- questions:\n- Which General?\n",
  );
  expect(variableTables([{ title: "Tea", groups: [group("Leaves"), group("Cups")] }])).toContain(
    "### Cups {#tea-cups}\n\n<!-- questions:\n- Which Cups?\n",
  );
});
