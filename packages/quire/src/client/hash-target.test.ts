import { expect, it, vi } from "vitest";
import { hashTarget } from "./hash-target.ts";

it.each([
  ["#rooms", "rooms"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  ["#100%", null],
  ["#", null],
  ["", null],
])("the place of %j is %j", (hash, id) => {
  vi.stubGlobal("document", { getElementById: (name: string) => name });
  expect(hashTarget(hash)).toBe(id);
});
