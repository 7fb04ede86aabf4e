import path from "node:path";

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
  const stateDir = path.join(siteDir, ".quire");
  return { siteDir, outDir: path.resolve(siteDir, outDir), stateDir, cacheDir: path.join(stateDir, "cache") };
}
