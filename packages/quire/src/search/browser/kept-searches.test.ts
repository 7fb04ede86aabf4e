import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSearches, withFavourite, withoutSearch, withRecent, writeSearches } from "./kept-searches.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const none = { recent: [], favourite: [] };

it("keeps the newest searches first, each once, and no more than six", () => {
  let kept = none as ReturnType<typeof readSearches>;
  for (const query of ["a", "b", "c", "a", "d", "e", "f", "g"]) kept = withRecent(kept, ` ${query} `);
  expect(kept.recent).toEqual(["g", "f", "e", "d", "a", "c"]);
});

it("does not keep empty and endless searches", () => {
  expect(withRecent(none, "  ")).toBe(none);
  expect(withRecent(none, "x".repeat(201))).toBe(none);
});

it("makes a recent search a favourite, which then is no recent one", () => {
  const kept = withFavourite(withRecent(withRecent(none, "dbt"), "urn"), "dbt");
  expect(kept).toEqual({ recent: ["urn"], favourite: ["dbt"] });
  expect(withRecent(kept, "dbt")).toBe(kept);
});

it("forgets a search wherever it is kept", () => {
  const kept = { recent: ["urn"], favourite: ["dbt"] };
  expect(withoutSearch(kept, "dbt")).toEqual({ recent: ["urn"], favourite: [] });
  expect(withoutSearch(kept, "urn")).toEqual({ recent: [], favourite: ["dbt"] });
});

it("reads what it wrote, and takes the entry away when nothing is left", () => {
  writeSearches({ recent: ["urn"], favourite: ["dbt"] });
  expect(readSearches()).toEqual({ recent: ["urn"], favourite: ["dbt"] });
  writeSearches(none);
  expect(stored.size).toBe(0);
});

it.each(["no JSON", "null", "[1]", '{"recent":7,"favourite":[1,"dbt","dbt"]}'])(
  "makes the best of a storage that holds %s",
  (text) => {
    stored.set("quire-searches", text);
    expect(readSearches().recent).toEqual([]);
    expect(readSearches().favourite).toEqual(text.includes("dbt") ? ["dbt"] : []);
  },
);
