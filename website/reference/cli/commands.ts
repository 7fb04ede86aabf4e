import type { Problem } from "quire";
import { z } from "zod";
import { loadFolder } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import type { Version } from "../versions.ts";

const param = z.strictObject({
  /** An option, by all its flags; in place of `argument`. */
  flags: z.array(z.string().startsWith("-")).nonempty().optional(),
  /** An argument, by its name. */
  argument: z.string().optional(),
  type: z.string(),
  required: z.boolean().optional(),
  /** Whether it may be given several times. */
  multiple: z.boolean().optional(),
  choices: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number()]).optional(),
  description: z.string().min(1),
});

const command = z.strictObject({
  /** The whole command: `datahub ingest run`. */
  command: z.string().startsWith("datahub"),
  summary: z.string().min(1),
  questions: readerQuestions,
  /** Whether it only holds other commands. */
  group: z.boolean().optional(),
  /** The command of a group that runs when none is named. */
  defaultSubcommand: z.string().optional(),
  /** The document that shows how it is used, by its path in the version's folder of documents. */
  guide: z.string().optional(),
  params: z.array(param).optional(),
});

/** A command of the CLI. */
export type Command = z.infer<typeof command>;

/** An option or argument of a command. */
export type Param = z.infer<typeof param>;

/** The commands of a version, in the order of the files, which is that of the groups. */
export function loadCommands(siteDir: string, version: Version, problems: Problem[]): Command[] {
  const file = z.strictObject({ commands: z.array(command) });
  return loadFolder(siteDir, `${version.data}/cli`, file, problems).flatMap(({ value }) => value.commands);
}

/** The anchor of a command on the page of all commands: `datahub-ingest-run`. */
export function commandAnchor(command: string): string {
  return command.replaceAll(" ", "-");
}

/** The name of a parameter that tells it from the others of its command: its longest flag, or its argument. */
export function paramName({ flags, argument }: Param): string {
  return flags ? flags.reduce((a, b) => (b.length > a.length ? b : a)) : argument!;
}
