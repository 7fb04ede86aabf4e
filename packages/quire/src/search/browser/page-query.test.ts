import { expect, it } from "vitest";
import { MAX_QUERY_LENGTH, queryOf, readPageQuery, writePageQuery } from "./page-query.ts";

it("reads query, version and kinds, in the order of the kinds", () => {
  expect(readPageQuery("?q=+kafka+&version=1.1.0&kind=source&kind=guide&kind=nonsense")).toEqual({
    query: "kafka",
    version: "1.1.0",
    kinds: ["guide", "source"],
  });
});

it("reads an address that says nothing", () => {
  expect(readPageQuery("")).toEqual({ query: "", version: undefined, kinds: [] });
});

it("writes what it reads", () => {
  for (const search of ["", "?q=a%26b", "?q=%3Cb%3E&version=all&kind=cli"])
    expect(writePageQuery(readPageQuery(search))).toBe(search);
});

it("cuts queries that are too long, and never a character in two", () => {
  expect(queryOf(` ${"x".repeat(5000)} `)).toHaveLength(MAX_QUERY_LENGTH);
  expect(queryOf(`${"x".repeat(MAX_QUERY_LENGTH - 1)}🦊`)).toBe("x".repeat(MAX_QUERY_LENGTH - 1));
  expect(queryOf("\ud83e fox \udd8a")).toBe("fox");
});
