import { type Command, type Param, paramName } from "../reference/cli/commands.ts";
import type { Fault } from "./fault.ts";
import { shellCommands, type Word } from "./shell-words.ts";

/** The commands of the CLI of a version, by their names: `datahub ingest run`. */
export type Commands = ReadonlyMap<string, Command>;

/** Words that may stand before the name of a program. */
const prefixes = new Set("if then else while until do ! { time exec env sudo nohup xargs".split(" "));

/**
 * Check the calls of `datahub` in a shell script: commands, options and choices exist, and what is needed is there.
 */
export function checkCommands(script: string, known: Commands): Fault[] {
  return callsIn(script).flatMap((words) => {
    const call = readCall(words, known);
    return call.faults.length > 0
      ? call.faults
      : whatIsWrong(call).map((message) => faultAt(words[0]!, message));
  });
}

/** Check a command that a sentence names, such as `datahub docker quickstart --stop`: it may lack what it needs. */
export function checkMention(text: string, known: Commands): Fault[] {
  return callsIn(text).flatMap((words) => readCall(words, known).faults);
}

/** The calls in a script, each from the word that is the program on: its name, its path, or an image that runs it. */
function callsIn(script: string): Word[][] {
  return shellCommands(script).flatMap((words) => {
    const first = words.findIndex(({ text }) => !prefixes.has(text) && !/^\w+=/.test(text));
    const start = words.findIndex(
      ({ text }, index) =>
        (text === "datahub" && (index === first || ["-m", "--"].includes(words[index - 1]!.text))) ||
        /\/bin\/datahub$|^acryldata\/datahub-ingestion(:|$)/.test(text),
    );
    return start === -1 ? [] : [words.slice(start)];
  });
}

/** A call, as far as it could be read. */
interface Call {
  command: Command;
  /** Options that are given. */
  options: Set<Param>;
  /** How many arguments are given. */
  values: number;
  /** Names in it that do not exist. */
  faults: Fault[];
}

/** Follow the words of a call as the CLI does. A call for help has all it needs. */
function readCall(words: readonly Word[], known: Commands): Call {
  const call: Call = { command: known.get("datahub")!, options: new Set(), values: 0, faults: [] };
  const inner = (name: string | undefined) => known.get(`${call.command.command} ${name}`);
  const fail = (word: Word, message: string): Call => ({ ...call, faults: [faultAt(word, message)] });
  for (let index = 1; index < words.length; index++) {
    const word = words[index]!;
    if (word.text === "--help") return { ...call, command: known.get("datahub")!, values: 0 };
    const { command } = call;
    const standard = inner(command.defaultSubcommand);
    if (/^-./.test(word.text)) {
      const [flag, joined] = word.text.split(/=(.*)/s);
      if (!optionOf(command, flag!) && standard) call.command = standard;
      const option = optionOf(call.command, flag!);
      if (!option) return fail(word, `\`${call.command.command}\` has no option \`${flag}\`.`);
      call.options.add(option);
      if (option.type === "flag") continue;
      const value = joined ?? words[++index]?.text;
      if (option.choices && value && !/[$<]/.test(value) && !option.choices.includes(value)) {
        return fail(word, `\`${value}\` is no value of \`${flag}\`.`);
      }
    } else if (inner(word.text)) call.command = inner(word.text)!;
    else if (command.group && !standard?.params?.some(({ argument }) => argument)) {
      return fail(word, `There is no command \`${command.command} ${word.text}\`.`);
    } else {
      if (standard) call.command = standard;
      call.values++;
    }
  }
  if (words.length > 1) call.command = inner(call.command.defaultSubcommand) ?? call.command;
  return call;
}

/** What is wrong in a call whose names all exist: something is missing, or there is too much. */
function whatIsWrong({ command: { command, params = [] }, options, values }: Call): string[] {
  const places = params.filter(({ argument }) => argument);
  const needed = places.filter(({ required }) => required).length;
  const most = places.some(({ multiple }) => multiple) ? Infinity : places.length;
  return [
    ...params
      .filter((param) => param.flags && param.required && !options.has(param))
      .map((param) => `\`${command}\` needs \`${paramName(param)}\`.`),
    ...(values < needed || values > most ? [`\`${command}\` does not take ${values} arguments.`] : []),
  ];
}

function optionOf({ params = [] }: Command, flag: string): Param | undefined {
  return params.find(({ flags }) => flags?.some((names) => names.split("/").includes(flag)));
}

function faultAt({ line }: Word, message: string): Fault {
  return { line, message };
}
