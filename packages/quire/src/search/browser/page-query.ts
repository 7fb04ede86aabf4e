import { type SearchKind, searchKinds } from "../api.ts";

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
    query: parameters.get("q")?.trim() ?? "",
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
