import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteFile } from "../base/file-path.ts";
import { messageOf, type Problem, QuireError } from "../base/problem.ts";
import { stillWaiting } from "../base/still-waiting.ts";
import { packageOf } from "../base/unresolved-import.ts";
import { type Advice, adviceOn, docusaurusWarning } from "./advice.ts";
import { errorPlace } from "./bundle-origin.ts";
import { noFunctions, type SiteFunctions } from "./docusaurus/functions.ts";
import { docusaurusSetting, readDocusaurus } from "./docusaurus.ts";
import { loadModule } from "./load-module.ts";
import { locateSetting } from "./locate-setting.ts";
import { evaluating, missingPackageOf, wasListed, wasWritten } from "./missing-module.ts";
import { missingFiles, missingHeadFiles } from "./named-files.ts";
import { adviceOnOutput } from "./output-place.ts";
import { adviceOnPolicy } from "./policy-source.ts";
import { type Config, configSchema } from "./schema.ts";
import { aimlessLinks, eventHandlers } from "./theme-advice.ts";

/** The configuration of a site, and where it was loaded from. */
export interface LoadedConfig {
  config: Config;
  /** Relative to the site. */
  configFile: string;
  /** Whether it is a Docusaurus configuration. */
  isDocusaurus: boolean;
  /** Functions of a Docusaurus configuration. */
  functions: SiteFunctions;
  /** Whether it has PostCSS plugins to run. */
  runsPostcss: boolean;
  /**
   * Warnings: folders that are configured but do not exist, and Docusaurus settings that are not carried over. With
   * `goOn`, also errors.
   */
  problems: Problem[];
}

const own = ["quire.config.ts", "quire.config.js", "quire.config.mjs"];
const docusaurus = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

/** How to load a configuration. */
export interface LoadOptions {
  /** Another file, relative to the site; a name that starts with `docusaurus` means a Docusaurus configuration. */
  configFile?: string;
  /**
   * Return also if there are errors in settings with which no document has to do: those are left out, and the errors
   * are among `problems`.
   */
  goOn?: boolean;
}

/**
 * Load the configuration of the site in `siteDir`: `quire.config.(ts|js|mjs)`, else `docusaurus.config.*`.
 *
 * @throws QuireError with all invalid settings, when there is no configuration, or when it fails to load
 */
export async function loadConfig(siteDir: string, options: LoadOptions = {}): Promise<LoadedConfig> {
  const root = path.resolve(siteDir);
  const file = findConfig(root, options.configFile);
  const configFile = siteFile(file, root);
  const isDocusaurus = isDocusaurusConfig(file);
  const { loaded, exported } = await exportedConfig(file, root);

  const absent = missingPackageOf(exported);
  if (absent !== undefined) throw new QuireError(madeByMissing(absent, configFile));
  const { settings, advice, functions, runsPostcss } = isDocusaurus
    ? await readDocusaurus(exported, root)
    : { settings: exported, advice: [], functions: noFunctions(), runsPostcss: false };
  const { result, wrong } = parseSettings(settings, options.goOn);
  const found = result.success
    ? [
        ...wrong,
        ...adviceOnOutput(result.data, root),
        ...adviceOnPolicy(result.data),
        ...eventHandlers(result.data.theme, isDocusaurus ? "themeConfig" : "theme"),
        // In a Docusaurus configuration, the remaining settings that name files have other names.
        ...(isDocusaurus
          ? missingHeadFiles(result.data, root, docusaurusSetting)
          : [...aimlessLinks(result.data.theme), ...missingFiles(result.data, settings, root)]),
      ]
    : wrong;
  const errors = [...advice, ...found].filter(({ problem }) => problem.severity === "error");
  const problems = place(
    [
      ...advice,
      ...loaded.missing.filter((name) => wasListed(name, file) && !isCodeTheme(name)).map(adviceOnList),
      ...loaded.missing.filter((name) => wasWritten(name, file)).map(adviceOnText),
      ...found,
    ],
    file,
    configFile,
    exported,
  );
  if (!result.success || (errors.length > 0 && !(options.goOn && errors.every(isApart))))
    throw new QuireError(problems);
  return {
    config: result.data,
    configFile,
    isDocusaurus,
    functions,
    runsPostcss,
    problems,
  };
}

/** Settings with which no document has to do, so that the rest of a site can be read and checked without them. */
const APART = new Set<PropertyKey | undefined>([
  "theme",
  "head",
  "search",
  "ask",
  "integrations",
  "contentSecurityPolicy",
  "customFields",
]);

function isApart({ path: setting }: Advice): boolean {
  return APART.has(setting[0]);
}

/** Validate settings; with `goOn`, without those with errors, if no document has to do with them. */
function parseSettings(settings: unknown, goOn?: boolean) {
  // Settings are parsed once, and making code for that takes longer than it saves.
  const parse = (given: unknown) => configSchema.safeParse(given, { jitless: true });
  const result = parse(settings);
  const wrong = result.success ? [] : adviceOn(result.error.issues, settings);
  if (result.success || !goOn || !wrong.every(isApart)) return { result, wrong };
  const names = new Set(wrong.map(({ path: setting }) => setting[0]));
  const rest = Object.entries(settings as object).filter(([name]) => !names.has(name));
  return { result: parse(Object.fromEntries(rest)), wrong };
}

/**
 * Load a configuration file: its export, or what its exported function returns.
 *
 * @param file absolute path
 */
export async function exportedConfig(file: string, root: string) {
  const name = siteFile(file, root);
  const options = { root, stubMissing: isDocusaurusConfig(file) };
  return evaluating(async () => {
    const loaded = await stillWaiting(loadModule(file, options), name);
    const made = evaluate("default" in loaded.module ? loaded.module.default : loaded.module, name, root);
    return { loaded, exported: await stillWaiting(made, name) };
  });
}

/** The problem for a configuration that a package creates that is not installed. */
function madeByMissing(name: string, file: string): Problem {
  return {
    code: "module-import",
    severity: "error",
    message: `The configuration is created by \`${name}\`, which is not installed.`,
    file,
    hint: `Install \`${packageOf(name)}\`.`,
  };
}

/** Whether a configuration file is read as one of Docusaurus. */
function isDocusaurusConfig(file: string): boolean {
  return path.basename(file).startsWith("docusaurus");
}

function findConfig(root: string, named: string | undefined): string {
  for (const name of named ? [named] : [...own, ...docusaurus]) {
    const file = path.resolve(root, name);
    if (existsSync(file)) return file;
  }
  throw new QuireError({
    code: "config-missing",
    severity: "error",
    message: named
      ? `There is no configuration file ${named}.`
      : "There is no `quire.config.ts` or `docusaurus.config.js` here.",
    hint: [
      "Create `quire.config.ts` with at least:",
      'import { defineConfig } from "quire";',
      'export default defineConfig({ title: "Manual", url: "https://docs.example.com" });',
    ].join("\n"),
  });
}

/** The configuration object; if the module exports a function, its result. */
async function evaluate(exported: unknown, file: string, root: string): Promise<unknown> {
  try {
    return await (typeof exported === "function" ? exported() : exported);
  } catch (error) {
    throw new QuireError({
      code: "module-error",
      severity: "error",
      message: `The function that returns the configuration failed: ${messageOf(error)}`,
      file,
      ...errorPlace(error, root),
      hint: "Fix the function that the file exports.",
    });
  }
}

/** Whether a package only provides code themes, which are not read. */
function isCodeTheme(name: string): boolean {
  return packageOf(name) === "prism-react-renderer";
}

/** Warn about list entries that would have come from a package that is not installed. */
function adviceOnList(name: string): Advice {
  return docusaurusWarning(
    [],
    `The configuration takes list or object entries from \`${name}\`, which is not installed. It is read without them.`,
    `Install \`${packageOf(name)}\`.`,
  );
}

/** Warn about texts that a package that is not installed would have been part of. */
function adviceOnText(name: string): Advice {
  return docusaurusWarning(
    [],
    `The configuration writes values from \`${name}\`, which is not installed, into texts. They are left out there.`,
    `Install \`${packageOf(name)}\`.`,
  );
}

/** Turn advice into problems with their positions in the configuration file. */
function place(advice: readonly Advice[], file: string, configFile: string, exported: unknown): Problem[] {
  if (advice.length === 0) return [];
  const text = readFileSync(file, "utf8");
  return advice.map(({ path: setting, problem }) => ({
    ...problem,
    file: configFile,
    ...locateSetting(text, setting, exported),
  }));
}
