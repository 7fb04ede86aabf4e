import { readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import { encodePath } from "../../site/address.ts";
import { type SiteContents, siteContents } from "../../site/files/contents.ts";
import { contentsFile, pathsOf } from "../../site/files/contents-paths.ts";
import { type LlmsGroup, llmsGroups, renderLlms } from "../../site/files/llms.ts";
import type { BuildState, BuiltPage } from "../cache/state.ts";
import type { SiteSession } from "../site-session.ts";
import { type ExtraFile, textFile } from "./extra-file.ts";
import { isIntact } from "./output-folder.ts";
import { markdownFile, type OutputWriter } from "./output-writer.ts";

/**
 * Files for programs besides the Markdown of each page: the contents of the site, `llms.txt`, and the full text
 * of a version in one file, at the root for default versions and below its path for every other one. None for a
 * site excluded from indexing.
 *
 * @param last the state of the current output, from which full texts take what is the same
 */
export function machineFiles(
  session: SiteSession,
  pages: BuildState["pages"],
  last: BuildState,
): ExtraFile[] {
  const { config } = session;
  if (config.noIndex) return [];
  const contents = contentsOf(session, pages);
  const text = JSON.stringify(contents);
  return [
    textFile(contentsFile, text),
    ...llmsGroups(contents.versions).flatMap((group) => [
      textFile(group.short.slice(1), renderLlms(contents, group, config.tagline)),
      fullFile(contents, group, pages, last),
    ]),
  ];
}

/**
 * The contents of a site.
 *
 * @param pages those that have been rendered; others that are components are without title
 */
export function contentsOf({ config, site }: SiteSession, pages: BuildState["pages"]): SiteContents {
  const address = config.url + config.baseUrl.replace(/\/$/, "");
  const about = { title: config.title, address };
  return siteContents(site, about, (page) => pages[page]?.search);
}

/** All pages of a group of versions in sequence, each preceded by its URL. */
function fullFile(
  { address, pages: others }: SiteContents,
  { versions, isRoot, full }: LlmsGroup,
  pages: BuildState["pages"],
  last: BuildState,
): ExtraFile {
  const name = full.slice(1);
  const paths = pathsOf([...versions.flatMap(({ sections }) => sections), ...(isRoot ? others : [])]);
  const told = paths.filter((sitePath) => markdownSize(sitePath, pages[sitePath]) !== undefined);
  return {
    name,
    key: hashOf(address, ...told.map((sitePath) => `${sitePath} ${pages[sitePath]!.key}`)),
    write: (writer) => [
      {
        name,
        size: writer.writeParts(name, partsOf(writer, address, told, pages, last, currentText(name, last))),
      },
    ],
  };
}

/** A file of the current output; empty if there is none, or it is not as a build left it. */
function currentText(name: string, { outDir, others }: BuildState): Buffer {
  const made = others[name];
  return made && isIntact(outDir, made.files) ? readFileSync(path.join(outDir, name)) : Buffer.alloc(0);
}

/**
 * The text of pages is read from the output one by one, except for pages that the current file has in the same place
 * and with the same key: they are taken from there, all that follow each other at once.
 */
function* partsOf(
  writer: OutputWriter,
  address: string,
  paths: readonly string[],
  pages: BuildState["pages"],
  last: BuildState,
  current: Buffer,
): Generator<Uint8Array> {
  let begin = 0;
  let end = 0;
  for (const [index, sitePath] of paths.entries()) {
    const head = Buffer.from(
      `${index === 0 ? "" : "\n"}---\nurl: ${address}${encodePath(sitePath)}\n---\n\n`,
    );
    const before = last.pages[sitePath];
    const isThere = head.equals(current.subarray(end, end + head.length));
    const next = isThere ? end + head.length + (markdownSize(sitePath, before) ?? 0) : end;
    if (!isThere || before?.key !== pages[sitePath]!.key) {
      yield current.subarray(begin, end);
      yield head;
      yield writer.read(markdownFile(sitePath));
      begin = next;
    }
    end = next;
  }
  yield current.subarray(begin, end);
}

/** Size of a page's Markdown in bytes; undefined if it has none. */
function markdownSize(sitePath: string, page: BuiltPage | undefined): number | undefined {
  const name = markdownFile(sitePath);
  return page?.files.find((file) => file.name === name)?.size;
}
