import type { Problem } from "quire";
import { z } from "zod";
import { loadFolder } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import type { Version } from "../versions.ts";

const variable = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  default: z.string().optional(),
  /** The components of DataHub that read it. */
  components: z.array(z.string()).optional(),
  /** The setting in the server's configuration file that it overrides. */
  setting: z.string().optional(),
});

const group = z.strictObject({
  title: z.string(),
  questions: readerQuestions,
  variables: z.array(variable).nonempty(),
});

const area = z.strictObject({
  title: z.string(),
  /** Anchor of the area, to keep links valid after a change of its title. Defaults to the title. */
  anchor: z.string().optional(),
  groups: z.array(group).nonempty(),
});

/** An environment variable. */
export type Variable = z.infer<typeof variable>;

/** The variables of an area, by group. */
export type Area = z.infer<typeof area>;

/** Load the areas of a version, in the order of their files. */
export function loadAreas(siteDir: string, version: Version, problems: Problem[]): Area[] {
  return loadFolder(siteDir, `${version.data}/env-vars`, area, problems).map(({ value }) => value);
}
