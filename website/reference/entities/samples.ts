import { type GraphQLNamedType, getNamedType, isInterfaceType, isObjectType } from "graphql";
import { exampleOf } from "../graphql/example.ts";
import { operationsOf } from "../graphql/operations.ts";
import type { GraphqlPages } from "../graphql/reference.ts";
import { blocks, fence, type Markdown } from "../markdown.ts";
import { type Entity, type Metamodel, simpleName } from "./metamodel.ts";

/** How to read and write an entity, in the interfaces that can, as tabs. */
export function samples(model: Metamodel, graphql: GraphqlPages, entity: Entity): Markdown {
  const tabs = [
    { value: "graphql", label: "GraphQL", body: graphqlSample(graphql, entity) },
    { value: "openapi", label: "OpenAPI", body: openApiSample(model, entity) },
    { value: "python", label: "Python", body: pythonSample(model, entity) },
  ].filter(({ body }) => body);
  const items = tabs.map(
    ({ value, label, body }) => `<TabItem value="${value}" label="${label}">\n\n${body}\n\n</TabItem>`,
  );
  return `<Tabs groupId="interface">\n${items.join("\n")}\n</Tabs>`;
}

/** The aspect that samples read and write: the one chosen for it, else the first that keeps no history. */
function sampleAspect(model: Metamodel, entity: Entity): string {
  const versioned = entity.aspects.find((name) => !model.aspects.get(name)?.timeseries);
  return entity.write?.aspect ?? versioned ?? entity.key;
}

function graphqlSample(graphql: GraphqlPages, entity: Entity): Markdown {
  const { schema } = graphql;
  const type = entity.graphql && schema.getType(entity.graphql.type);
  if (!type) return "";
  const query = operationsOf(schema, "query")[entity.graphql?.query ?? ""];
  const mutation = operationsOf(schema, "mutation")[entity.mutations?.[0] ?? ""];
  const write =
    mutation &&
    exampleOf("mutation", mutation, graphql.contextOf(mutation.name, getNamedType(mutation.type)));
  if (write && mutation?.name === "updateDescription") write.variables = { input: describe(entity) };
  return blocks(
    query
      ? fence(
          "graphql",
          exampleOf("query", query, graphql.contextOf(query.name, type)).source,
          'title="Read"',
        )
      : anyEntity(type),
    (query || isEntity(type)) &&
      fence("json", JSON.stringify({ urn: entity.urn }, null, 2), 'title="Variables"'),
    write && fence("graphql", write.source, 'title="Write"'),
    write && fence("json", JSON.stringify(write.variables, null, 2), 'title="Variables"'),
  );
}

/** Input of `updateDescription`, which describes assets of many types: what describes this one. */
function describe(entity: Entity): Record<string, unknown> {
  const column = /^urn:li:schemaField:\((.+),([^,]+)\)$/.exec(entity.urn);
  const { description = "The amount to pay." } = entity.write?.value ?? {};
  if (!column) return { description, resourceUrn: entity.urn };
  const [, resourceUrn, subResource] = column;
  return { description, resourceUrn, subResourceType: "DATASET_FIELD", subResource };
}

const isEntity = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some((one) => isInterfaceType(one) && one.name === "Entity");

/** Of an entity that has no query of its own: the query that reads any entity. */
function anyEntity(type: GraphQLNamedType): Markdown {
  if (!isEntity(type)) return "";
  const source = `query entity($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    type\n    ... on ${type.name} {\n      __typename\n    }\n  }\n}`;
  return fence("graphql", source, 'title="Read"');
}

function openApiSample(model: Metamodel, entity: Entity): Markdown {
  const aspect = sampleAspect(model, entity);
  const address = `http://localhost:8080/openapi/v3/entity/${entity.name}`;
  const read = [
    `curl -H "Authorization: Bearer $DATAHUB_GMS_TOKEN" \\`,
    `  "${address}/${escapeUrn(entity.urn)}?aspects=${aspect}"`,
  ];
  const body = entity.write && [{ urn: entity.urn, [entity.write.aspect]: { value: entity.write.value } }];
  const write = [
    `curl -X POST "${address}" \\`,
    `  -H "Authorization: Bearer $DATAHUB_GMS_TOKEN" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ];
  return blocks(
    fence("bash", read.join("\n"), 'title="Read"'),
    body && fence("bash", write.join("\n"), 'title="Write"'),
  );
}

const escapeUrn = (urn: string) => encodeURIComponent(urn).replace(/\(/g, "%28").replace(/\)/g, "%29");

function pythonSample(model: Metamodel, entity: Entity): Markdown {
  const aspect = sampleAspect(model, entity);
  const name = `${simpleName(model.aspects.get(aspect)!.record)}Class`;
  const write = entity.write?.aspect === aspect ? entity.write.value : undefined;
  const lines = [
    write && "from datahub.emitter.mcp import MetadataChangeProposalWrapper",
    "from datahub.ingestion.graph.client import get_default_graph",
    `from datahub.metadata.schema_classes import ${name}`,
    "",
    "graph = get_default_graph()",
    `urn = ${JSON.stringify(entity.urn)}`,
    "",
    `print(graph.get_aspect(entity_urn=urn, aspect_type=${name}))`,
    ...(write
      ? [
          "",
          `aspect = ${name}(`,
          ...Object.entries(write).map(([key, value]) => `    ${key}=${pythonValue(value)},`),
          ")",
          "graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect))",
        ]
      : []),
  ];
  return fence("python", lines.filter((line) => line !== undefined).join("\n"));
}

function pythonValue(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null) return "None";
  return JSON.stringify(value);
}
