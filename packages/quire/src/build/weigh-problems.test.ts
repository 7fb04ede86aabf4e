import { expect, it } from "vitest";
import type { Problem } from "../shared/problem.ts";
import { oncePerComponent } from "./weigh-problems.ts";

it("tells of a component that the theme lacks once", () => {
  const problem = (code: string, message: string, file: string): Problem => ({
    ...{ code, message, file, severity: "warning" },
  });
  const found = oncePerComponent([
    problem("theme-component", "<A>", "a.md"),
    problem("theme-component", "<B>", "a.md"),
    problem("theme-component", "<B>", "a.md"),
    problem("unknown-component", "<A>", "a.md"),
    problem("unknown-component", "<A>", "a.md"),
    problem("theme-component", "<A>", "b.md"),
  ]);
  expect(found.map(({ message }) => message)).toEqual(["<A> (in 2 documents).", "<B>", "<A>", "<A>"]);
});
