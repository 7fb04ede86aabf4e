import { expect, it } from "vitest";
import { loadEach, versions } from "./versions.ts";

it("gives each version the one before it, as the same object", () => {
  for (const [index, version] of versions.entries()) expect(version.before).toBe(versions[index + 1]);
});

it("puts what was loaded beside what was loaded of the version before", () => {
  const loaded = loadEach(({ label }) => label);
  expect(loaded.map(({ now, before }) => [now, before])).toEqual(
    versions.map(({ label }, index) => [label, versions[index + 1]?.label]),
  );
});
