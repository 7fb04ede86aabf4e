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
  expect(markdown).toMatch(/^<RowFilter label=/);
  expect(markdown).toContain("## Tea");
  expect(markdown).toContain("### More {#tea-more}");
  expect(markdown).toContain(
    '| <a id="tea_kind" href="#tea_kind">`TEA_KIND`</a> | Which tea.<br />Default `green` · Read by GMS · Setting `tea.kind` |',
  );
  expect(markdown).toContain("| `TEA_KIND` | Which tea. |");
});

it("has the questions of a group below the heading that stands above its table", () => {
  const group = (title: string) => ({
    title,
    questions: [`Which ${title}?`],
    variables: [{ name: "A", description: "A." }] as [Variable],
  });
  expect(variableTables([{ title: "Tea", groups: [group("General")] }])).toContain(
    "## Tea\n\n<!-- questions:\n- Which General?\n-->",
  );
  expect(variableTables([{ title: "Tea", groups: [group("Leaves"), group("Cups")] }])).toContain(
    "### Cups {#tea-cups}\n\n<!-- questions:\n- Which Cups?\n-->",
  );
});
