import { type GraphQLNamedType, getNamedType, isInterfaceType, isObjectType } from "graphql";
import { exampleOf, selectionOf } from "../graphql/example.ts";
import { operationsOf } from "../graphql/operations.ts";
import type { GraphqlPages } from "../graphql/reference.ts";
import { blocks, fence, type Markdown } from "../markdown.ts";
import { type Entity, type Metamodel, simpleName } from "./metamodel.ts";

/** Samples for reading and writing an entity in each interface that supports it, as tabs. */
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

/** The aspect used in samples: the configured one, else the first that is not a time series. */
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

/** Input of `updateDescription` for this entity; the mutation covers many types of assets. */
function describe(entity: Entity): Record<string, unknown> {
  const column = /^urn:li:schemaField:\((.+),([^,]+)\)$/.exec(entity.urn);
  const { description = "The amount to pay." } = entity.write?.value ?? {};
  if (!column) return { description, resourceUrn: entity.urn };
  const [, resourceUrn, subResource] = column;
  return { description, resourceUrn, subResourceType: "DATASET_FIELD", subResource };
}

const isEntity = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some((one) => isInterfaceType(one) && one.name === "Entity");

/** For an entity without its own query: the query for any entity. */
function anyEntity(type: GraphQLNamedType): Markdown {
  if (!isObjectType(type) || !isEntity(type)) return "";
  const source = [
    "query entity($urn: String!) {",
    "  entity(urn: $urn) {",
    "    urn",
    "    type",
    `    ... on ${type.name} {`,
    ...selectionOf(type, 3),
    "    }",
    "  }",
    "}",
  ];
  return fence("graphql", source.join("\n"), 'title="Read"');
}

function openApiSample(model: Metamodel, entity: Entity): Markdown {
  const aspect = sampleAspect(model, entity);
  const address = `http://localhost:8080/openapi/v3/entity/${entity.name}`;
  const one = `"${address}/${escapeUrn(entity.urn)}?aspects=${aspect}"`;
  const token = `-H "Authorization: Bearer $DATAHUB_GMS_TOKEN"`;
  const read = fence("bash", [`curl ${token} \\`, `  ${one}`].join("\n"), 'title="Read"');
  if (!entity.write) return read;
  const { value } = entity.write;
  // Without the parameter the call returns before the write, which may yet fail.
  const post = [
    `curl -X POST "${address}?async=false" \\`,
    `  ${token} \\`,
    `  -H "Content-Type: application/json" \\`,
  ];
  const body = JSON.stringify([{ urn: entity.urn, [aspect]: { value } }], null, 2);
  const part = JSON.stringify(Object.fromEntries(valuesOf(model, entity).changed), null, 2);
  const change = [
    `curl -sf ${token} \\`,
    `  ${one} |`,
    `  jq '[{ urn, ${aspect}: { value: (.${aspect}.value + ${part.replaceAll("\n", "\n  ")}) } }]' |`,
    ...post.map((line) => `  ${line}`),
    "    -d @-",
  ];
  return blocks(
    read,
    fence("bash", [...post, `  -d '${body}'`].join("\n"), 'title="Write the whole aspect"'),
    "This replaces the whole aspect: fields that it does not set are lost. To keep them, read the aspect, change it and write it back:",
    fence("bash", change.join("\n"), 'title="Change a part"'),
  );
}

const escapeUrn = (urn: string) => encodeURIComponent(urn).replace(/\(/g, "%28").replace(/\)/g, "%29");

/** The fields written by samples: those required to create the aspect, and those to change. */
function valuesOf(model: Metamodel, { write }: Entity): Record<"needed" | "changed", [string, unknown][]> {
  const { aspect = "", value = {} } = write ?? {};
  const fields = model.aspects.get(aspect)?.fields ?? {};
  const isNeeded = ([name]: [string, unknown]) =>
    !fields[name]?.optional && fields[name]?.default === undefined;
  const entries = Object.entries(value);
  return {
    needed: entries.filter(isNeeded),
    changed: entries.filter((entry) => !isNeeded(entry)),
  };
}

function pythonSample(model: Metamodel, entity: Entity): Markdown {
  const name = `${simpleName(model.aspects.get(sampleAspect(model, entity))!.record)}Class`;
  const { needed, changed } = valuesOf(model, entity);
  const given = needed.map(([key, value]) => `${key}=${pythonValue(value)}`).join(", ");
  const lines = [
    entity.write && "from datahub.emitter.mcp import MetadataChangeProposalWrapper",
    "from datahub.ingestion.graph.client import get_default_graph",
    `from datahub.metadata.schema_classes import ${name}`,
    "",
    "graph = get_default_graph()  # the server of datahub init",
    `urn = ${JSON.stringify(entity.urn)}`,
    "",
    `aspect = graph.get_aspect(entity_urn=urn, aspect_type=${name})`,
    "print(aspect)",
    ...(entity.write
      ? [
          "",
          "# A write replaces the whole aspect:",
          "# change the one that was read, to keep its other fields.",
          "if aspect is None:",
          `    aspect = ${name}(${given})`,
          ...changed.map(([key, value]) => `aspect.${key} = ${pythonValue(value)}`),
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
