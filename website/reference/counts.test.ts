import path from "node:path";
import type { Problem } from "quire";
import { expect, it } from "vitest";
import { loadActions } from "./actions/actions.ts";
import { loadCommands } from "./cli/commands.ts";
import { loadAreas } from "./env-vars/variables.ts";
import { loadAuthorization } from "./privileges/privileges.ts";
import { loadSdk } from "./python-sdk/sdk.ts";
import { loadCloudReleases, loadCoreReleases } from "./releases/releases.ts";
import { loadEndpoints } from "./rest-api/endpoints.ts";
import { loadSinks } from "./sinks/sinks.ts";
import { loadTransformers } from "./transformers/transformers.ts";
import { versions } from "./versions.ts";

const siteDir = path.resolve(import.meta.dirname, "..");

/** How many there are of each thing, counted in DataHub itself: in Next and, where it is known, in 1.1.0. */
const known: Record<string, readonly [next: number, old?: number]> = {
  commands: [109, 105],
  "options and arguments": [268],
  "environment variables": [735],
  "rows of environment variables": [766],
  privileges: [97],
  "platform privileges": [38],
  // Without the one that stands for all of them.
  "resource types": [22],
  roles: [3, 3],
  "policies from the start": [13],
  "Cloud releases": [35, 31],
  "Core releases with patches and candidates": [499, 407],
  "OpenAPI endpoints": [117],
  "Rest.li endpoints": [47],
  "SDK pages": [13, 4],
  "SDK classes": [43],
  "SDK functions": [69],
  // 522 of 1.3.0, and two that came after it.
  models: [524, 488],
  // 62 of 1.3.0, and one that came after it.
  "URN classes": [63, 59],
  actions: [9],
  "event sources": [2, 2],
  events: [3, 3],
  "kinds of entity change events": [27],
  transformers: [31, 30],
  sinks: [6, 6],
};

it("has all that DataHub has, and nothing else", { timeout: 60_000 }, () => {
  const [next, old] = versions.map(countsOf);
  console.table(
    Object.fromEntries(
      Object.entries(known).map(([name, [inNext, inOld]]) => [
        name,
        { Next: next![name], known: inNext, "1.1.0": old![name], "known in 1.1.0": inOld ?? "not told" },
      ]),
    ),
  );
  for (const [name, [inNext, inOld]] of Object.entries(known)) {
    expect(next![name], name).toBe(inNext);
    if (inOld !== undefined) expect(old![name], `${name} in 1.1.0`).toBe(inOld);
  }
});

function countsOf(version: (typeof versions)[number]): Record<string, number> {
  const problems: Problem[] = [];
  const commands = loadCommands(siteDir, version, problems);
  const variables = loadAreas(siteDir, version, problems)
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.variables);
  const who = loadAuthorization(siteDir, version, problems);
  const core = loadCoreReleases(siteDir, version, problems);
  const sdk = loadSdk(siteDir, version, problems);
  const modules = sdk.pages.flatMap((page) => page.modules);
  const { actions, sources, events } = loadActions(siteDir, version, problems);
  const endpoints = (name: string) =>
    version.before
      ? loadEndpoints(siteDir, version, name, problems).flatMap((group) => group.endpoints).length
      : 0;
  const counts = {
    commands: commands.length,
    "options and arguments": sum(commands.map(({ params = [] }) => params.length)),
    "environment variables": new Set(variables.map(({ name }) => name)).size,
    "rows of environment variables": variables.length,
    privileges: who.privileges.length,
    "platform privileges": who.privileges.filter(({ type }) => type === "platform").length,
    "resource types": who.resources.size,
    roles: who.roles.length,
    "policies from the start": who.policies.length,
    "Cloud releases": loadCloudReleases(siteDir, version, problems).length,
    "Core releases with patches and candidates": sum(
      core.map(({ date, patches, candidates }) => (date ? 1 : 0) + Object.keys(patches).length + candidates),
    ),
    "OpenAPI endpoints": endpoints("openapi"),
    "Rest.li endpoints": endpoints("restli"),
    "SDK pages": sdk.pages.length + 2,
    "SDK classes": sum(modules.map(({ classes }) => classes.length)),
    "SDK functions": sum(modules.map(({ functions }) => functions.length)),
    models: sdk.models.length,
    "URN classes": sdk.urns.length,
    actions: actions.length,
    "event sources": sources.length,
    events: events.length,
    "kinds of entity change events": sum(events.map(({ variants = [] }) => variants.length)),
    transformers: loadTransformers(siteDir, version, problems).length,
    sinks: loadSinks(siteDir, version, problems).length,
  };
  expect(problems).toEqual([]);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
