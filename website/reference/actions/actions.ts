import type { Problem } from "quire";
import { z } from "zod";
import { configField } from "../config-field.ts";
import { loadFile } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const plugin = z.strictObject({
  /** Its `type` in a configuration. */
  type: z.string(),
  summary: z.string().min(1),
  /** Full name of its Python class. */
  class: z.string(),
  /** Path of its page, relative to the documents of the version and without extension. */
  page: z.string().optional(),
  /** Whether it is only part of DataHub Cloud. */
  cloud: z.boolean().optional(),
  fields: uniqueList("path", configField),
});

const action = plugin.extend({ questions: readerQuestions });

const event = z.strictObject({
  type: z.string(),
  summary: z.string().min(1),
  page: z.string().optional(),
  fields: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      optional: z.boolean().optional(),
      description: z.string().min(1),
    }),
  ),
  /** The variants of the event, by kind of change. */
  variants: z
    .array(
      z.strictObject({
        title: z.string(),
        category: z.string(),
        operation: z.string(),
        parameters: z.array(z.string()).default([]),
        modifier: z.boolean().default(false),
        /** Type of the entity that changed. */
        entity: z.string(),
      }),
    )
    .optional(),
  changeTypes: z.array(z.string()).optional(),
});

const auditApi = z.strictObject({
  tables: z.array(
    z.strictObject({
      title: z.string(),
      rows: z.array(
        z.strictObject({
          name: z.string(),
          type: z.string(),
          default: z.string().optional(),
          description: z.string().min(1),
        }),
      ),
    }),
  ),
  eventTypes: z.record(z.string(), z.string()),
});

const actionsFile = z.strictObject({ actions: uniqueList("type", action) });
const sourcesFile = z.strictObject({ sources: uniqueList("type", plugin) });
const eventsFile = z.strictObject({ events: uniqueList("type", event) });

/** An action or event source. */
export type ActionPlugin = z.infer<typeof plugin>;
/** An action. */
export type Action = z.infer<typeof action>;
/** A type of event. */
export type ActionEvent = z.infer<typeof event>;

/** All parts of the Actions framework. */
export interface Actions {
  actions: Action[];
  sources: ActionPlugin[];
  events: ActionEvent[];
  audit?: z.infer<typeof auditApi>;
}

/** Load the actions, event sources and events of a version. */
export function loadActions(siteDir: string, version: Version, problems: Problem[]): Actions {
  const load = <T>(name: string, schema: z.ZodType<T>) =>
    loadFile(siteDir, `${version.data}/actions/${name}.yml`, schema, problems)?.value;
  return {
    actions: load("actions", actionsFile)?.actions ?? [],
    sources: load("sources", sourcesFile)?.sources ?? [],
    events: load("events", eventsFile)?.events ?? [],
    audit: load("audit-api", auditApi),
  };
}
