import type { DataPages, Problem } from "quire";
import { z } from "zod";
import { configField, fieldTable } from "../config-field.ts";
import { throwProblems } from "../data-problems.ts";
import { loadFile } from "../load-data.ts";
import { fillTemplates } from "../page-template.ts";
import { type Version, versions } from "../versions.ts";

const sink = z.strictObject({
  type: z.string(),
  summary: z.string().min(1),
  fields: z.array(configField).default([]),
});

/** A sink of recipes. */
export type Sink = z.infer<typeof sink>;

/** The pages about sinks, their tables filled in. */
const pages: DataPages = ({ siteDir }) => {
  const problems: Problem[] = [];
  const documents = versions.flatMap((version) => {
    const sinks = loadSinks(siteDir, version, problems);
    const fill = (what: string, name: string) => {
      const one = sinks.find(({ type }) => type === name);
      return what === "fields" && one ? fieldTable(one.fields, `${name}.`) : undefined;
    };
    return fillTemplates(siteDir, version, "sinks", fill, problems);
  });
  throwProblems(problems);
  return documents;
};

export default pages;

/** The sinks of a version. */
export function loadSinks(siteDir: string, version: Version, problems: Problem[]): Sink[] {
  const schema = z.strictObject({ sinks: z.array(sink) });
  return loadFile(siteDir, `${version.data}/sinks/sinks.yml`, schema, problems)?.value.sinks ?? [];
}
