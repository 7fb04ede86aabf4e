import { type SearchKind, searchKinds } from "../api.ts";

/** Characters a query may have; the rest is cut off. */
export const LONGEST = 500;

/** What was typed as a query: without space around it, and without halves of characters, which no address can hold. */
export function queryOf(typed: string): string {
  return typed
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** What the address of the search page says. */
export interface PageQuery {
  query: string;
  /** Id of a version, or `all`; undefined for the usual one. */
  version?: string;
  /** Kinds that are wanted; empty for all. */
  kinds: readonly SearchKind[];
}

/** Read it from the part of an address behind the question mark. Kinds that do not exist are passed over. */
export function readPageQuery(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  const asked = parameters.getAll("kind");
  return {
    query: queryOf(parameters.get("q") ?? ""),
    version: parameters.get("version") ?? undefined,
    kinds: searchKinds.filter((kind) => asked.includes(kind)),
  };
}

/** Write it as the part of an address behind the question mark; "" when it says nothing. */
export function writePageQuery({ query, version, kinds }: PageQuery): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (version !== undefined) parameters.set("version", version);
  for (const kind of kinds) parameters.append("kind", kind);
  const text = parameters.toString();
  return text && `?${text}`;
}
