const keys = ["q", "kind", "status", "connection", "capability"] as const;

/** The filter on integrations; an empty string means any. */
export type Filter = Record<(typeof keys)[number], string>;

/** The properties of a platform that are matched. */
export interface Candidate {
  /** The text of its card, its kind, and alternative names. */
  text: string;
  kind: string;
  status: string;
  connection: string;
  capabilities: readonly string[];
}

/** Read the filter from a query string; unknown parameters are ignored. */
export function readFilter(query: string): Filter {
  const parameters = new URLSearchParams(query);
  const filter: Filter = { q: "", kind: "", status: "", connection: "", capability: "" };
  for (const key of keys) filter[key] = parameters.get(key)?.trim() ?? "";
  return filter;
}

/** Format a filter as a query string; "" if it is empty. */
export function writeFilter(filter: Filter): string {
  const parameters = new URLSearchParams(keys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Whether a platform matches a filter: all words, and each selected option. */
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
