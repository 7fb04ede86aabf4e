import { describe, expect, test } from "vitest";
import { canonicalPaths } from "./canonical.ts";
import type { CategoryIndex, Doc, Site, Version } from "./model.ts";

function version(name: string, path: string, ids: string[], more: Partial<Version> = {}): Version {
  const docs = ids.map((id) => ({ id, path: `${path === "/" ? "" : path}/${id}`, unlisted: false }) as Doc);
  const lists = { categoryIndexes: [], tagsPath: `${path}/tags`, tags: [] };
  return { instance: "default", name, path, isLast: false, docs, ...lists, ...more } as Version;
}

function site(versions: Version[]): Site {
  return { versions, blogs: [], pages: [], redirects: [] };
}

describe("canonicalPaths", () => {
  test("an archived page points to the current one where it exists", () => {
    const of = canonicalPaths(
      site([
        version("current", "/docs", ["a", "b"], { isLast: true }),
        version("1.1.0", "/docs/1.1.0", ["a", "gone"]),
      ]),
    );
    expect(["/docs/1.1.0/a", "/docs/1.1.0/gone", "/docs/b", "/events"].map(of)).toEqual([
      "/docs/a",
      "/docs/1.1.0/gone",
      "/docs/b",
      "/events",
    ]);
  });

  test("an archived page does not point to one that is not to be found", () => {
    const last = version("current", "/docs", ["a"], { isLast: true });
    last.docs[0]!.unlisted = true;
    expect(canonicalPaths(site([last, version("1.0", "/docs/1.0", ["a"])]))("/docs/1.0/a")).toBe(
      "/docs/1.0/a",
    );
  });

  test("the same document under another address is found by its id", () => {
    const last = version("current", "/", ["a"], { isLast: true });
    last.docs[0]!.path = "/renamed";
    expect(canonicalPaths(site([last, version("1.0", "/1.0", ["a"])]))("/1.0/a")).toBe("/renamed");
  });

  test("the version in development and other instances stand for themselves", () => {
    const of = canonicalPaths(
      site([
        version("current", "/docs/next", ["a"]),
        version("2.0", "/docs", ["a"], { isLast: true }),
        version("1.0", "/api/1.0", ["a"], { instance: "api" }),
      ]),
    );
    expect(["/docs/next/a", "/api/1.0/a"].map(of)).toEqual(["/docs/next/a", "/api/1.0/a"]);
  });

  test("generated lists point to the list at the same place", () => {
    const indexes = (...paths: string[]) => ({
      categoryIndexes: paths.map((path) => ({ path }) as CategoryIndex),
    });
    const of = canonicalPaths(
      site([
        version("current", "/docs", [], { isLast: true, ...indexes("/docs/category/x") }),
        version("1.0", "/docs/1.0", [], indexes("/docs/1.0/category/x", "/docs/1.0/category/y")),
      ]),
    );
    expect(of("/docs/1.0/category/x")).toBe("/docs/category/x");
    expect(of("/docs/1.0/category/y")).toBe("/docs/1.0/category/y");
  });

  const tags = (path: string) => ({
    tagsPath: path,
    tags: [{ tag: { label: "T", path: `${path}/t` }, items: [] }],
  });

  test("generated lists of an archived version at the root point there as well, and those of others to the root", () => {
    const of = canonicalPaths(
      site([
        version("current", "/new", [], { isLast: true, ...tags("/new/tags") }),
        version("1.0", "/", [], tags("/tags")),
      ]),
    );
    expect(["/tags", "/tags/t"].map(of)).toEqual(["/new/tags", "/new/tags/t"]);
    const toRoot = canonicalPaths(
      site([
        version("current", "/", [], { isLast: true, ...tags("/tags") }),
        version("1.0", "/1.0", [], tags("/1.0/tags")),
      ]),
    );
    expect(toRoot("/1.0/tags")).toBe("/tags");
  });

  test("tags stand for themselves where the last version has none, and so no page that lists them", () => {
    const of = canonicalPaths(
      site([
        version("current", "/docs", [], { isLast: true }),
        version("1.0", "/docs/1.0", [], tags("/docs/1.0/tags")),
      ]),
    );
    expect(of("/docs/1.0/tags")).toBe("/docs/1.0/tags");
  });
});
