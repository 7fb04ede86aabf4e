import path from "node:path";
import type { Advice } from "./advice.ts";
import type { Config } from "./schema.ts";
import { shown } from "./setting-path.ts";
import { versionPlaces } from "./version-places.ts";

/**
 * What is wrong with the place of the output. A build replaces that folder whole, so it must hold nothing that the
 * site is made from; and it must not stand in a folder of which everything is read.
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
  return [
    {
      path: ["outDir"],
      problem: {
        code: "config",
        severity: "error",
        message:
          held === undefined
            ? `${given}, which stands in ${around}: the output would be read as part of the site.`
            : `${given}, which holds ${held}: a build would delete it.`,
        hint: 'Name a folder that holds nothing but the output, such as `outDir: "build"`.',
      },
    },
  ];
}

/** Folders of documents; what stands in them may be excluded. */
function docsFolders({ docs }: Config): string[] {
  return docs.flatMap(({ id, path: folder }) => {
    const { docsFolder, sidebarsFolder } = versionPlaces(id);
    return [folder, docsFolder, sidebarsFolder];
  });
}

/** Other folders, of which everything is read. */
function foldersOf({ blog, pages, staticDirs }: Config): string[] {
  return [
    ...blog.map(({ path: folder }) => folder),
    ...(pages === false ? [] : [pages]),
    ...staticDirs,
    ".quire",
  ];
}

/** What else a site is made from, as settings and conventions name it. */
function filesOf({ docs, data, css, search }: Config): string[] {
  return [
    "src",
    "node_modules",
    ...docs.flatMap(({ sidebarPath }) => sidebarPath || []),
    ...data.flatMap(({ module, inputs }) => [module, ...inputs]),
    ...css.filter((sheet) => !sheet.startsWith("quire/")),
    ...(search === false ? [] : [search.synonyms ?? []].flat()),
  ];
}

/** Whether a file or folder stands in a folder, or is that folder; absolute paths. */
export function holds(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
