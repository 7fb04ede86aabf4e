import { expect, it } from "vitest";
import { problemsOf } from "./problem.ts";

it("tells of a full disk as what it is, the same for every page that meets it, and of other errors as the page's", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const [problem] = problemsOf(full, "docs/a.md");
  expect(problem).toMatchObject({ code: "output", message: "The disk is full." });
  expect(problemsOf(full, "docs/b.md")).toEqual([problem]);
  expect(problemsOf(new Error("No boat."), "docs/a.md")).toEqual([
    { code: "render", severity: "error", message: "No boat.", file: "docs/a.md" },
  ]);
});
