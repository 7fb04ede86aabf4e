import { describe, expect, test } from "vitest";
import { compileText, show } from "./compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("tasks", () => {
  test("the box of a task in a loose list stands in one line with its text", async () => {
    expect(await body("- [x] a\n\n  b\n")).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item">' +
        '<p><input type="checkbox" disabled checked aria-label="Done"> a</p>\n<p>b</p>\n</li>\n</ul>\n',
    );
  });
});
