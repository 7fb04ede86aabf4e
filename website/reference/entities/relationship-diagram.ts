import type { Markdown } from "../markdown.ts";
import type { Entity } from "./metamodel.ts";
import { entityUrl, hasPage, type ModelPages } from "./model-pages.ts";
import type { GraphEdge } from "./relationships.ts";

/** Maximum number of nodes on either side: twelve in total with the entity. */
const maxOut = 7;
const maxIn = 4;
/** Maximum length of the names combined in a node. */
const maxLetters = 24;

/** The component call for a diagram of an entity's most specific relationships; empty if it has none. */
export function relationshipDiagram({ graph, model, version }: ModelPages, entity: Entity): Markdown {
  const rank = ({ lineage, name }: GraphEdge) => (lineage ? 0 : (graph.commonness.get(name) ?? 0));
  const pick = (edges: readonly GraphEdge[], most: number) =>
    edges.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  const out = pick(
    graph.edges.filter(({ from }) => from === entity.name),
    maxOut,
  );
  const into = pick(
    graph.edges.filter(({ from, to }) => from !== entity.name && to.includes(entity.name)),
    maxIn,
  );
  if (out.length + into.length === 0) return "";
  const end = (relationship: string, names: readonly string[]) => ({
    relationship,
    words: shortList(names),
    ...(names.length === 1 &&
      hasPage(model.entities.get(names[0]!)) && { to: entityUrl(version, names[0]!) }),
  });
  const right = out.map(({ name, to }) => end(name, to));
  const left = into.map(({ name, from }) => end(name, [from]));
  return `<RelationshipDiagram name="${entity.name}" left={${JSON.stringify(left)}} right={${JSON.stringify(right)}} />`;
}

/** As many names as fit into a node, and the number of the others. */
function shortList(names: readonly string[]): string {
  for (let shown = names.length; shown > 1; shown--) {
    const words = names.slice(0, shown).join(", ");
    const list = shown < names.length ? `${words} and ${names.length - shown} more` : words;
    if (list.length <= maxLetters) return list;
  }
  return names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names[0]!;
}
