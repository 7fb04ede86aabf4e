import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { QuireError } from "../../problem.ts";
import { MANIFEST } from "../manifest.ts";
import { SearchSession } from "../session.ts";

/**
 * Open the search of a built site in Node: the engine that runs in browsers, over the files of the output.
 *
 *     const search = openSearch("/srv/site/build");
 *     const { hits } = await search.search("snowflake lineage", { versions: ["current"], limit: 5 });
 *     const found = await search.excerpts("snowflake lineage", hits);  // the best places of each page
 *     const sections = await search.texts(hits[0]);                    // all text of a page
 *
 * Only what is asked for is read, and kept in memory after. `await search.load()` first makes sure that the
 * answers come from the whole index, and fills `search.versions`. A site that is built again is opened again.
 *
 * @param outDir folder of the built site
 * @throws QuireError `no-search` when there is no index in it; every method throws `SearchFailure` when files
 *   of the index are missing or damaged
 */
export function openSearch(outDir: string): SearchSession {
  const inOutput = (sitePath: string) => path.join(outDir, ...sitePath.split("/"));
  if (!existsSync(inOutput(MANIFEST)))
    throw new QuireError({
      code: "no-search",
      severity: "error",
      message: `${outDir} has no search index.`,
      hint: 'Build the site, with `search: { provider: "embedded" }` in its settings.',
    });
  return new SearchSession((sitePath) => readFile(inOutput(sitePath)));
}
