import { hashOf } from "../content-hash.ts";
import { searchVersionId } from "../search/version-id.ts";
import { encodePath } from "../site/address.ts";
import { type SiteContents, siteContents, type VersionContents } from "../site/contents.ts";
import { contentsFile, pathsOf } from "../site/contents-paths.ts";
import { llmsPaths, renderLlms } from "../site/llms.ts";
import { engineHash } from "./engine-hash.ts";
import { type ExtraFile, textFile } from "./extra-file.ts";
import { markdownFile, type OutputWriter } from "./output-writer.ts";
import type { SiteSession } from "./site-session.ts";
import type { BuildState } from "./state.ts";

/**
 * Files for programs besides the Markdown of each page: the contents of the site, `llms.txt`, and the full text
 * of a version in one file, at the root for default versions and below its path for every other one. None for a
 * site excluded from indexing.
 */
export function machineFiles(session: SiteSession, pages: BuildState["pages"]): ExtraFile[] {
  const { config, site } = session;
  if (config.noIndex) return [];
  const address = config.url + config.baseUrl.replace(/\/$/, "");
  const contents = siteContents(
    site,
    { title: config.title, address },
    searchVersionId,
    (page) => pages[page]?.search,
  );
  const text = JSON.stringify(contents);
  const others = contents.versions.filter(({ isDefault }) => !isDefault);
  const groups = [contents.versions.filter(({ isDefault }) => isDefault), ...others.map((one) => [one])];
  return [
    textFile(contentsFile, text),
    ...groups.flatMap((versions) => {
      const { short, full } = llmsPaths(versions[0] ?? { isDefault: true, path: "/" });
      return [
        textFile(short.slice(1), renderLlms(contents, versions, config.tagline)),
        fullFile(full.slice(1), contents, versions, pages),
      ];
    }),
  ];
}

/** All pages of some versions in sequence, each preceded by its URL; they are read from the output one by one. */
function fullFile(
  name: string,
  { address, pages: others }: SiteContents,
  versions: readonly VersionContents[],
  pages: BuildState["pages"],
): ExtraFile {
  const isRoot = versions.length === 0 || versions.some(({ isDefault }) => isDefault);
  const paths = pathsOf([...versions.flatMap(({ sections }) => sections), ...(isRoot ? others : [])]);
  const told = paths.filter((path) => pages[path]?.files.some((file) => file.name === markdownFile(path)));
  return {
    name,
    key: hashOf(engineHash(), address, ...told.map((path) => `${path} ${pages[path]!.key}`)),
    write: (writer) => [{ name, size: writer.writeParts(name, partsOf(writer, address, told)) }],
  };
}

function* partsOf(
  writer: OutputWriter,
  address: string,
  paths: readonly string[],
): Generator<string | Uint8Array> {
  for (const [index, path] of paths.entries()) {
    yield `${index === 0 ? "" : "\n"}---\nurl: ${address}${encodePath(path)}\n---\n\n`;
    yield writer.read(markdownFile(path));
  }
}
