import { parseArgs } from "node:util";
import { nearest } from "./base/nearest.ts";
import { QuireError } from "./base/problem.ts";

/** An option, with what the usage says about it. */
interface Option {
  type: "string" | "boolean";
  short?: string;
  /** What to write for its value. */
  value?: string;
  about?: string;
  /** The commands that take it; all by default. */
  of?: readonly string[];
  /** The default, in words. */
  otherwise?: string;
}

/** All options, in the order of the usage. */
export const OPTIONS = {
  config: { type: "string", value: "FILE", about: "configuration file, if it is not quire.config.ts" },
  report: { type: "string", value: "json", about: "print a report as JSON", of: ["build", "check"] },
  port: {
    type: "string",
    value: "N",
    about: "port to listen on",
    of: ["dev", "preview"],
    otherwise: "3000",
  },
  docs: {
    type: "string",
    value: "ID",
    about: "docs instance to freeze",
    of: ["version"],
    otherwise: '"default"',
  },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const satisfies Record<string, Option>;

const options: [name: string, option: Option][] = Object.entries(OPTIONS);

/** What the usage says about a command. */
export interface CommandUsage {
  /** A word between the command and the site folder. */
  word?: string;
  about: string;
}

/**
 * Read the arguments of a command.
 *
 * @throws Error for an option that does not exist
 */
export function parseArguments(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

/** The values of the options. */
export type OptionValues = ReturnType<typeof parseArguments>["values"];

/** The message for arguments that `parseArguments` does not accept. */
export function unknownOption(error: unknown): string {
  // After the first sentence, Node explains how to write arguments that no command takes.
  const message = (error as Error).message.replace(/\. To specify .*/s, ".");
  const name = /^Unknown option '--(.+)'/.exec(message)?.[1];
  return `${message}${suggestion("--", name, Object.keys(OPTIONS))}`;
}

/** A question about what may have been meant by an unknown word; "" if nothing is similar. */
export function suggestion(prefix: string, word: string | undefined, known: Iterable<string>): string {
  const near = word === undefined ? undefined : nearest(word, known);
  return near === undefined ? "" : ` Did you mean ${prefix}${near}?`;
}

/** Check that a command takes all options that are given. @throws QuireError */
export function checkOptions(command: string, values: OptionValues): void {
  for (const [name, { of }] of options)
    if (name in values && of && !of.includes(command))
      throw usageError(`\`quire ${command}\` takes no --${name}, only ${of.join(" and ")}.`);
}

/** Format how Quire is used. */
export function usageOf(commands: ReadonlyMap<string, CommandUsage>): string {
  const line = (written: string, about: string) => `  ${written.padEnd(19)}${about}`.trimEnd();
  const ofCommands = [...commands].map(([name, { word, about }]) =>
    line([name, word].filter(Boolean).join(" "), about),
  );
  const ofOptions = options.map(([name, { short, value, about = "", of, otherwise }]) =>
    line(
      `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`,
      `${about}${of ? ` (${of.join(", ")})` : ""}${otherwise ? `; default ${otherwise}` : ""}`,
    ),
  );
  return `quire <command> [site folder] [options]\n\n${ofCommands.join("\n")}\n\n${ofOptions.join("\n")}\n`;
}

/** An error about invalid arguments. */
export function usageError(message: string): QuireError {
  return new QuireError({ code: "usage", severity: "error", message });
}
