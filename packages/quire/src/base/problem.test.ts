import { expect, it } from "vitest";
import { type Problem, problemsOf, sortProblems } from "./problem.ts";

it("tells of a full disk as what it is, the same for every page that meets it, and of other errors as the page's", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const [problem] = problemsOf(full, "docs/a.md");
  expect(problem).toMatchObject({ code: "output", message: "The disk is full." });
  expect(problemsOf(full, "docs/b.md")).toEqual([problem]);
  expect(problemsOf(new Error("No boat."), "docs/a.md")).toEqual([
    { code: "render", severity: "error", message: "No boat.", file: "docs/a.md" },
  ]);
});

it.each([
  ["EACCES", "A file cannot be read or written: EACCES: no.", "Check the permissions"],
  ["EEXIST", "There is a file where a folder is needed", "Remove it"],
  ["ENAMETOOLONG", "A file name is too long: long.html.", "Shorten the path"],
])("tells of what the system refuses: %s", (code, message, hint) => {
  const error = Object.assign(new Error(`${code}: no`), { code, path: "/site/build/long.html" });
  const [problem] = problemsOf(error, "docs/a.md");
  expect(problem).toMatchObject({ code: "output", severity: "error" });
  expect(problem?.message).toContain(message);
  expect(problem?.hint).toContain(hint);
});

it.each([undefined, null, 5, "five"])("tells of what is no error: %s", (thrown) => {
  expect(problemsOf(thrown)).toMatchObject([{ code: "render", message: String(thrown) }]);
});

it("orders problems by place, then by code and by what they say", () => {
  const problem = (file: string, line: number, code: string, message: string): Problem => ({
    ...{ file, line, code, message, severity: "error" },
  });
  const sorted = [
    problem("a.md", 2, "x", "a"),
    problem("a.md", 10, "a", "b"),
    problem("a.md", 10, "a", "c"),
    problem("a.md", 10, "b", "a"),
    problem("b.md", 1, "a", "a"),
  ];
  expect(sortProblems(sorted.toReversed())).toEqual(sorted);
});
