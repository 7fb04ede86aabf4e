import type { DataContext, DataDocument, Problem } from "quire";
import { dataPages } from "../data-pages.ts";
import { dataProblem, throwProblems } from "../data-problems.ts";
import { entityPage } from "../entities/entity-page.ts";
import { explorerPage } from "../entities/explorer-page.ts";
import { fieldTables } from "../entities/field-table.ts";
import { loadMetamodel, type Metamodel } from "../entities/metamodel.ts";
import { entityPath, hasPage, type ProducingSource } from "../entities/model-pages.ts";
import { graphOf } from "../entities/relationships.ts";
import { exampleContexts } from "../graphql/example-context.ts";
import { indexPages } from "../graphql/index-pages.ts";
import { type GraphqlReference, loadGraphql } from "../graphql/load-graphql.ts";
import { operationsOf } from "../graphql/operations.ts";
import type { GraphqlPages } from "../graphql/reference.ts";
import { smallPages } from "../graphql/small-pages.ts";
import { topicPage } from "../graphql/topic-page.ts";
import { usesOf } from "../graphql/used-by.ts";
import { guideTitles } from "../guide-titles.ts";
import { loadFolder } from "../load-data.ts";
import { producedEntities } from "../sources/entities.ts";
import { sourceDocument } from "../sources/source-paths.ts";
import { sourceSchema } from "../sources/source-schema.ts";
import { type Loaded, loadEach, type Version } from "../versions.ts";

/** The metadata model in the data of a version. */
interface ModelData {
  model: Metamodel;
  graphql: GraphqlReference | undefined;
}

/** The reference of the metadata model for all versions: entities with their aspects, and the GraphQL API. */
const modelPages = dataPages((context, problems) => {
  const { siteDir } = context;
  const loaded = loadEach((version) => ({
    model: loadMetamodel(siteDir, version.data, problems),
    graphql: loadGraphql(siteDir, version.data, problems),
  }));
  for (const { version, now } of loaded) checkOperations(version, now, problems);
  throwProblems(problems);
  return loaded.flatMap((one) => pagesOf(context, one, problems));
});

export default modelPages;

function pagesOf(
  context: DataContext,
  { version, now, before }: Loaded<ModelData>,
  problems: Problem[],
): DataDocument[] {
  const { model } = now;
  // Only undefined if there are problems, in which case no pages are made.
  const graphql = now.graphql!;
  const api: GraphqlPages = {
    ...graphql,
    version,
    before: before?.graphql,
    uses: usesOf(graphql.schema),
    entities: new Map(
      [...model.entities.values()]
        .filter(hasPage)
        .flatMap(({ name, title, graphql }) =>
          graphql ? [[graphql.type, { title, path: entityPath(version, name) }] as const] : [],
        ),
    ),
    contextOf: exampleContexts([...model.entities.values()]),
  };
  const pages = {
    version,
    model,
    before: before?.model,
    graph: graphOf(model),
    graphql: api,
    sources: sourcePages(context.siteDir, version, problems),
    guideTitle: guideTitles(context, version, problems),
    fieldTable: fieldTables({ model, version }),
  };
  return [
    explorerPage(pages),
    ...[...model.entities.values()].filter(hasPage).map((entity) => entityPage(pages, entity)),
    ...indexPages(api),
    ...smallPages(api),
    ...api.topics.map((topic) => topicPage(api, topic)),
  ];
}

/** Check the GraphQL names in the files of entities against the schema. */
function checkOperations(version: Version, { model, graphql }: ModelData, problems: Problem[]): void {
  if (!graphql) return;
  const query = operationsOf(graphql.schema, "query");
  const mutation = operationsOf(graphql.schema, "mutation");
  for (const entity of model.entities.values()) {
    const wrong = [
      ...(entity.graphql && !graphql.schema.getType(entity.graphql.type) ? [entity.graphql.type] : []),
      ...(entity.graphql?.query && !query[entity.graphql.query] ? [entity.graphql.query] : []),
      ...(entity.mutations ?? []).filter((name) => !mutation[name]),
    ];
    for (const name of wrong)
      problems.push(
        dataProblem({ file: `${version.data}/entities/${entity.name}.yaml` }, `GraphQL has no \`${name}\`.`),
      );
  }
}

/** Sources with data, and thus a page. */
function sourcePages(
  siteDir: string,
  version: Version,
  problems: Problem[],
): ReadonlyMap<string, ProducingSource> {
  const files = loadFolder(siteDir, `${version.data}/sources`, sourceSchema, problems);
  return new Map(
    files.map(({ id, value: { name, ingests = true, concepts } }) => [
      id,
      {
        title: name,
        path: sourceDocument(version, id),
        produces: new Set(ingests ? producedEntities(concepts) : []),
      },
    ]),
  );
}
