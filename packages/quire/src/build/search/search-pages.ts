import type { Config } from "../../config/schema.ts";
import { type SearchKind, searchKinds } from "../../search/api.ts";
import { searchVersionId } from "../../search/version-id.ts";
import type { Source } from "../../site/model.ts";
import type { PageRoute } from "../../site/page-route.ts";
import { nameOfCategory } from "../../site/sidebar/navigation.ts";
import { globMatcher } from "../read/globs.ts";
import type { PageReferences } from "./page-references.ts";

/** A page to search, apart from its text. */
export interface SearchablePage {
  path: string;
  title: string;
  kind: SearchKind;
  /** Categories of the page, outermost first, by the titles of their generated indexes or else their labels. */
  context: string[];
  /** Other words that readers may know it by. */
  names: string;
  references: PageReferences;
  /** The source of its text: its document; undefined for a page rendered by a component. */
  source?: Source;
}

/** Pages that are searched together: those of a version, or those of none (id ""). */
export interface SearchScope {
  id: string;
  label: string;
  isDefault: boolean;
  pages: SearchablePage[];
}

/**
 * Group the searchable pages of a site by version. Unlisted pages are left out, as are lists of tags and posts,
 * whose entries can be found themselves.
 *
 * @param references links to each page from documents, by path
 * @param titleOf returns the title of a page rendered by a component; undefined if it is not searchable
 */
export function searchScopes(
  routes: readonly PageRoute[],
  config: Config,
  references: ReadonlyMap<string, PageReferences>,
  titleOf: (path: string) => string | undefined,
): SearchScope[] {
  const kindOf = kindReader(config);
  const scopes = new Map<string, SearchScope>();
  const none: SearchScope = { id: "", label: "", isDefault: false, pages: [] };
  for (const route of routes) {
    const found = factsOf(route, kindOf, titleOf);
    if (!found) continue;
    const facts = { ...found, references: references.get(route.path) ?? unknown };
    if (!("version" in route)) {
      none.pages.push(facts);
      continue;
    }
    const { label, isLast } = route.version;
    const id = searchVersionId(route.version);
    let scope = scopes.get(id);
    if (!scope) {
      scope = { id, label, isDefault: isLast, pages: [] };
      scopes.set(id, scope);
    }
    scope.pages.push(facts);
  }
  return [...scopes.values(), ...(none.pages.length > 0 ? [none] : [])];
}

const unknown: PageReferences = { links: 0, called: [] };

type KindOf = (source: Source | undefined, id: string, otherwise: SearchKind) => SearchKind;

function factsOf(
  route: PageRoute,
  kindOf: KindOf,
  titleOf: (path: string) => string | undefined,
): Omit<SearchablePage, "references"> | undefined {
  const { path } = route;
  switch (route.kind) {
    case "doc": {
      const { doc } = route;
      if (doc.unlisted || doc.draft) return undefined;
      const { source, title, sidebarLabel, description, breadcrumbs, tags, frontMatter } = doc;
      const names = [
        sidebarLabel === title ? "" : sidebarLabel,
        ...tags.map(({ label }) => label),
        ...(frontMatter.keywords ?? []),
        description,
      ];
      const context = breadcrumbs.slice(0, -1).map(nameOfCategory);
      return { path, title, kind: kindOf(source, doc.id, "guide"), context, names: joined(names), source };
    }
    case "blog-post": {
      const { post } = route;
      if (post.unlisted || post.draft) return undefined;
      const { source, title, description, tags } = post;
      const names = [...tags.map(({ label }) => label), description];
      const context = [route.blog.title];
      return { path, title, kind: kindOf(source, post.key, "learn"), context, names: joined(names), source };
    }
    case "category-index": {
      const { title, description, keywords = [], items, breadcrumbs } = route.index;
      const context = breadcrumbs.slice(0, -1).map(nameOfCategory);
      const names = [description ?? "", ...keywords, ...items.map(({ label }) => label)];
      return { path, title, kind: "guide", context, names: joined(names) };
    }
    case "page": {
      const { source, title, description = "" } = route.page;
      if (source?.frontMatter.unlisted === true || source?.frontMatter.draft === true) return undefined;
      const shown = source ? title : titleOf(path);
      return shown === undefined
        ? undefined
        : { path, title: shown, kind: kindOf(source, path, "page"), context: [], names: description, source };
    }
    default:
      return undefined;
  }
}

const joined = (names: readonly string[]) => names.filter(Boolean).join("; ");

/** The kind of a document: from its front matter, else from the first pattern that matches its id. */
function kindReader(config: Config): KindOf {
  const patterns = config.search ? Object.entries(config.search.kinds) : [];
  const tests = patterns.map(([pattern, kind]) => ({ matches: globMatcher([pattern]), kind }));
  const known = new Set<unknown>(searchKinds);
  return (source, id, otherwise) => {
    const written = source?.frontMatter.kind;
    if (known.has(written)) return written as SearchKind;
    return tests.find(({ matches }) => matches(id))?.kind ?? otherwise;
  };
}
