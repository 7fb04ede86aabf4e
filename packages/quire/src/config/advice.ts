import type { z } from "zod";
import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import { configSchema } from "./schema.ts";
import { choicesOf, defaultAt, describe, keysOf, schemasAt, settingsOf } from "./schema-shape.ts";
import { settingPath, shown, valueAt } from "./setting-path.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A problem with a setting, whose `path` tells where to look for it in the file. */
export interface Advice {
  path: Path;
  problem: Problem;
}

/** A setting with which no site can be built. */
export function settingError(path: Path, message: string, hint: string): Advice {
  return { path, problem: { code: "config", severity: "error", message, hint } };
}

/** Something in a Docusaurus configuration that is not carried over. */
export function docusaurusWarning(path: Path, message: string, hint?: string): Advice {
  return { path, problem: { code: "docusaurus-setting", severity: "warning", message, hint } };
}

/** Settings that have another name in a Docusaurus configuration. */
const elsewhere: Record<string, string> = {
  onBrokenLinks: "problems.brokenLinks",
  onBrokenMarkdownLinks: "problems.brokenLinks",
  onBrokenAnchors: "problems.brokenAnchors",
  onDuplicateRoutes: "problems.duplicateRoutes",
  themeConfig: "theme",
  staticDirectories: "staticDirs",
  i18n: "locale",
  presets: "docs, blog, pages and css",
  plugins: "docs, blog and redirects",
  headTags: "head",
  scripts: "head",
  stylesheets: "head",
  onInlineTags: "problems",
};

/** Settings for which an example is clearer than the type. */
const examples: Record<string, string> = {
  title: '"Manual"',
  url: '"https://docs.example.com"',
  label: '"Guides"',
  to: '"/docs"',
  href: '"https://example.com"',
  src: '"img/logo.svg"',
  from: '"/old"',
  module: '"data/pages.ts"',
  docId: '"intro"',
  sidebarId: '"docs"',
  content: '"We have moved."',
};

/**
 * Turn validation issues into advice: the setting, the value it has, what to write instead.
 *
 * @param config the configuration that was validated
 */
export function adviceOn(issues: readonly Issue[], config: unknown): Advice[] {
  return issues.flatMap((issue) => flatten(issue, [])).flatMap((issue) => advise(issue, config));
}

/** Replace the issue of a failed union by the issues of the alternative that the author most likely meant. */
function flatten(issue: Issue, base: Path): Issue[] {
  const path = [...base, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const meant = issue.errors
      .filter((branch) => !branch.some((one) => one.path.length === 0 && one.code.startsWith("invalid_")))
      .sort((a, b) => a.length - b.length)[0];
    if (meant) return meant.flatMap((inner) => flatten(inner, path));
  }
  return [{ ...issue, path }];
}

function advise(issue: Issue, config: unknown): Advice[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => unknownSetting([...path, key], config));
  const value = valueAt(config, path);
  if (path.length === 0) {
    return [
      settingError(
        path,
        `The configuration is ${shown(value)}.`,
        "Export an object with at least `title` and `url`.",
      ),
    ];
  }
  if (issue.code === "custom")
    return [settingError(path, issue.message, issue.params?.hint ?? `Write ${example(path)}.`)];
  const setting = `\`${settingPath(path)}\``;
  if (value === undefined) return [settingError(path, `${setting} is missing.`, `Add ${example(path)}.`)];
  const given = `${setting} is ${shown(value)}`;
  const schemas = schemasAt(configSchema, path);
  const types = typesOf(issue);
  const choices = types.length > 0 ? types : choicesOf(schemas);
  const near = typeof value === "string" ? nearest(value, choices) : undefined;
  const hint = near ? `Did you mean "${near}"?` : `Write ${likeGiven(path, value) ?? example(path)}.`;
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
    case "invalid_union": {
      const wanted = types.length > 0 ? listed(types) : describe(schemas);
      return [settingError(path, `${given}; it must be ${wanted}.`, hint)];
    }
    case "invalid_format":
      return [settingError(path, `${given}, which is not a URL.`, hint)];
    default:
      return [settingError(path, `${given}: ${issue.message.replace(/\.$/, "")}.`, hint)];
  }
}

/** The allowed values of `type`, if that is what failed. */
function typesOf(issue: Issue): string[] {
  const options = (issue as { options?: unknown[] }).options ?? [];
  return options.filter((option) => typeof option === "string");
}

function listed(choices: readonly string[]): string {
  return choices
    .map((choice) => JSON.stringify(choice))
    .join(", ")
    .replace(/, ([^,]*)$/, " or $1");
}

function unknownSetting(path: Path, config: unknown): Advice {
  const key = String(path.at(-1));
  const message = `\`${settingPath(path)}\` is not a setting.`;
  const parent = path.slice(0, -1);
  const type = (valueAt(config, parent) as { type?: unknown } | undefined)?.type;
  const schemas = schemasAt(configSchema, parent);
  const namesOf = (schema: (typeof schemas)[number]) => choicesOf(schemasAt(schema, ["type"]));
  const ofType = schemas.filter((schema) => namesOf(schema).includes(String(type)));
  const others = schemas.filter((schema) => !ofType.includes(schema) && keysOf([schema]).includes(key));
  const otherTypes = others.flatMap(namesOf);
  const known = keysOf(ofType.length > 0 ? ofType : schemas);
  const moved = elsewhere[key];
  if (otherTypes.length > 0)
    return settingError(path, message, `It needs \`type\` to be ${listed(otherTypes)}.`);
  const near = nearest(key, known);
  if (near) return settingError(path, message, `Did you mean \`${near}\`?`);
  if (moved) return settingError(path, message, `In Quire, use \`${moved}\`.`);
  const other = [...settingsOf(configSchema)].find((names) => names.at(-1) === key);
  if (other)
    return settingError(path, message, `It belongs to \`${other.join(".").replaceAll(".[]", "[]")}\`.`);
  return settingError(path, message, `Remove it. The settings here are ${known.join(", ")}.`);
}

/** The setting with a valid value close to the given one: `true` for an object, a string for a list of one. */
function likeGiven(path: Path, value: unknown): string | undefined {
  const accepted = describe(schemasAt(configSchema, path));
  if (value === true && accepted.startsWith("an object")) return `\`${String(path.at(-1))}: {}\``;
  if (typeof value === "string" && accepted === "a list of strings")
    return `\`${String(path.at(-1))}: [${shown(value)}]\``;
  return undefined;
}

/** The setting with an example of a valid value, as one would write it. */
function example(path: Path): string {
  const key = path.at(-1);
  const byDefault = defaultAt(configSchema, path);
  const schemas = schemasAt(configSchema, path);
  const choice = choicesOf(schemas)[0];
  const known =
    (byDefault !== undefined && JSON.stringify(byDefault)) ||
    (choice !== undefined && JSON.stringify(choice)) ||
    examples[String(key)];
  if (typeof key === "number" || !known) {
    const keys = keysOf(schemas);
    return describe(schemas) + (keys.length > 0 && keys.length < 10 ? ` with ${keys.join(", ")}` : "");
  }
  return `\`${String(key)}: ${known}\``;
}
