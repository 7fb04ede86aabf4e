import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "js-yaml";
import type { Problem } from "quire";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { loadActions } from "./actions/actions.ts";
import { loadCommands } from "./cli/commands.ts";
import { readDataFile } from "./data-file.ts";
import { loadAuthorization } from "./privileges/privileges.ts";
import { loadSdk } from "./python-sdk/sdk.ts";
import { loadCoreReleases } from "./releases/releases.ts";
import { loadSinks } from "./sinks/sinks.ts";
import { loadTransformers } from "./transformers/transformers.ts";
import { uniqueList } from "./unique-list.ts";
import { type Version, versions } from "./versions.ts";

const teas = z.strictObject({ teas: uniqueList("name", z.strictObject({ name: z.string() })) });

it("tells of a name that is given twice, at the second", () => {
  const problems: Problem[] = [];
  const file = "data/next/teas.yml";
  const text = "teas:\n  - name: Assam\n  - name: Sencha\n  - name: Assam\n";
  expect(readDataFile(file, text, teas, problems)).toBeUndefined();
  expect(problems).toMatchObject([
    { file, line: 4, column: 11, message: "`teas.2.name`: Assam is already in the list." },
  ]);
});

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "lists-"));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

type Loader = (siteDir: string, version: Version, problems: Problem[]) => unknown;

it.each<[file: string, list: string, load: Loader]>([
  ["actions/actions.yml", "actions", loadActions],
  ["actions/actions.yml", "actions.0.fields", loadActions],
  ["actions/sources.yml", "sources", loadActions],
  ["actions/events.yml", "events", loadActions],
  ["cli/check.yml", "commands", loadCommands],
  ["privileges/privileges.yml", "privileges", loadAuthorization],
  ["privileges/resource-types.yml", "types", loadAuthorization],
  ["privileges/roles.yml", "roles", loadAuthorization],
  ["privileges/roles.yml", "policies", loadAuthorization],
  ["python-sdk/models.yml", "models", loadSdk],
  ["python-sdk/urns.yml", "urns", loadSdk],
  ["releases/core.yml", "releases", loadCoreReleases],
  ["sinks/sinks.yml", "sinks", loadSinks],
  ["transformers/transformers.yml", "transformers", loadTransformers],
])("%s tells of what is in its list %s twice", (name, list, read) => {
  const file = `data/next/${name}`;
  const value = load(readFileSync(path.join(import.meta.dirname, "..", file), "utf8"));
  const items = list.split(".").reduce((at, part) => Reflect.get(at, part), Object(value));
  items.push(items[0]);
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), JSON.stringify(value));
  const problems: Problem[] = [];
  read(siteDir, versions[0]!, problems);
  const said = problems.filter((problem) => problem.file === file).map(({ message }) => message);
  expect(said).toEqual([expect.stringMatching(/ is already in the list\.$/)]);
});
