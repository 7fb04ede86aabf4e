import type { DataDocument } from "quire";
import { blocks, bullets, code, heading, questions, section, table } from "../markdown.ts";
import { layOut } from "./explorer-layout.ts";
import { entityLink, entityUrl, firstSentence, hasPage, type ModelPages } from "./model-pages.ts";
import { type Area, areas } from "./schema.ts";

/** Relationships of more entities than this are only drawn for the selected entity. */
const tooCommon = 6;

/** The whole model on one page: as a diagram, searchable, and as lists. */
export function explorerPage(pages: ModelPages): DataDocument {
  const { model, graph, version } = pages;
  const from = `${version.docs}/generated/metamodel/explorer.md`;
  const entities = [...model.entities.values()].filter(hasPage);
  const layout = layOut(entities, areas);
  const index = new Map(layout.nodes.map(({ name }, at) => [name, at]));
  const edges = graph.edges
    .filter((edge) => index.has(edge.from))
    .map(({ from: start, name, to }) => ({
      from: index.get(start)!,
      name,
      to: to.flatMap((end) => index.get(end) ?? []),
      ...((graph.commonness.get(name) ?? 0) > tooCommon && { common: true }),
    }));
  const names = [...new Set(graph.edges.map(({ name }) => name))].sort();
  return {
    path: from,
    frontMatter: {
      title: "Metamodel Explorer",
      description:
        "The whole metadata model of DataHub in one picture: every entity, and the relationships between them.",
      hide_table_of_contents: true,
      kind: "entity",
      displayed_sidebar: "overviewSidebar",
    },
    markdown: blocks(
      questions([
        "picture of the whole data model",
        "entity relationship diagram of DataHub",
        "map of all object types",
        "Can I click through the metadata model?",
      ]),
      "Every entity of the metadata model, and how they relate. Hover over an entity, tap it, or move to it with the keyboard to see its relationships; click it, or tap it again, to read about its aspects.",
      `<MetamodelExplorer folder="${entityUrl(version, "")}" layout={${JSON.stringify(layout)}} edges={${JSON.stringify(edges)}} />`,
      heading(2, "Entities by area"),
      questions([
        "list of all entities",
        "which object types exist in DataHub?",
        "entity types grouped by subject",
        "How many kinds of things can be catalogued?",
      ]),
      ...(Object.keys(areas) as Area[]).map((area) =>
        section(
          3,
          areas[area],
          bullets(
            entities
              .filter((entity) => entity.area === area)
              .map((entity) => `${entityLink(pages, from, entity.name)}: ${firstSentence(entity)}`),
          ),
        ),
      ),
      heading(2, "Relationships by name"),
      questions([
        "all edge types of the graph",
        "DownstreamOf, OwnedBy and the like, from where to where",
        "Which relationships count as lineage?",
        "relationship name list for graph queries",
      ]),
      table(
        ["Relationship", "From", "To", "Lineage"],
        names.map((name) => {
          const same = graph.edges.filter((edge) => edge.name === name);
          const links = (ends: readonly string[]) =>
            [...new Set(ends)].map((end) => entityLink(pages, from, end)).join(", ");
          return [
            code(name),
            links(same.map((edge) => edge.from)),
            links(same.flatMap((edge) => edge.to)),
            same.some(({ lineage }) => lineage) ? "yes" : "",
          ];
        }),
      ),
    ),
  };
}
