import { expect, it } from "vitest";
import { rateLimit } from "./rate-limit.ts";

it("lets so many of one address pass in a minute", () => {
  let time = 0;
  const mayPass = rateLimit(2, () => time);
  expect([mayPass("a"), mayPass("a"), mayPass("a"), mayPass("b")]).toEqual([true, true, false, true]);
  time = 60_001;
  expect(mayPass("a")).toBe(true);
});

it("forgets which of very many addresses asked longest ago", () => {
  const mayPass = rateLimit(2, () => 0);
  const asking = ["first", "last", "last", "first", ...Array(9_999).keys()];
  expect(asking.filter((address) => !mayPass(`${address}`))).toEqual([]);
  expect([mayPass("first"), mayPass("last")]).toEqual([false, true]);
});
