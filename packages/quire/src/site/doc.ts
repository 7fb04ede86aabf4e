import type { Problem } from "../base/problem.ts";
import type { DocsConfig } from "../config/docs-schema.ts";
import { editUrl } from "./edit-url.ts";
import type { Doc, LastUpdate, Source, VersionFrame } from "./model.ts";
import { type PrefixRule, wholeName } from "./sidebar/number-prefix.ts";
import { type DocLocation, identify, locate, sitePath } from "./slug.ts";
import { docFrontMatterSchema } from "./source/front-matter.ts";
import { checkFrontMatter, fieldPlace } from "./source/front-matter-check.ts";
import { type KnownTags, readTags } from "./tags.ts";

/** A document, with what is only needed for planning. */
export interface DocEntry {
  doc: Doc;
  location: DocLocation;
  /** Sort position among its siblings: `sidebar_position`, else the number prefix of its file name. */
  position?: number;
}

/** What planning a document needs besides its file and settings. */
interface DocFacts {
  lastUpdate?: LastUpdate;
  knownTags?: KnownTags;
  prefixRule: PrefixRule;
}

/**
 * Plan a single document: identity, address, title, edit link. Sidebar, neighbours and breadcrumbs are filled in
 * later.
 *
 * @param root folder of the version that contains the source's file
 */
export function planDoc(
  config: DocsConfig,
  version: VersionFrame,
  root: string,
  source: Source,
  { lastUpdate, knownTags, prefixRule }: DocFacts,
): { entry: DocEntry; problems: Problem[] } {
  const { frontMatter, problems } = checkFrontMatter(docFrontMatterSchema, source);
  if (frontMatter.id?.includes("/")) {
    problems.push(slashInId(source, frontMatter.id));
    frontMatter.id = undefined;
  }
  const location = locate(
    source.file.startsWith(`${root}/`) ? source.file.slice(root.length + 1) : source.file,
  );
  const rule = frontMatter.parse_number_prefixes === false ? wholeName : prefixRule;
  const { id, baseId, slug, position } = identify(location, frontMatter, rule);
  const title = frontMatter.title ?? source.heading ?? baseId;
  const doc: Doc = {
    instance: version.instance,
    version: version.name,
    id,
    source,
    frontMatter,
    path: sitePath(version.path, slug),
    title,
    description: frontMatter.description ?? source.excerpt ?? "",
    sidebarLabel: frontMatter.sidebar_label ?? title,
    breadcrumbs: [],
    tags: readTags(frontMatter.tags, version.tagsPath, knownTags),
    editUrl: editUrl(config.editUrl, source, frontMatter.custom_edit_url),
    lastUpdate: readLastUpdate(config, source, frontMatter.last_update, lastUpdate, problems),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
  };
  return { entry: { doc, location, position: frontMatter.sidebar_position ?? position }, problems };
}

function readLastUpdate(
  config: DocsConfig,
  source: Source,
  written: { date?: string; author?: string } | undefined,
  known: LastUpdate | undefined,
  problems: Problem[],
): LastUpdate | undefined {
  const own = written?.date === undefined ? undefined : isoDate(written.date);
  if (written?.date !== undefined && own === undefined) {
    problems.push({
      code: "front-matter",
      message: `The front matter field \`last_update\` has an invalid date: “${written.date}”.`,
      severity: "error",
      ...fieldPlace(source, "last_update"),
      hint: "Write year, month and day, as in `2025-11-05`.",
    });
  }
  const date = config.showLastUpdateTime ? (own ?? known?.date) : undefined;
  const author = config.showLastUpdateAuthor ? (written?.author ?? known?.author) : undefined;
  if (date === undefined && author === undefined) return undefined;
  return { date, author };
}

/**
 * An ISO date such as `2025-11-05`, from any text that starts with one or that `Date` can parse; else undefined.
 */
function isoDate(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return Number.isNaN(Date.parse(iso)) ? undefined : iso;
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

function slashInId(source: Source, id: string): Problem {
  return {
    code: "front-matter",
    message: `The front matter field \`id\` must not contain a slash, but is “${id}”.`,
    severity: "error",
    ...fieldPlace(source, "id"),
    hint: `The folder is already part of the id. Write \`id: ${id.slice(id.lastIndexOf("/") + 1)}\`.`,
  };
}
