import { expect, test } from "vitest";
import { readComment } from "./comment.ts";

test("questions stand one a line, with or without a hyphen", () => {
  const questions = ["How do I stop it?", "it runs for ever"];
  expect(readComment("<!-- questions:\n- How do I stop it?\n- it runs for ever\n-->")).toEqual({ questions });
  expect(readComment("{/* questions:\n  How do I stop it?\n\n  it runs for ever */}")).toEqual({ questions });
  expect(readComment("/* questions:\n- How do I stop it?\n- it runs for ever\n*/")).toEqual({ questions });
  expect(readComment("<!-- questions:\n- --dry-run does nothing\n-->")).toEqual({
    questions: ["--dry-run does nothing"],
  });
});

test("other comments say nothing", () => {
  expect(readComment("<!--truncate-->")).toBe("truncate");
  expect(readComment("<!-- questions we should answer -->")).toBeUndefined();
  expect(readComment("<!-- truncate here? -->")).toBeUndefined();
  expect(readComment("<!---->")).toBeUndefined();
});
