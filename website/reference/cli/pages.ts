import type { DataDocument } from "quire";
import { changesSection, compare, linked } from "../changes.ts";
import { dataPages } from "../data-pages.ts";
import { type GuideTitle, guideTitles } from "../guide-titles.ts";
import {
  blocks,
  bullets,
  code,
  documentLink,
  entry,
  fence,
  heading,
  type Markdown,
  newMark,
  questions,
  table,
  wideNames,
} from "../markdown.ts";
import { loadEach, type Version } from "../versions.ts";
import { type Command, commandAnchor, loadCommands, type Param, paramName } from "./commands.ts";

/** The reference of all commands, one page for each version. */
const pages = dataPages((context, problems) =>
  loadEach((version) => loadCommands(context.siteDir, version, problems)).map(({ version, now, before }) =>
    commandsPage(version, now, before, guideTitles(context, version, problems)),
  ),
);

export default pages;

/**
 * The page of a version.
 *
 * @param before the commands of the previous version; undefined for the oldest
 * @param guideTitle returns the title of a guide
 */
export function commandsPage(
  version: Version,
  commands: readonly Command[],
  before?: Command[],
  guideTitle: GuideTitle = (guide) => guide,
): DataDocument {
  const path = `${version.docs}/cli-commands/reference.md`;
  const guideLink = ({ command, guide }: Command) =>
    guide &&
    `Guide: ${documentLink(path, `${version.docs}/${guide}`, guideTitle(guide, `${version.data}/cli/${command.split(" ")[1] ?? command}.yml`))}.`;
  const groups = commands
    .filter(({ command }) => command.split(" ").length <= 2)
    .sort((a, b) => Number(b.command === "datahub") - Number(a.command === "datahub"));
  return {
    path,
    frontMatter: {
      title: "CLI Command Reference",
      sidebar_label: "Command reference",
      description:
        "Every command of the datahub CLI with its options, arguments, defaults and allowed values.",
      kind: "cli",
      displayed_sidebar: "overviewSidebar",
    },
    markdown: blocks(
      "# CLI Command Reference",
      "All commands of the `datahub` CLI, with their options. To install the CLI and connect it to a server, see [DataHub CLI](../cli.md).",
      '<RowFilter sections label="Filter the commands and options" />',
      table(
        ["Command", "Description"],
        groups.map((group) => [`[${code(group.command)}](#${commandAnchor(group.command)})`, group.summary]),
      ),
      ...groups.map((group) => groupPart(group, commands, guideLink(group), before)),
      before && changesSection(version, changesOf(commands, before)),
    ),
  };
}

/** Anchor of an option or argument: `datahub-ingest-run--config`, `datahub-get-urn`. */
function paramAnchor(command: string, name: string): string {
  return commandAnchor(command) + (name.startsWith("-") ? name.split("/")[0] : `-${name}`);
}

function groupPart(
  group: Command,
  all: readonly Command[],
  guide: Markdown | undefined,
  before?: readonly Command[],
): Markdown {
  const inside = all.filter(
    ({ command }) => group.command !== "datahub" && command.startsWith(`${group.command} `),
  );
  return blocks(
    commandPart(2, group, before),
    guide,
    inside.length > 0 &&
      bullets(
        inside.map(({ command, summary }) => `[${code(command)}](#${commandAnchor(command)}): ${summary}`),
      ),
    group.defaultSubcommand &&
      `Without a subcommand, ${code(group.command)} runs ${code(`${group.command} ${group.defaultSubcommand}`)}.`,
    ...inside.map((command) => commandPart(3, command, before)),
  );
}

function commandPart(level: 2 | 3, command: Command, before?: readonly Command[]): Markdown {
  const old = before?.find((other) => other.command === command.command);
  const params = command.params ?? [];
  const isNew = (param: Param) =>
    old !== undefined && !old.params?.some((other) => paramName(other) === paramName(param));
  return blocks(
    heading(level, code(command.command), commandAnchor(command.command)),
    questions(command.questions),
    before && !old ? `${newMark} ${command.summary}` : command.summary,
    !command.group && fence("text", usage(command)),
    wideNames(
      table(
        ["Option", "Description"],
        params.map((param) => [
          linkedFlags(command, param) + (isNew(param) ? ` ${newMark}` : ""),
          [param.description, facts(param)].filter(Boolean).join("<br />"),
        ]),
      ),
    ),
  );
}

/** All flags of an option, or the name of an argument; its unique name is a link to itself. */
function linkedFlags({ command }: Command, param: Param): Markdown {
  const own = paramName(param);
  return (param.flags ?? [own])
    .map((name) => (name === own ? entry(paramAnchor(command, own), code(name)) : code(name)))
    .join(", ");
}

/** The synopsis of a command: required options, `[OPTIONS]` if there are others, arguments. */
function usage({ command, params = [] }: Command): string {
  const required = params.filter((param) => param.required && param.flags);
  const others = params.some((param) => param.flags && !param.required);
  const words = params
    .filter((param) => param.argument)
    .map((param) => (param.required ? param.argument!.toUpperCase() : `[${param.argument!.toUpperCase()}]`));
  return [
    command,
    ...(others ? ["[OPTIONS]"] : []),
    ...required.map((param) =>
      param.type === "flag"
        ? `(${paramName(param).replace("/", " | ")})`
        : `${paramName(param)} ${nameOfValue(param)}`,
    ),
    ...words,
  ].join(" ");
}

const kinds: Record<string, string> = {
  str: "String",
  int: "Number",
  "positive-int": "Number",
  path: "Path",
  datetime: "Date and time",
  bool: "`true` or `false`",
  flag: "",
};

/** Type or choices of its value, whether it is required, and its default. */
function facts({ choices, type, required, multiple, default: value }: Param): Markdown {
  const words = [
    choices ? `One of ${choices.map(code).join(", ")}` : (kinds[type] ?? type),
    required && "**required**",
    multiple && "can be repeated",
    value !== undefined && `default ${code(String(value))}`,
  ]
    .filter(Boolean)
    .join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOfValue({ type, ...param }: Param): string {
  return type === "path"
    ? "FILE"
    : paramName({ type, ...param })
        .replace(/^-+/, "")
        .replaceAll("-", "_")
        .toUpperCase();
}

function changesOf(after: readonly Command[], before: readonly Command[]) {
  const names = (commands: readonly Command[]) => new Set(commands.map(({ command }) => command));
  const [now, then] = [names(after), names(before)];
  const byName = (commands: readonly Command[]) =>
    Object.fromEntries(commands.map((command) => [command.command, { group: command.group }]));
  const optionsOf = (commands: readonly Command[], both: Set<string>) =>
    Object.fromEntries(
      commands
        .filter(({ command }) => both.has(command))
        .flatMap(({ command, params = [] }) =>
          params.map((param) => [`${command} ${paramName(param)}`, param]),
        ),
    );
  return [
    {
      what: "Commands",
      changes: compare(byName(before), byName(after)),
      show: linked((name) => `#${commandAnchor(name)}`),
    },
    {
      what: "Options",
      changes: compare<Param>(optionsOf(before, now), optionsOf(after, then), [
        "type",
        "required",
        "default",
        "choices",
      ]),
      show: linked((name) => {
        const cut = name.lastIndexOf(" ");
        return `#${paramAnchor(name.slice(0, cut), name.slice(cut + 1))}`;
      }),
    },
  ];
}
