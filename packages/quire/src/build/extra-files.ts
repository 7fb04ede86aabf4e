import { readFileSync, statSync } from "node:fs";
import { createSidebarHtml, sidebarFile } from "../render/sidebar-html.tsx";
import type { OutputFile, OutputWriter } from "./output-writer.ts";
import { htmlFile } from "./output-writer.ts";
import { isCompressible } from "./compress.ts";
import type { SiteSession } from "./site-session.ts";
import type { BuildState } from "./state.ts";
import { contentHash, engineHash, hashOf } from "./workspace.ts";

/** A file of the output that is no page: what decides its content, and how to write it. */
export interface ExtraFile {
  /** Relative to the output folder. */
  name: string;
  key: string;
  write(writer: OutputWriter): OutputFile[];
}

/**
 * Every file of the output that is no page: static files, what the bundler made, images and files that
 * pages need, sidebars, and what crawlers, feed readers and hosts read. Where two have one name, the
 * earlier counts: an author's own `robots.txt` replaces the engine's.
 */
export function extraFiles(session: SiteSession, pages: BuildState["pages"]): ExtraFile[] {
  const files: ExtraFile[] = [];
  for (const [sitePath, file] of session.tree.staticFiles) files.push(fromDisk(sitePath.slice(1), file));
  for (const [sitePath, file] of Object.entries(session.bundle.files)) files.push(fromDisk(sitePath.slice(1), file));
  const taken = new Set<string>();
  for (const page of Object.values(pages)) {
    for (const [sitePath, file] of Object.entries(page.assets)) {
      if (!taken.has(sitePath)) files.push(fromDisk(sitePath.slice(1), file));
      taken.add(sitePath);
    }
    for (const [sitePath, content] of Object.entries(page.contents)) {
      if (!taken.has(sitePath)) files.push(fromText(sitePath.slice(1), content));
      taken.add(sitePath);
    }
  }
  files.push(...sidebarFiles(session), ...generatedFiles(session));
  const byName = new Map<string, ExtraFile>();
  for (const file of files) if (!byName.has(file.name)) byName.set(file.name, file);
  for (const path of Object.keys(pages)) byName.delete(htmlFile(path));
  return [...byName.values()];
}

function fromDisk(name: string, file: string): ExtraFile {
  const { size, mtimeMs } = statSync(file);
  return {
    name,
    key: hashOf(file, String(size), String(mtimeMs)),
    write(writer) {
      if (isCompressible(name)) return writer.write(name, readFileSync(file));
      writer.copy(name, file);
      return [{ name, size }];
    },
  };
}

function fromText(name: string, content: string): ExtraFile {
  return { name, key: contentHash(content), write: (writer) => writer.write(name, content) };
}

function sidebarFiles({ config, site }: SiteSession): ExtraFile[] {
  const html = createSidebarHtml(config.baseUrl);
  return site.versions.flatMap((version) =>
    Object.keys(version.sidebars).map((sidebar): ExtraFile => {
      const name = decodeURIComponent(sidebarFile(version, sidebar).slice(1));
      return {
        name,
        key: hashOf(engineHash(), config.baseUrl, JSON.stringify(version.sidebars[sidebar])),
        write: (writer) => writer.write(name, html.fragment(version, sidebar)),
      };
    }),
  );
}

function generatedFiles(_session: SiteSession): ExtraFile[] {
  return [fromText(".nojekyll", "")];
}
