import path from "node:path";
import { holds } from "../base/file-path.ts";
import { type Advice, settingError } from "./advice.ts";
import { STATE_FOLDER } from "./cache-folder.ts";
import type { Config } from "./schema.ts";
import { shown } from "./setting-path.ts";
import { versionPlaces } from "./version-places.ts";

/**
 * Check the location of the output. A build replaces that folder as a whole, so it must not contain any sources
 * of the site, nor be inside a folder that is read completely.
 *
 * @param siteDir absolute path
 */
export function adviceOnOutput(config: Config, siteDir: string): Advice[] {
  const outDir = path.resolve(siteDir, config.outDir);
  const full = (name: string) => path.resolve(siteDir, name);
  const held = holds(outDir, siteDir)
    ? "the site itself"
    : [...docsFolders(config), ...foldersOf(config), ...filesOf(config)].find((name) =>
        holds(outDir, full(name)),
      );
  const around = foldersOf(config).find((name) => holds(full(name), outDir));
  if (held === undefined && around === undefined) return [];
  const given = `\`outDir\` is ${shown(config.outDir)}`;
  const message =
    held === undefined
      ? `${given}, which is inside ${around}: the output would be read as part of the site.`
      : `${given}, which contains ${held}: a build would delete it.`;
  const hint = 'Use a folder that contains nothing but the output, such as `outDir: "build"`.';
  return [settingError(["outDir"], message, hint)];
}

/** Folders of documents; these may exclude the output. */
function docsFolders({ docs }: Config): string[] {
  return docs.flatMap(({ id, path: folder }) => {
    const { docsFolder, sidebarsFolder } = versionPlaces(id);
    return [folder, docsFolder, sidebarsFolder];
  });
}

/** Other folders, which are read completely. */
function foldersOf({ blog, pages, staticDirs }: Config): string[] {
  return [
    ...blog.map(({ path: folder }) => folder),
    ...(pages === false ? [] : [pages]),
    ...staticDirs,
    STATE_FOLDER,
  ];
}

/** Other sources of the site, by settings and by convention. */
function filesOf({ docs, data, css, search }: Config): string[] {
  return [
    "src",
    "node_modules",
    ...docs.flatMap(({ sidebarPath }) => sidebarPath || []),
    ...data.flatMap(({ module, inputs }) => [module, ...inputs]),
    // Those of the engine are not in the site.
    ...css.filter((name) => !name.startsWith("quire/")),
    ...(search === false ? [] : [search.synonyms ?? []].flat()),
  ];
}
