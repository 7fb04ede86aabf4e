import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isBelow } from "../base/file-path.ts";
import { fresh } from "../base/fresh.ts";
import { hostRulesOf } from "../base/host-rules.ts";
import { QuireError } from "../base/problem.ts";
import { textIfAny } from "../base/read-file.ts";
import { htmlFile, markdownFile } from "../build/output/output-writer.ts";
import { MANIFEST } from "../search/manifest.ts";
import { openSearch } from "../search/node/open-search.ts";
import type { SearchSession } from "../search/session.ts";
import { decodePath, encodePath } from "../site/address.ts";
import { closestIndex } from "../site/closest.ts";
import type { SiteContents, VersionContents } from "../site/files/contents.ts";
import { contentsFile, pageAddress, pathsOf } from "../site/files/contents-paths.ts";
import { sitePath } from "../site/slug.ts";
import { pagePlaces } from "../twin/page-places.ts";
import { type MarkdownSection, markdownSections } from "./markdown-sections.ts";

/** A page, as read by programs. */
export interface ReadPage {
  /** Site path. */
  path: string;
  /** Absolute URL. */
  url: string;
  title: string;
  markdown: string;
  sections: MarkdownSection[];
  rows: ReturnType<typeof pagePlaces>["rows"];
}

/** A built site, read from its output folder. Rebuilds are noticed on the next request. */
export interface Documentation {
  contents(): SiteContents;
  /** The absolute URL of a page, or of an anchor in it; URLs of other sites are returned unchanged. */
  urlOf(path: string, anchor?: string): string;
  /** The search of the site, loaded on demand. @throws QuireError when the site has no index */
  search(): SearchSession;
  /**
   * Find a page by its site path or URL, with or without extension, or by a former address.
   *
   * @throws Error with a message for the client
   */
  page(address: string): ReadPage & { anchor?: string };
  /** The version with an id or label. @throws Error that lists the existing ones */
  version(id: string): VersionContents;
}

/** @throws QuireError when the folder does not contain a built site, or one that is excluded from indexing */
export function openDocumentation(outDir: string): Documentation {
  const contents = fresh(
    path.join(outDir, contentsFile),
    (file) => JSON.parse(readFileSync(file, "utf8")) as SiteContents,
  );
  const search = fresh(path.join(outDir, MANIFEST), () => openSearch(outDir));
  const closest = fresh(path.join(outDir, contentsFile), () => {
    const { versions, pages } = contents();
    return closestIndex(() => pathsOf([...versions.flatMap(({ sections }) => sections), ...pages]));
  });
  const rules = hostRulesOf(outDir);
  /** Resolve an address, following redirects of pages that have moved. */
  const placeOf = (address: string): { path: string; anchor?: string } => {
    const site = contents().address;
    const asked = sitePathOf(address, site);
    const moved = rules().redirects.get(new URL(urlOf(asked.path)).pathname);
    return moved ? { anchor: asked.anchor, ...sitePathOf(moved.to, site) } : asked;
  };
  const read = (file: string) => {
    const full = path.join(outDir, file);
    return isBelow(outDir, full) ? textIfAny(full) : undefined;
  };
  if (!statSync(path.join(outDir, contentsFile), { throwIfNoEntry: false })) {
    throw new QuireError({
      code: "mcp",
      severity: "error",
      message: `There is no built site in ${outDir} that programs can read.`,
      hint: "Run `quire build` first. A site with `noIndex: true` cannot be read by programs.",
    });
  }
  const urlOf = (page: string, anchor = "") =>
    pageAddress(contents().address, page.startsWith("/") ? encodePath(page) : page) +
    (anchor && `#${encodeURIComponent(anchor)}`);
  return {
    contents,
    urlOf,
    search,
    page(address) {
      const { path: page, anchor } = placeOf(address);
      const markdown = read(markdownFile(page));
      const html = read(htmlFile(page));
      if (markdown === undefined || html === undefined) {
        const like = closest()(page);
        throw new Error(
          `There is no page ${page}.${like ? ` Did you mean ${like}?` : ""} Search for it, or list the contents.`,
        );
      }
      const { headings, rows } = pagePlaces(html);
      return {
        path: page,
        url: urlOf(page),
        title: headings.find(({ depth }) => depth === 1)?.text ?? /^# (.*)/.exec(markdown)?.[1] ?? page,
        markdown,
        sections: markdownSections(markdown, headings),
        rows,
        anchor,
      };
    },
    version(id) {
      const { versions } = contents();
      const found = versions.find((one) => one.id === id) ?? versions.find(({ label }) => label === id);
      if (found) return found;
      const known = versions
        .map((one) => `${one.id}${one.label === one.id ? "" : ` (${one.label})`}`)
        .join(", ");
      throw new Error(`There is no version ${id.slice(0, 60)}. There are: ${known}.`);
    },
  };
}

/**
 * Split an address into site path and anchor: it may be a URL, include the base path, and end in `.md` or
 * `.html`.
 */
function sitePathOf(address: string, site: string): { path: string; anchor?: string } {
  const [before = "", anchor] = address.trim().split("#");
  const base = new URL(site).pathname.replace(/\/$/, "");
  let inside = before.startsWith(site) ? before.slice(site.length) : before;
  if (/^[a-z]+:\/\//i.test(inside)) throw new Error(`${address.slice(0, 200)} is not a page of ${site}.`);
  if (base !== "" && `${inside}/`.startsWith(`${base}/`)) inside = inside.slice(base.length);
  const page = sitePath(inside.replace(/\?.*$/, "").replace(/\.md$/, ""));
  return { path: page, ...(anchor && { anchor: decodePath(anchor) }) };
}
