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
  const found = sortProblems(uniqueProblems(weighProblems(problems, config)));
  return oncePerFailure(oncePerComponent(found));
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
 * Report a missing theme component once, with the number of documents that use it, of which there may be
 * hundreds.
 */
export function oncePerComponent(problems: readonly Problem[]): Problem[] {
  const isMissing = ({ code }: Problem) => code === "theme-component";
  const files = new Map<string, Set<string | undefined>>();
  for (const { message, file } of problems.filter(isMissing))
    files.set(message, (files.get(message) ?? new Set()).add(file));
  return problems.flatMap((problem): Problem[] => {
    if (!isMissing(problem)) return [problem];
    const { size = 0 } = files.get(problem.message) ?? {};
    files.delete(problem.message);
    if (size < 2) return size === 0 ? [] : [problem];
    return [{ ...problem, message: `${problem.message.replace(/\.$/, "")} (in ${size} documents).` }];
  });
}

/** Report a failing component once, with the number of pages it fails on, of which there may be hundreds. */
function oncePerFailure(problems: readonly Problem[]): Problem[] {
  const isPlaced = ({ code, line }: Problem) => code === "render" && line !== undefined;
  const failureOf = ({ message, ...place }: Problem) => JSON.stringify([place, message.replace(PAGE, "")]);
  const pages = new Map<string, number>();
  for (const failure of problems.filter(isPlaced).map(failureOf))
    pages.set(failure, (pages.get(failure) ?? 0) + 1);
  return problems.flatMap((problem): Problem[] => {
    if (!isPlaced(problem)) return [problem];
    const failure = failureOf(problem);
    const count = pages.get(failure) ?? 0;
    pages.delete(failure);
    if (count < 2) return count === 0 ? [] : [problem];
    const message = problem.message.replace(PAGE, (page) => `${page} and ${count - 1} more`);
    return [{ ...problem, message }];
  });
}

/** How the message for a failed page starts. */
const PAGE = /^The page \S+/;
