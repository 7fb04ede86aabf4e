import { existsSync } from "node:fs";
import path from "node:path";
import { MODULE_ENDINGS } from "../base/module-endings.ts";
import { isFolder } from "../base/read-file.ts";
import { isExternalAddress } from "../site/address.ts";
import { isIncluded } from "../site/versions.ts";
import type { Advice } from "./advice.ts";
import type { Config } from "./schema.ts";
import { settingPath } from "./setting-path.ts";

/** A file or folder named by a setting, relative to the site. */
interface Named {
  setting: PropertyKey[];
  name: string;
  /** Whether a name without an extension may be a package. */
  orPackage?: boolean;
  /** Whether it has to be a file. */
  isFile?: boolean;
}

/** `rel` values of links that browsers load. */
const LOADED = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/;

/**
 * Check that files and folders named by settings exist. A missing file is an error. A missing folder is a
 * warning, as a new site may have no documents yet; so is a missing file of the page head, as pages can be read
 * without it.
 *
 * @param given the settings as written: default folders need not exist
 */
export function missingFiles(config: Config, given: unknown, siteDir: string): Advice[] {
  const at = (name: string) => path.resolve(siteDir, name);
  const files = namedFiles(config, given).flatMap((named) => {
    if (existsSync(at(named.name)) && !(named.isFile && isFolder(at(named.name)))) return [];
    const near = nearFile(named.name, at);
    return named.orPackage && !near ? [] : [missing("file", named, near)];
  });
  const folders = namedFolders(config, given)
    .filter(({ name }) => !isFolder(at(name)))
    .map((named) => missing("folder", named));
  return [...files, ...folders, ...missingHeadFiles(config, siteDir)];
}

/**
 * Check files that are only named in the page head, against the static folders.
 *
 * @param written maps a setting to its name in the configuration; undefined if it has another form there
 */
export function missingHeadFiles(
  config: Config,
  siteDir: string,
  written: (setting: PropertyKey[]) => PropertyKey[] | undefined = (setting) => setting,
): Advice[] {
  const isThere = (name: string) =>
    config.staticDirs.some((folder) => existsSync(path.join(path.resolve(siteDir, folder), name)));
  return headFiles(config)
    .filter(({ name }) => !isThere(name))
    .map(({ setting, name }) => missingOfHead(written(setting), name));
}

function namedFiles(config: Config, given: unknown): Named[] {
  const synonyms = config.search ? config.search.synonyms : undefined;
  return [
    ...list("css", config.css).map((named) => ({ ...named, isFile: true })),
    ...list("inlineCss", config.inlineCss ?? []),
    ...Object.entries(config.markdown.components).map(([key, ref]) => {
      const name = ref.replace(/#.*/, "");
      return { setting: ["markdown", "components", key], name, orPackage: !/\.\w+$/.test(name) };
    }),
    ...config.data.flatMap(({ module, inputs }, index) => [
      { setting: ["data", index, "module"], name: module, isFile: true },
      ...inputs.map((name, input) => ({ setting: ["data", index, "inputs", input], name })),
    ]),
    ...config.docs.flatMap((docs, index) =>
      docs.sidebarPath && isIncluded(docs, "current")
        ? [
            {
              setting: [...either("docs", index, given), "sidebarPath"],
              name: docs.sidebarPath,
              isFile: true,
            },
          ]
        : [],
    ),
    ...(synonyms === undefined ? [] : [{ setting: ["search", "synonyms"], name: synonyms, isFile: true }]),
  ];
}

/** Folders that are configured explicitly and not filled by data modules. */
function namedFolders(config: Config, given: unknown): Named[] {
  const says = (name: keyof Config) => (given as Config)[name] !== undefined;
  const written = config.docs.flatMap((docs, index) =>
    isIncluded(docs, "current")
      ? [{ setting: [...either("docs", index, given), "path"], name: docs.path }]
      : [],
  );
  const posts = config.blog.map((blog, index) => ({
    setting: [...either("blog", index, given), "path"],
    name: blog.path,
  }));
  const pages = says("pages") && config.pages ? [{ setting: ["pages"], name: config.pages }] : [];
  return [
    ...(config.data.length > 0
      ? []
      : [...(says("docs") ? written : []), ...(says("blog") ? posts : []), ...pages]),
    ...(says("staticDirs") ? list("staticDirs", config.staticDirs) : []),
  ];
}

/** Files of the static folders that are only named in the page head, so that no link check covers them. */
function headFiles({ favicon, theme, head, baseUrl, data }: Config): Named[] {
  const named = [
    { setting: ["favicon"], name: favicon },
    { setting: ["theme", "image"], name: theme.image },
    ...head.flatMap(({ tag, attributes }, index) => {
      const field = tag === "script" ? "src" : LOADED.test(String(attributes.rel)) ? "href" : "";
      const address = String(attributes[field]);
      const isHere = address.startsWith(baseUrl) && !isExternalAddress(address);
      const setting = ["head", index, "attributes", field];
      return isHere ? [{ setting, name: address.slice(baseUrl.length) }] : [];
    }),
  ];
  return named.flatMap(({ setting, name }) =>
    name === undefined || isExternalAddress(name) || data.length > 0
      ? []
      : [{ setting, name: name.replace(/[?#].*$/, "") }],
  );
}

function missingOfHead(setting: PropertyKey[] | undefined, name: string): Advice {
  return {
    path: setting ?? [],
    problem: {
      code: "config",
      severity: "warning",
      message: setting
        ? `\`${settingPath(setting)}\` is "${name}", but no static folder contains that file.`
        : `A tag of the head asks for "${name}", but no static folder contains that file.`,
      hint: "Add it, or correct the path, which is relative to the static folder.",
    },
  };
}

function list(setting: string, names: readonly string[]): Named[] {
  return names.map((name, index) => ({ setting: [setting, index], name }));
}

/** Path of a setting that may be a single object or a list. */
function either(setting: "docs" | "blog", index: number, given: unknown): PropertyKey[] {
  return Array.isArray((given as Config)[setting]) ? [setting, index] : [setting];
}

function missing(kind: "file" | "folder", { setting, name }: Named, near?: string): Advice {
  return {
    path: setting,
    problem: {
      code: "config",
      severity: kind === "file" ? "error" : "warning",
      message: `\`${settingPath(setting)}\` is "${name}", but there is no such ${kind}.`,
      hint: near
        ? `Did you mean "${near}"?`
        : `Create it, or correct the path, which is relative to the site folder.`,
    },
  };
}

/** Suggest an existing file for a name that lacks its extension or has a leading slash. */
function nearFile(name: string, at: (name: string) => string): string | undefined {
  const inside = name.replace(/^\/+/, "");
  return ["", ...MODULE_ENDINGS]
    .map((ending) => inside + ending)
    .find((candidate) => candidate !== name && existsSync(at(candidate)));
}
