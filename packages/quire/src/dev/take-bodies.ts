import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentHash } from "../base/content-hash.ts";
import { relativeFile } from "../base/file-path.ts";
import { textIfAny } from "../base/read-file.ts";
import { changesTexts } from "../build/read/document-functions.ts";
import type { SiteSession } from "../build/site-session.ts";
import { isNotedWrongly } from "../site/changes.ts";
import type { Source } from "../site/model.ts";
import { parseSource } from "../site/source/source.ts";

/**
 * Take over new bodies of documents if nothing else has changed, so that the site need not be planned again.
 *
 * @param files absolute paths of the files that changed
 * @param shared documents whose bodies are also part of something else, relative to the site
 * @returns false if the site has to be planned, as more has changed than bodies, or code in one of them
 */
export async function takeBodies(
  files: ReadonlySet<string>,
  { workspace, tree, site, documents }: SiteSession,
  shared: ReadonlySet<string>,
): Promise<boolean> {
  if (changesTexts(workspace)) return false;
  const updates: [Source, Source][] = [];
  const moduleOf = async (source: Source) => (await documents.get(source)).document.module;
  try {
    for (const file of files) {
      const name = relativeFile(file, workspace.siteDir);
      const known = shared.has(name) ? undefined : tree.sources.get(name);
      const source = known && withNewBody(known, file);
      if (!source) return false;
      if (documents.mayCompute(known) && (await moduleOf(known)) !== (await moduleOf(source))) return false;
      updates.push([known, source]);
    }
  } catch {
    return false;
  }
  for (const [known, source] of updates) known.hash = source.hash;
  const changed = new Set(updates.map(([known]) => known));
  const textOf = ({ file, text }: Source) => text ?? textIfAny(path.join(workspace.siteDir, file)) ?? "";
  return !isNotedWrongly(site.versions, changed, textOf);
}

/** A document as its file is now; undefined if more of it has changed than the body. */
function withNewBody(known: Source, file: string): Source | undefined {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes) || bytes.includes(0)) return undefined;
  const { source, problems } = parseSource(known.file, bytes.toString("utf8"), contentHash(bytes));
  if (known.questions !== undefined) source.questions = known.questions;
  const isSame = JSON.stringify({ ...source, hash: "" }) === JSON.stringify({ ...known, hash: "" });
  return isSame && problems.length === 0 ? source : undefined;
}
