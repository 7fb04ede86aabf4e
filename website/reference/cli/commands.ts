import type { Problem } from "quire";
import { z } from "zod";
import { loadFolder } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const param = z.strictObject({
  /** All flags of an option; either this or `argument` is set. */
  flags: z.array(z.string().startsWith("-")).nonempty().optional(),
  /** Name of an argument. */
  argument: z.string().optional(),
  type: z.string(),
  required: z.boolean().optional(),
  /** Whether it may be repeated. */
  multiple: z.boolean().optional(),
  choices: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number()]).optional(),
  description: z.string().min(1),
});

const command = z.strictObject({
  /** The full command: `datahub ingest run`. */
  command: z.string().startsWith("datahub"),
  summary: z.string().min(1),
  questions: readerQuestions,
  /** Whether it only groups other commands. */
  group: z.boolean().optional(),
  /** The subcommand of a group that is the default. */
  defaultSubcommand: z.string().optional(),
  /** Path of a guide on its use, relative to the documents of the version. */
  guide: z.string().optional(),
  params: z.array(param).optional(),
});

const commandsFile = z.strictObject({ commands: uniqueList("command", command) });

/** A command of the CLI. */
export type Command = z.infer<typeof command>;

/** An option or argument of a command. */
export type Param = z.infer<typeof param>;

/** Load the commands of a version, in the order of the files and thus of the groups. */
export function loadCommands(siteDir: string, version: Version, problems: Problem[]): Command[] {
  const files = loadFolder(siteDir, `${version.data}/cli`, commandsFile, problems);
  return files.flatMap(({ value }) => value.commands);
}

/** Anchor of a command on the page of all commands: `datahub-ingest-run`. */
export function commandAnchor(command: string): string {
  return command.replaceAll(" ", "-");
}

/** A name that is unique among the parameters of a command: the longest flag, or the argument. */
export function paramName({ flags, argument }: Param): string {
  return flags ? flags.reduce((a, b) => (b.length > a.length ? b : a)) : argument!;
}
