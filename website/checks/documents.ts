import { readFileSync } from "node:fs";
import path from "node:path";
import type { DataPages } from "quire";
import config from "../quire.config.ts";
import { listFiles } from "../reference/list-files.ts";
import { type Version, versions } from "../reference/versions.ts";
import { dataContext } from "./data-context.ts";

/** A document of the site, written or made from data. */
export interface SiteDocument {
  /** Path relative to the site. */
  file: string;
  /** What it is written in, front matter included. */
  markdown: string;
  /** Version it belongs to; the newest for what has no versions. */
  version: Version;
}

/** The site's folder. */
export const siteDir = path.join(import.meta.dirname, "..");

/** Every document that is written: guides of all versions, and posts. */
export function writtenDocuments(): SiteDocument[] {
  const documents: SiteDocument[] = [];
  for (const folder of [...versions.map((version) => version.docs), "learn"]) {
    for (const name of listFiles(path.join(siteDir, folder), /\.mdx?$/)) {
      const file = `${folder}/${name}`;
      documents.push({
        file,
        markdown: readFileSync(path.join(siteDir, file), "utf8"),
        version: versionOf(file),
      });
    }
  }
  return documents;
}

/** Every document of the site: those that are written, and those that data modules make. */
export async function siteDocuments(): Promise<SiteDocument[]> {
  const documents = writtenDocuments();
  for (const { module } of config.data ?? []) {
    const { default: pages }: { default: DataPages } = await import(path.join(siteDir, module));
    for (const made of await pages(dataContext(siteDir))) {
      if ("markdown" in made) {
        documents.push({ file: made.path, markdown: made.markdown, version: versionOf(made.path) });
      }
    }
  }
  return documents.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function versionOf(file: string): Version {
  return versions.find(({ docs }) => file.startsWith(`${docs}/`)) ?? versions[0]!;
}
