import { describe, expect, test } from "vitest";
import { checkAnchors } from "./anchors.ts";

describe("checkAnchors", () => {
  const use = (hash: string, path = "/docs") => ({ file: "docs/x.md", line: 3, column: 5, path, hash });
  const anchorsOf = (path: string) => (path === "/docs" ? new Set(["install", "größe", "a%20b"]) : undefined);
  const check = (hash: string, path?: string) => checkAnchors([use(hash, path)], anchorsOf);

  test.each([
    "",
    "top",
    "#top",
    "TOP",
    "install",
    "#install",
    "gr%C3%B6%C3%9Fe",
    "a%20b",
    ":~:text=x",
    "install:~:text=x",
  ])("%j exists", (hash) => {
    expect(check(hash)).toEqual([]);
  });

  test("another does not, and the nearest is named", () => {
    expect(check("instal")).toEqual([
      expect.objectContaining({
        code: "broken-anchor",
        severity: "error",
        file: "docs/x.md",
        line: 3,
        column: 5,
        hint: "Did you mean #install?",
      }),
    ]);
  });

  test("pages whose ids are not known are not checked", () => {
    expect(check("anything", "/elsewhere")).toEqual([]);
  });
});
