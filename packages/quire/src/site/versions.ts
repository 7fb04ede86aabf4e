import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import type { DocsConfig } from "../config/docs-schema.ts";
import type { VersionFrame } from "./model.ts";
import { sitePath } from "./slug.ts";

/** Whether the settings of a docs instance make a version part of the site: `current`, or one of `versions.json`. */
export function isIncluded(
  { includeCurrentVersion, onlyIncludeVersions }: DocsConfig,
  name: string,
): boolean {
  return (name !== "current" || includeCurrentVersion) && (onlyIncludeVersions?.includes(name) ?? true);
}

/**
 * Plan the versions of a docs instance: which exist, and where and how each is shown.
 *
 * @param names all versions, including those that the settings leave out, newest first: `current`, then in the
 *   order of `versions.json`
 */
export function planVersions(
  config: DocsConfig,
  names: readonly string[],
): { versions: VersionFrame[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const check = (setting: string, name: string): void => {
    if (names.includes(name)) return;
    const near = nearest(name, names);
    problems.push({
      code: "unknown-version",
      message: `\`${setting}\` of the docs “${config.id}” names the version ${name}, which does not exist.`,
      severity: "error",
      written: { name: setting, value: name },
      hint: near ? `Did you mean ${near}?` : `The versions are: ${names.join(", ") || "none"}.`,
    });
  };
  for (const name of config.onlyIncludeVersions ?? []) check("onlyIncludeVersions", name);
  for (const [name, { changesSince }] of Object.entries(config.versions)) {
    check("versions", name);
    if (changesSince !== undefined) check("changesSince", changesSince);
  }

  const included = names.filter((name) => isIncluded(config, name));
  let last = included.find((name) => name !== "current") ?? "current";
  if (config.lastVersion !== undefined) {
    if (included.includes(config.lastVersion)) last = config.lastVersion;
    else if (names.includes(config.lastVersion)) problems.push(leftOut(config.id, config.lastVersion));
    else check("lastVersion", config.lastVersion);
  }

  const lastIndex = included.indexOf(last);
  const versions = included.map((name, index): VersionFrame => {
    const settings = config.versions[name] ?? {};
    const label = config.messages[name]?.["version.label"] ?? settings.label;
    const isLast = name === last;
    const path = sitePath(
      config.routeBasePath,
      settings.path ?? (isLast ? "" : name === "current" ? "next" : name),
    );
    return {
      instance: config.id,
      name,
      label: label ?? (name === "current" ? "Next" : name),
      path,
      tagsPath: sitePath(path, config.tagsBasePath),
      banner: settings.banner ?? (isLast ? "none" : index < lastIndex ? "unreleased" : "unmaintained"),
      badge: settings.badge ?? included.length > 1,
      changesSince: settings.changesSince,
      noIndex: settings.noIndex ?? false,
      isLast,
    };
  });
  return { versions, problems };
}

function leftOut(id: string, name: string): Problem {
  return {
    code: "unknown-version",
    message: `\`lastVersion\` of the docs “${id}” is ${name}, which other settings exclude from the site.`,
    severity: "error",
    written: { name: "lastVersion", value: name },
    hint: "Include it with `onlyIncludeVersions` and `includeCurrentVersion`, or name another version.",
  };
}
