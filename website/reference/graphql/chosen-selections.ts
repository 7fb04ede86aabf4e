const namedEntity = ["entity {", "  urn", "  type", "  ... on Dataset {", "    name", "  }", "}"];

/** What examples ask for of a type, as lines, where the fields that tell most of types in general would not do. */
export const chosenSelections: Readonly<Record<string, readonly string[]>> = {
  FacetMetadata: ["field", "displayName", "aggregations {", "  value", "  count", "}"],
  SearchAcrossLineageResult: ["degree", ...namedEntity],
  SearchResult: namedEntity,
};
