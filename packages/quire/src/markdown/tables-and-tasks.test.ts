import { describe, expect, test } from "vitest";
import { compileText, show } from "./fixtures/compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("tasks", () => {
  test("the box of a task in a loose list stands in one line with its text", async () => {
    expect(await body("- [x] a\n\n  b\n")).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item">' +
        '<p><input type="checkbox" disabled checked aria-label="Done"> a</p>\n<p>b</p>\n</li>\n</ul>\n',
    );
  });
});

describe("rows", () => {
  test("have as many cells as the row of headings", async () => {
    expect(await body("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n")).toContain(
      "<tbody>\n<tr><td>1</td><td></td></tr>\n<tr><td>1</td><td>2</td></tr>\n</tbody>",
    );
  });

  test("with more cells than columns are told where the first is lost, and so is text that became one", async () => {
    const rows = "| 1 | 2 | `a|b` |\n| 1 | 2 | |\n| 1 |\n| `a\\|b` | 2 |\nText after it.\n";
    expect((await compileText(`| a | b |\n|---|---|\n${rows}`)).problems).toMatchObject([
      { code: "table-row", severity: "warning", line: 3, column: 9 },
      {
        code: "table-row",
        severity: "warning",
        line: 7,
        column: 1,
        hint: "Write an empty line between them.",
      },
    ]);
    expect((await compileText("a |\n- |\none\n")).problems).toEqual([]);
  });

  test("that are many and short in a wide table are not all filled", async () => {
    const wide = `${"|a".repeat(2000)}\n${"|-".repeat(2000)}\n${"|a|\n".repeat(2000)}`;
    expect((await body(wide)).length).toBeLessThan(500_000);
  });
});
