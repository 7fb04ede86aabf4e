import path from "node:path";
import { readText } from "../../base/read-file.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";

/** The argument of a data module. */
export interface DataContext {
  /** Absolute path of the site. */
  siteDir: string;
  /**
   * The front matter of a document, by path relative to the site; undefined if there is no such file. When it
   * changes, the module is run again.
   */
  frontMatter(file: string): Record<string, unknown> | undefined;
}

/** Read the front matter of a document for the data modules of a site. */
export function readFrontMatter(siteDir: string, file: string): Record<string, unknown> | undefined {
  try {
    return readFrontMatterBlock(file, readText(path.join(siteDir, file))).values;
  } catch {
    return undefined;
  }
}
