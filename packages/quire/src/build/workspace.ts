import path from "node:path";
import { cacheFolder, STATE_FOLDER } from "../config/cache-folder.ts";

/** Absolute paths of the folders a site is built from and into. */
export interface Workspace {
  /** Folder of the configuration. */
  siteDir: string;
  outDir: string;
  /** Kept between builds; may be deleted at any time. */
  stateDir: string;
  cacheDir: string;
  /** The configuration whose function changes the texts of documents before they are read; absolute path. */
  preprocessor?: string;
  /** If code blocks take code from files they name (`file=`), the folder that `<rootDir>` stands for; absolute path. */
  codeRoot?: string;
  /** The configuration whose plugins add PostCSS plugins; absolute path. */
  postcss?: string;
}

/** The folders of the site in `siteDir`, to be built into `outDir` (relative to it, or absolute). */
export function openWorkspace(siteDir: string, outDir: string): Workspace {
  return {
    siteDir,
    outDir: path.resolve(siteDir, outDir),
    stateDir: path.join(siteDir, STATE_FOLDER),
    cacheDir: cacheFolder(siteDir),
  };
}
