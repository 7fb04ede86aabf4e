const namedEntity = ["entity {", "  urn", "  type", "  ... on Dataset {", "    name", "  }", "}"];

/** Selections of examples by type, as lines, for types whose automatic selection would not be useful. */
export const chosenSelections: Readonly<Record<string, readonly string[]>> = {
  FacetMetadata: ["field", "displayName", "aggregations {", "  value", "  count", "}"],
  SearchAcrossLineageResult: ["degree", ...namedEntity],
  SearchResult: namedEntity,
};
