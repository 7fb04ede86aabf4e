import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isBelow } from "../../base/file-path.ts";
import { QuireError } from "../../base/problem.ts";
import { MANIFEST } from "../manifest.ts";
import { SearchSession } from "../session.ts";

/**
 * Open the search of a built site in Node: the engine that runs in browsers, over the files of the output.
 *
 *     const search = openSearch("/srv/site/build");
 *     const { hits } = await search.search("snowflake lineage", { versions: ["current"], limit: 5 });
 *     const found = await search.excerpts("snowflake lineage", hits);  // the best sections of each page
 *     const sections = await search.texts(hits[0]);                    // the full text of a page
 *
 * Files are read on demand and kept in memory. Call `await search.load()` first to make sure that results come
 * from the whole index; it also fills `search.versions`. A rebuilt site has to be opened again.
 *
 * @param outDir folder of the built site
 * @throws QuireError `no-search` when it has no index; every method throws `SearchFailure` when files of the
 *   index are missing or damaged
 */
export function openSearch(outDir: string): SearchSession {
  const root = path.resolve(outDir);
  const inOutput = (sitePath: string) => path.join(root, ...sitePath.split("/"));
  if (!existsSync(inOutput(MANIFEST)))
    throw new QuireError({
      code: "no-search",
      severity: "error",
      message: `${outDir} has no search index.`,
      hint: 'Build the site with `search: { provider: "embedded" }`.',
    });
  return new SearchSession(async (sitePath) => {
    const file = inOutput(sitePath);
    // Who asks about the page being read says which one it is.
    if (!isBelow(root, file)) throw new Error(`${sitePath} is not part of the site.`);
    return readFile(file);
  });
}
