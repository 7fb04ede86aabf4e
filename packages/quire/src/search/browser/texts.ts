import type { SearchKind } from "../api.ts";

/** Names of kinds of pages, as readers see them. */
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

/** A query where it is only named. */
export function shortened(query: string): string {
  return query.length > 80 ? `${query.slice(0, 80)}…` : query;
}

/** How many results there are, said to readers and screen readers. */
export function countText(count: number): string {
  if (count === 0) return "No results";
  return count === 1 ? "1 result" : `${count} results`;
}

/** The same on the page of results, which has room for a sentence. */
export function foundText(count: number): string {
  if (count === 0) return "No documents found";
  return count === 1 ? "One document found" : `${count} documents found`;
}

/** Why results are not exactly what was asked for; one sentence each. */
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

/** Said when an answer takes its time. */
export const WAITING = "Fetching new results…";
