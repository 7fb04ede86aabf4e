const keys = ["q", "kind", "status", "connection", "capability"] as const;

/** What a reader looks for among the integrations; an empty string asks for nothing. */
export type Filter = Record<(typeof keys)[number], string>;

/** What of a platform is looked at. */
export interface Candidate {
  /** Everything that is written on its card, its kind, and other words for it. */
  text: string;
  kind: string;
  status: string;
  connection: string;
  capabilities: readonly string[];
}

/** The filter in an address's query; what is not known there is left alone. */
export function readFilter(query: string): Filter {
  const parameters = new URLSearchParams(query);
  const filter: Filter = { q: "", kind: "", status: "", connection: "", capability: "" };
  for (const key of keys) filter[key] = parameters.get(key)?.trim() ?? "";
  return filter;
}

/** The query of an address with a filter in it; empty when nothing is asked for. */
export function writeFilter(filter: Filter): string {
  const parameters = new URLSearchParams(keys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Whether a platform is what the reader looks for: every word, and each choice. */
export function matches(filter: Filter, candidate: Candidate): boolean {
  const text = candidate.text.toLowerCase();
  return (
    filter.q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (filter.kind === "" || filter.kind === candidate.kind) &&
    (filter.status === "" || filter.status === candidate.status) &&
    (filter.connection === "" || filter.connection === candidate.connection) &&
    (filter.capability === "" || candidate.capabilities.includes(filter.capability))
  );
}
