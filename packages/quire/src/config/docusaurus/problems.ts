import type { UserConfig } from "../schema.ts";
import type { Settings } from "./settings.ts";

type Action = "ignore" | "warn" | "throw";

const actions: Record<string, Action> = {
  ignore: "ignore",
  log: "warn",
  warn: "warn",
  throw: "throw",
  error: "throw",
};
const strictness: readonly Action[] = ["ignore", "warn", "throw"];

/**
 * Translate `onBrokenLinks` and related settings, with the defaults of Docusaurus.
 *
 * @param lacksPages whether links may lead nowhere as a plugin that is not run creates pages or changes links
 */
export function translateProblems(
  config: Settings,
  markdown: Settings,
  lacksPages: boolean,
): UserConfig["problems"] {
  const written = actionOf(config, "onBrokenLinks") ?? "throw";
  const hooks = markdown.object("hooks");
  const key = "onBrokenMarkdownLinks";
  const isMended = typeof hooks.value(key) === "function";
  const links = isMended && written === "throw" ? "warn" : written;
  for (const settings of [config, hooks]) {
    const files = actionOf(settings, key);
    // A link to a missing file counts as a broken link; a stricter setting for it is lost.
    if (files && strictness.indexOf(files) > strictness.indexOf(links)) {
      settings.warn([key], `is stricter than onBrokenLinks (${links}), which is used for all links`);
    }
  }
  const images = actionOf(hooks, "onBrokenMarkdownImages") ?? "throw";
  const translated = {
    brokenLinks: lacksPages && links === "throw" ? "warn" : links,
    // Docusaurus only checks links of Markdown and of its component.
    brokenHtmlLinks: links === "throw" ? ("warn" as const) : links,
    brokenAnchors: actionOf(config, "onBrokenAnchors") ?? "warn",
    brokenImages: images,
    // Docusaurus only checks those of Markdown.
    brokenFiles: images === "ignore" ? images : ("warn" as const),
    duplicateRoutes: actionOf(config, "onDuplicateRoutes") ?? "warn",
    // Docusaurus does not check these.
    duplicateTitles: "ignore" as const,
    missingDescriptions: "ignore" as const,
    unknownLanguages: "ignore" as const,
    // Components of themes that are not carried over.
    themeComponents: "warn" as const,
  };
  hooks.finish();
  return translated;
}

function actionOf(settings: Settings, key: string): Action | undefined {
  const value = settings.value(key);
  if (value === undefined) return undefined;
  if (typeof value === "function") {
    settings.warn([key], "is a function, which is not called", "What it would replace is only warned of.");
    return "warn";
  }
  const action = typeof value === "string" ? actions[value] : undefined;
  if (!action) settings.warn([key], "is ignored", "Write `ignore`, `log`, `warn` or `throw`.");
  return action;
}
