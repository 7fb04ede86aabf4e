import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formatProblems } from "./format-problems.ts";
import type { Problem } from "./problem.ts";

const files: Record<string, string> = {
  "docs/a.md": "# A\r\n\r\nSee [b](./b.md).\r\n",
  "docs/tab.md": "\t\tx\ty",
  "docs/wide.md": "日本語 👩‍💻 é[x](y)",
};
const siteDir = mkdtempSync(path.join(tmpdir(), "quire-problems-"));
mkdirSync(path.join(siteDir, "docs"));
afterAll(() => rmSync(siteDir, { recursive: true }));
const format = (problems: Problem[], more: Record<string, string> = {}) => {
  for (const [name, text] of Object.entries({ ...files, ...more }))
    writeFileSync(path.join(siteDir, name), text);
  return formatProblems(problems, siteDir, false);
};

function problem(over: Partial<Problem> = {}): Problem {
  return { code: "broken-link", severity: "error", message: "It is broken.", ...over };
}

/** What stands in the source line at the column of the caret. */
function pointedAt(text: string): string {
  const lines = text.split("\n");
  const caret = lines.findIndex((line) => /^ +\| +\^$/.test(line));
  const columns = [...new Intl.Segmenter().segment(lines[caret - 1]!)].flatMap(({ segment }) =>
    /[\p{Script=Han}\p{Emoji_Presentation}]/u.test(segment) ? [segment, segment] : [segment],
  );
  return columns[lines[caret]!.indexOf("^")] ?? "";
}

describe("formatProblems", () => {
  it("shows place, severity, code, message, source line, caret and hint", () => {
    expect(format([problem({ file: "docs/a.md", line: 3, column: 5, hint: "Write ./c.md" })])).toBe(
      [
        "docs/a.md:3:5  error  broken-link  It is broken.",
        "    3 | See [b](./b.md).",
        "      |     ^",
        "      hint: Write ./c.md",
        "",
        "1 error",
        "",
      ].join("\n"),
    );
  });

  it("groups by file, in order of place, and counts", () => {
    const text = format([
      problem({ file: "docs/z.md", severity: "warning" }),
      problem({ file: "docs/a.md", line: 3 }),
      problem({ file: "docs/a.md", line: 1 }),
      problem({ message: "Of the site." }),
    ]);
    expect(text).toBe(
      [
        "error  broken-link  Of the site.",
        "",
        "docs/a.md:1  error  broken-link  It is broken.",
        "    1 | # A",
        "docs/a.md:3  error  broken-link  It is broken.",
        "    3 | See [b](./b.md).",
        "",
        "docs/z.md  warning  broken-link  It is broken.",
        "",
        "3 errors, 1 warning",
        "",
      ].join("\n"),
    );
  });

  it("points at the right column after tabs, wide characters and emoji", () => {
    expect(pointedAt(format([problem({ file: "docs/tab.md", line: 1, column: 3 })]))).toBe("x");
    expect(pointedAt(format([problem({ file: "docs/tab.md", line: 1, column: 5 })]))).toBe("y");
    const column = files["docs/wide.md"]!.indexOf("[") + 1;
    expect(pointedAt(format([problem({ file: "docs/wide.md", line: 1, column })]))).toBe("[");
  });

  it.each([1, 50, 99, 3000, 5999, 6000])("shows 100 columns around column %i of a long line", (column) => {
    const line = `${"a".repeat(column - 1)}X${"b".repeat(6000 - column)}`;
    const text = format([problem({ file: "long", line: 1, column })], { long: line });
    expect(pointedAt(text)).toBe("X");
    const shown = text.split("\n")[1]!.slice(8);
    expect(shown.length).toBeLessThanOrEqual(101);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.startsWith("…")).toBe(column > 60);
    expect(shown.endsWith("…")).toBe(column < 5950);
  });

  it("survives places outside the file and a file that cannot be read", () => {
    expect(format([problem({ file: "docs/a.md", line: 99, column: 9 })])).not.toContain("|");
    expect(format([problem({ file: "none.md", line: 1, column: 1 })])).toContain("none.md:1:1");
    expect(format([problem({ file: "docs/a.md", line: 1, column: 40 })])).toContain("^");
  });

  it("lets no control character through", () => {
    const text = format(
      [problem({ file: "ev\u001bil", line: 1, column: 1, message: "a\u001b[2Jb", hint: "\u0007" })],
      {
        "ev\u001bil": "x\u001b[31m\u202ey",
      },
    );
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it("colours when asked to, and says nothing of nothing", () => {
    expect(formatProblems([problem()], siteDir, true)).toContain("\u001b[31merror");
    expect(format([])).toBe("");
    expect(format([problem({ severity: "warning" })])).toMatch(/\n\n1 warning\n$/);
  });
});
