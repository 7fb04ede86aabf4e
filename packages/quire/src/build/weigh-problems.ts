import { addTo } from "../base/groups.ts";
import { type Problem, sortProblems, uniqueProblems } from "../base/problem.ts";
import type { LoadedConfig } from "../config/load-config.ts";
import type { Config } from "../config/schema.ts";

type Setting = keyof Config["problems"];

/** The problem codes whose severity each setting decides. */
const CODES: Readonly<Record<Setting, readonly string[]>> = {
  brokenLinks: ["broken-link"],
  brokenHtmlLinks: ["broken-html-link"],
  brokenAnchors: ["broken-anchor"],
  brokenImages: ["broken-image"],
  brokenFiles: ["broken-file"],
  duplicateRoutes: ["duplicate-route", "redirect-from-route", "redirect-twice"],
  duplicateTitles: ["duplicate-title"],
  missingDescriptions: ["missing-description"],
  unknownLanguages: ["unknown-language"],
  themeComponents: ["theme-component"],
};

/** The setting that decides the severity of a problem, by its code. */
export const SEVERITY_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  Object.entries(CODES).flatMap(([setting, codes]) =>
    codes.map((code) => [code, setting as Setting] as const),
  ),
);

/** The problems of a site as they are reported: weighed, sorted, and each once. */
export function reportedProblems(problems: readonly Problem[], config: Config): Problem[] {
  return withoutRepetitions(sortProblems(uniqueProblems(weighProblems(problems, config))));
}

/** Whether documents may be missing, as links to them may lead nowhere: a plugin may write them that is not run. */
export function lacksDocuments({ isDocusaurus, config }: LoadedConfig): boolean {
  return isDocusaurus && config.problems.brokenLinks !== "throw";
}

/** Drop problems that are only there because a document, or a file with authors, could not be read. */
export function withoutConsequences(problems: readonly Problem[], causes: readonly Problem[]): Problem[] {
  const filesOf = (...codes: string[]) =>
    new Set(
      causes
        .filter(({ code, severity }) => severity === "error" && codes.includes(code))
        .map(({ file }) => file),
    );
  const unread = filesOf("front-matter", "not-utf8");
  const lacksData = filesOf("data-file").size > 0;
  return problems.filter(
    ({ code, file }) =>
      !(code === "missing-description" && unread.has(file)) && !(code === "blog-author" && lacksData),
  );
}

/** Apply the severities from the configuration, and drop ignored problems. */
export function weighProblems(problems: readonly Problem[], config: Config): Problem[] {
  return problems.flatMap((problem): Problem[] => {
    const setting = SEVERITY_SETTINGS.get(problem.code);
    // Links of HTML count as others do, unless there is a setting for them.
    const action = setting && (config.problems[setting] ?? config.problems.brokenLinks);
    if (action === "ignore") return [];
    return [action ? { ...problem, severity: action === "throw" ? "error" : "warning" } : problem];
  });
}

/**
 * Report the same problem once, with its number, of which there may be hundreds: a missing theme component with that of
 * the documents that use it, and a failing component with that of the pages it fails on.
 */
function withoutRepetitions(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) addTo(groups, samenessOf(problem), problem);
  return [...groups.values()].map((group): Problem => {
    const first = group[0]!;
    const isFailure = first.code === "render";
    const count = isFailure ? group.length : new Set(group.map(({ file }) => file)).size;
    if (count < 2) return first;
    const message = isFailure
      ? first.message.replace(PAGE, (page) => `${page} and ${count - 1} more`)
      : `${first.message.replace(/\.$/, "")} (in ${count} documents).`;
    return { ...first, message };
  });
}

/** What two problems have in common that are the same. */
function samenessOf(problem: Problem): string {
  const { message, ...more } = problem;
  if (more.code === "theme-component") return message;
  const isPlaced = more.code === "render" && more.line !== undefined;
  return JSON.stringify(isPlaced ? [more, message.replace(PAGE, "")] : problem);
}

/** How the message for a failed page starts. */
const PAGE = /^The page \S+/;
