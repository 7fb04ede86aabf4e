/**
 * What searching takes and gives: the same for the engine in Node, for the worker in the browser, and for a
 * hosted service. Plain data, so that it can be sent between threads.
 */

/** What a page is, which readers filter by. */
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

/** What of the site is searched, and how much is given of what is found. */
export interface SearchOptions {
  /**
   * Ids of the versions to search, as `SearchVersion` has them; left out, the site's latest. What belongs to
   * no version is searched with every one of them.
   */
  versions?: readonly string[];
  /** Only pages of these kinds. */
  kinds?: readonly SearchKind[];
  /** Pages to give, 10 when left out. */
  limit?: number;
  /** Pages to leave out at the beginning, for more results on demand. */
  offset?: number;
}

/** From the character `start` to the one before `end`, in UTF-16 units, as `String.slice` takes them. */
export type TextRange = readonly [start: number, end: number];

/** A text and what of it the query matched, in order and without overlap. */
export interface MatchedText {
  text: string;
  matches: readonly TextRange[];
}

/** A place in a page that answers the query. */
export interface SectionHit {
  /** Id of the heading, "" for the beginning of the page. */
  anchor: string;
  /** Headings below the page's title, from the outermost to the section's own; empty at the beginning. */
  headings: readonly MatchedText[];
  /** A piece of the section's text; absent until `excerpts` has fetched it. */
  excerpt?: MatchedText;
}

/** A page that answers the query, with the places in it that do, the best first. */
export interface SearchHit {
  /** Site path, without the base path; a full address when the page stands elsewhere. */
  path: string;
  title: MatchedText;
  /** Categories it stands in, from the outermost: what a title such as "Setup" is about. */
  context: readonly string[];
  kind: SearchKind;
  /** Id of the version, "" for what belongs to none. */
  version: string;
  sections: readonly SectionHit[];
  score: number;
}

/** What is found for a query. */
export interface SearchResult {
  query: string;
  hits: readonly SearchHit[];
  /** How many pages match. */
  count: number;
  /** How many pages match of each kind, whichever kinds were asked for. */
  kinds: Readonly<Partial<Record<SearchKind, number>>>;
  /** Words of the query that none of the results holds; readers are told. */
  droppedWords: readonly string[];
  /** Words that were taken for slips, and what was searched for instead. */
  corrected: readonly { from: string; to: string }[];
  /** Whether the whole index was asked; if not, ask again when the state says `ready`. */
  complete: boolean;
}

/** A version of the documentation, as searching knows it. */
export interface SearchVersion {
  id: string;
  /** Name shown to readers. */
  label: string;
  /** Searched when no version is asked for. */
  isDefault: boolean;
}

/** One section with its whole text, for assistants that quote. */
export interface SectionText {
  anchor: string;
  headings: readonly string[];
  text: string;
  /** Questions in readers' words that it answers, as its author wrote them. */
  questions?: readonly string[];
}

/**
 * How far the index is. `partial` answers from titles and headings. `failed` says why: the network, or files
 * that are cut short or do not fit together even after a second try.
 */
export type SearchState =
  | { status: "idle" | "loading" | "partial" | "ready" }
  | { status: "failed"; reason: SearchFailure["reason"] };

/** A site's search in the browser, whoever provides it. */
export interface SearchClient {
  /** Versions there are. */
  readonly versions: readonly SearchVersion[];
  readonly state: SearchState;
  /** Begin to load, when a reader shows that they may search. May be called any number of times. */
  load(versions?: readonly string[]): void;
  /**
   * Answer a query as soon as that is possible.
   *
   * @throws SearchFailure when the index cannot be loaded, or the service does not answer
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /** The same hits with the places that match best and their excerpts; those that cannot be fetched stay as they are. */
  excerpts(query: string, hits: readonly SearchHit[]): Promise<readonly SearchHit[]>;
  /** All text of a page that was found; empty when it cannot be fetched. */
  texts(hit: SearchHit): Promise<readonly SectionText[]>;
  /** Be told when the state changes. Gives a function that ends it. */
  onState(listener: (state: SearchState) => void): () => void;
  /** Tell the provider which hit was opened, at which place from 1; does nothing where nobody counts. */
  opened(query: string, hit: SearchHit, position: number): void;
  close(): void;
}

/** Searching failed: `network` when nothing could be fetched, `damaged` when what was fetched is not whole. */
export class SearchFailure extends Error {
  constructor(
    readonly reason: "network" | "damaged",
    message: string,
  ) {
    super(message);
    this.name = "SearchFailure";
  }
}
