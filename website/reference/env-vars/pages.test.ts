import { expect, it } from "vitest";
import { variableTables } from "./pages.ts";

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
