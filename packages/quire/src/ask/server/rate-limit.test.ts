import { expect, it } from "vitest";
import { rateLimit } from "./rate-limit.ts";

it("lets so many of one address pass in a minute", () => {
  let time = 0;
  const mayPass = rateLimit(2, () => time);
  expect([mayPass("a"), mayPass("a"), mayPass("a"), mayPass("b")]).toEqual([true, true, false, true]);
  time = 60_001;
  expect(mayPass("a")).toBe(true);
});

it("forgets the oldest of very many addresses", () => {
  const mayPass = rateLimit(1, () => 0);
  for (const address of ["first", "last", ...Array(9_999).keys()]) expect(mayPass(`${address}`)).toBe(true);
  expect([mayPass("last"), mayPass("first")]).toEqual([false, true]);
});
