/**
 * The search API: the same for the engine in Node, the worker in the browser, and a hosted service. Plain data,
 * so that it can be posted between threads.
 */

/** The kinds of pages that readers can filter by. */
export const searchKinds = [
  "guide",
  "source",
  "entity",
  "graphql",
  "cli",
  "field",
  "release",
  "learn",
  "page",
] as const;

/** One of the kinds. */
export type SearchKind = (typeof searchKinds)[number];
/** Kinds of pages that mention everything: a query or question in plain words is rarely about them. */
export const referenceKinds: ReadonlySet<SearchKind> = new Set(["release", "entity", "graphql"]);

/** Which part of the site is searched, and how many results are returned. */
export interface SearchOptions {
  /**
   * Ids of the versions to search, as in `SearchVersion`; defaults to the site's latest version. Pages that
   * belong to no version are always searched.
   */
  versions?: readonly string[];
  /** Only pages of these kinds. */
  kinds?: readonly SearchKind[];
  /** Maximum number of pages to return; 10 by default. */
  limit?: number;
  /** Number of pages to skip, for loading more results. */
  offset?: number;
}

/** A half-open range of UTF-16 code units, as `String.slice` takes it. */
export type TextRange = readonly [start: number, end: number];

/** A text with the ranges the query matched, in order and without overlap. */
export interface MatchedText {
  text: string;
  matches: readonly TextRange[];
}

/** A section of a page that matches the query. */
export interface SectionHit {
  /** Id of the heading; "" for the introduction of the page. */
  anchor: string;
  /** The path of headings below the page's title, ending with the section's own; empty for the introduction. */
  headings: readonly MatchedText[];
  /** A piece of the section's text; absent until `excerpts` has fetched it. */
  excerpt?: MatchedText;
}

/** A page that matches the query, with its matching sections, best first. */
export interface SearchHit {
  /** Site path without the base path, or a full URL if the page is on another site. */
  path: string;
  title: MatchedText;
  /** Categories of the page, outermost first: they tell what a title such as "Setup" is about. */
  context: readonly string[];
  kind: SearchKind;
  /** Id of the version; "" for pages of none. */
  version: string;
  sections: readonly SectionHit[];
  score: number;
}

/** The result of a query. */
export interface SearchResult {
  query: string;
  hits: readonly SearchHit[];
  /** How many pages match. */
  count: number;
  /** Number of matching pages by kind, regardless of the `kinds` option. */
  kinds: Readonly<Partial<Record<SearchKind, number>>>;
  /** Words of the query that no result contains; shown to readers. */
  droppedWords: readonly string[];
  /** Words that were taken for typos, with what was searched for instead. */
  corrected: readonly { from: string; to: string }[];
  /** Whether the whole index was searched; if not, repeat the query once the client is ready. */
  complete: boolean;
}

/** A version of the documentation that can be searched. */
export interface SearchVersion {
  id: string;
  /** Display name. */
  label: string;
  /** Whether it is searched when no version is given. */
  isDefault: boolean;
}

/** A section with its full text, for assistants to quote from. */
export interface SectionText {
  anchor: string;
  headings: readonly string[];
  text: string;
  /** Questions that its author says it answers. */
  questions?: readonly string[];
}

/** Search in the browser, whichever provider is behind it. */
export interface SearchClient {
  /** Start loading, once a reader seems about to search. May be called repeatedly. */
  load(versions?: readonly string[]): void;
  /**
   * Run a query as soon as the index allows.
   *
   * @throws SearchFailure when the index cannot be loaded, or the service does not respond
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /**
   * The same hits with their best matching sections and excerpts; those that cannot be fetched are returned
   * unchanged.
   */
  excerpts(query: string, hits: readonly SearchHit[]): Promise<readonly SearchHit[]>;
  /** Subscribe to the rest of an index having been loaded. Returns a function that unsubscribes. */
  onReady(listener: () => void): () => void;
  /** Report to the provider which hit was opened, and its rank from 1; ignored where clicks are not counted. */
  opened(query: string, hit: SearchHit, position: number): void;
}

/**
 * Thrown when a search fails: `network` if nothing could be fetched, `damaged` if the fetched files are
 * inconsistent.
 */
export class SearchFailure extends Error {
  constructor(
    readonly reason: "network" | "damaged",
    message: string,
  ) {
    super(message);
    this.name = "SearchFailure";
  }
}
