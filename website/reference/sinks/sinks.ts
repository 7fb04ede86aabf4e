import type { Problem } from "quire";
import { z } from "zod";
import { configField } from "../config-field.ts";
import { loadFile } from "../load-data.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const sink = z.strictObject({
  type: z.string(),
  summary: z.string().min(1),
  fields: uniqueList("path", configField).default([]),
});

const sinksFile = z.strictObject({ sinks: uniqueList("type", sink) });

/** A sink of recipes. */
export type Sink = z.infer<typeof sink>;

/** Load the sinks of a version. */
export function loadSinks(siteDir: string, version: Version, problems: Problem[]): Sink[] {
  return loadFile(siteDir, `${version.data}/sinks/sinks.yml`, sinksFile, problems)?.value.sinks ?? [];
}
