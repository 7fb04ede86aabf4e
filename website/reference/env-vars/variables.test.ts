import path from "node:path";
import type { Problem } from "quire";
import { describe, expect, it } from "vitest";
import { versions } from "../versions.ts";
import { loadAreas } from "./variables.ts";

const siteDir = path.resolve(import.meta.dirname, "../..");

describe.each(versions)("environment variables of $label", (version) => {
  it("give a setting one default in each part of DataHub", () => {
    const problems: Problem[] = [];
    const variables = loadAreas(siteDir, version, problems).flatMap(({ groups }) =>
      groups.flatMap((group) => group.variables),
    );
    expect(problems).toEqual([]);
    const defaults = new Map<string, Set<string>>();
    for (const { setting, default: value, components = [""] } of variables) {
      if (setting === undefined || value === undefined) continue;
      for (const component of components) {
        const place = `${component} ${setting}`;
        defaults.set(place, (defaults.get(place) ?? new Set()).add(value));
      }
    }
    expect([...defaults].filter(([, values]) => values.size > 1)).toEqual([]);
  });
});
