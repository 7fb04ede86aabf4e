import type { SearchKind } from "../api.ts";

/** Display names of the kinds of pages. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  guide: "Guide",
  source: "Source",
  entity: "Entity",
  graphql: "GraphQL",
  cli: "CLI",
  field: "Configuration",
  release: "Release",
  learn: "Learn",
  page: "Page",
};

/** A query cut to a length that fits into a sentence. */
export function shortened(query: string): string {
  return query.length > 80 ? `${query.slice(0, 80)}…` : query;
}

/** The number of results, for readers and screen readers. */
export function countText(count: number): string {
  if (count === 0) return "No results";
  return count === 1 ? "1 result" : `${count} results`;
}

/** The same as a sentence, for the search page. */
export function foundText(count: number): string {
  if (count === 0) return "No documents found";
  return count === 1 ? "One document found" : `${count} documents found`;
}

/** Explains in one sentence each how the results deviate from the query. */
export function noteTexts(
  droppedWords: readonly string[],
  corrected: readonly { from: string; to: string }[],
): string[] {
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
  return [
    ...corrected.map(({ from, to }) => `Nothing has “${from}”; this is for “${to}”.`),
    ...(droppedWords.length > 0
      ? [
          `No page has all of it: ${quoted(droppedWords)} ${droppedWords.length > 1 ? "were" : "was"} left out.`,
        ]
      : []),
  ];
}

/** Shown when a query is taking long. */
export const WAITING = "Fetching new results…";
