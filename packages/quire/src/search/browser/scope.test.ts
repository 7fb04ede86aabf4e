import { afterEach, expect, it, vi } from "vitest";
import { crawlerTag, searchVersionId, versionOfId } from "../version-id.ts";
import { ALL, usualVersion, versionOfPage, versionsOf } from "./scope.ts";

afterEach(() => vi.unstubAllGlobals());

const versions = [
  { id: "current", label: "Next", isDefault: false },
  { id: "1.0", label: "1.0", isDefault: true },
  { id: "community/current", label: "Next", isDefault: false },
  { id: "community/1.0", label: "1.0", isDefault: true },
];

/** A page with this tag, read by someone who chose this version before. */
function read(tag: string, chosen: string | null = null): void {
  vi.stubGlobal("document", { querySelector: () => ({ content: tag }) });
  vi.stubGlobal("localStorage", { getItem: () => chosen });
}

it("reads a version out of its id", () => {
  for (const { id } of versions) expect(searchVersionId(versionOfId(id))).toBe(id);
  expect(versionOfId("1.0")).toEqual({ instance: "default", name: "1.0" });
});

it("takes the version of the page, of whichever instance", () => {
  read(crawlerTag({ instance: "community", name: "current" }), "current");
  expect(versionOfPage(versions)).toBe("community/current");
  read(crawlerTag({ instance: "default", name: "current" }));
  expect(versionOfPage(versions)).toBe("current");
});

it("takes the version that was chosen where the page has none, else the latest", () => {
  read("default", "current");
  expect(versionOfPage(versions)).toBe("current");
  read("default", "0.9");
  expect(usualVersion(versions)).toBe("1.0");
  expect(usualVersion([])).toBe(undefined);
});

it("searches the latest of other instances with a version of one", () => {
  expect(versionsOf("current", versions)).toEqual(["current", "community/1.0"]);
  expect(versionsOf("community/current", versions)).toEqual(["1.0", "community/current"]);
  expect(versionsOf(ALL, versions)).toHaveLength(4);
  expect(versionsOf(undefined, versions)).toBe(undefined);
});
