import { type SearchKind, searchKinds } from "../api.ts";

/** Maximum length of a query in characters; the rest is cut off. */
export const MAX_QUERY_LENGTH = 500;

/**
 * Normalise what was typed: trimmed, cut to the maximum length, without lone surrogates, which a URL cannot
 * encode.
 */
export function queryOf(typed: string): string {
  return typed
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** The state of the search page that is kept in its URL. */
export interface PageQuery {
  query: string;
  /** Id of a version, or `all`; undefined for the default. */
  version?: string;
  /** Selected kinds; empty for all. */
  kinds: readonly SearchKind[];
}

/** Parse the query string of a URL. Unknown kinds are ignored. */
export function readPageQuery(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  const asked = parameters.getAll("kind");
  return {
    query: queryOf(parameters.get("q") ?? ""),
    version: parameters.get("version") ?? undefined,
    kinds: searchKinds.filter((kind) => asked.includes(kind)),
  };
}

/** Format the query string of a URL; "" for the default state. */
export function writePageQuery({ query, version, kinds }: PageQuery): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (version !== undefined) parameters.set("version", version);
  for (const kind of kinds) parameters.append("kind", kind);
  const text = parameters.toString();
  return text && `?${text}`;
}
