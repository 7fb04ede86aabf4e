import fc from "fast-check";
import { expect, test } from "vitest";
import { splitNumberPrefix, stripNumberPrefixes } from "./number-prefix.ts";

test.each([
  ["01-intro", "intro", 1],
  ["1. Intro", "Intro", 1],
  ["2_setup", "setup", 2],
  ["003 - Deep Dive", "Deep Dive", 3],
  ["10--x", "x", 10],
])("%s carries a number", (given, name, position) => {
  expect(splitNumberPrefix(given)).toEqual({ name, position });
});

test.each(["intro", "2023-01-01-x", "2023-01-x", "7.0-foo", "7_1", "01-02-x", "42", "42-", "1foo", "v1-x"])(
  "%s is a name as it stands",
  (name) => {
    expect(splitNumberPrefix(name)).toEqual({ name });
  },
);

test("every folder of a path loses its number", () => {
  expect(stripNumberPrefixes("01-guides/7.0-x/2. Deep", splitNumberPrefix)).toBe("guides/7.0-x/Deep");
  expect(stripNumberPrefixes("", splitNumberPrefix)).toBe("");
});

test("a number put in front of a plain name comes off again", () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.stringMatching(/^[a-z][a-z-]{0,10}$/), (position, name) => {
      expect(splitNumberPrefix(`${position}-${name}`)).toEqual({ name, position });
    }),
  );
});
