import { expect, it } from "vitest";
import { addressOf } from "./addresses.ts";

it("leads to pages whatever their names hold, and to hits elsewhere as they are", () => {
  expect(addressOf("/base/", "/docs/c#", "part one")).toBe("/base/docs/c%23#part%20one");
  expect(addressOf("/", "/docs/a%20b")).toBe("/docs/a%20b");
  expect(addressOf("/base/", "https://x.example/a?b")).toBe("https://x.example/a?b");
});
