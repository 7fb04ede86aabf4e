import type { DataDocument } from "quire";
import { websiteSources } from "../../data/community/places.ts";
import { operationPlace } from "../graphql/operations.ts";
import { hrefWithin, typePlace } from "../graphql/type-links.ts";
import {
  answering,
  blocks,
  bullets,
  code,
  codeName,
  documentHref,
  documentLink,
  fence,
  heading,
  type Markdown,
  newMark,
  questions,
  section,
  table,
} from "../markdown.ts";
import { entityChanges } from "./entity-changes.ts";
import {
  aspectQuestions,
  aspectsQuestions,
  entityQuestions,
  identityQuestions,
  reachQuestions,
  relationshipQuestions,
  timeseriesQuestions,
} from "./entity-questions.ts";
import type { Aspect, Entity } from "./metamodel.ts";
import { entityLink, entityPath, firstSentence, type ModelPages } from "./model-pages.ts";
import { relationshipDiagram } from "./relationship-diagram.ts";
import { samples } from "./samples.ts";
import { typeSection } from "./type-section.ts";

/** Aspects of more entities than this come after the more specific ones. */
const maxEntitiesOfSpecific = 3;

/** The meta description: the first sentence if it fits, extended if it says little. */
function descriptionOf(entity: Entity): string {
  const sentence = firstSentence(entity);
  if (sentence.length > 160)
    return `The ${entity.name} entity: identity, aspects, relationships and how to reach it.`;
  return sentence.length < 50 ? `${sentence} Its identity, aspects and relationships.` : sentence;
}

/** The page of an entity: description, identity, relationships, access, aspects. */
export function entityPage(pages: ModelPages, entity: Entity): DataDocument {
  const from = entityPath(pages.version, entity.name);
  const isNew = pages.before !== undefined && !pages.before.entities.has(entity.name);
  const aspects = byTelling(pages, entity);
  const sectionsOf = (list: readonly Aspect[]) => list.map((aspect) => aspectSection(pages, entity, aspect));
  return {
    path: from,
    frontMatter: {
      title: entity.title,
      description: descriptionOf(entity),
      kind: "entity",
      custom_edit_url: `${websiteSources}/${pages.version.data}/entities/${entity.name}.yaml`,
    },
    markdown: blocks(
      questions(entityQuestions(entity)),
      entity.description,
      isNew && `${newMark} This entity is new since ${pages.version.before!.label}.`,
      identity(pages, entity),
      relationships(pages, from, entity),
      reach(pages, from, entity),
      section(
        2,
        "Aspects",
        answering(aspectsQuestions(entity), ...sectionsOf(aspects.filter(({ timeseries }) => !timeseries))),
      ),
      section(
        2,
        "Timeseries aspects",
        answering(timeseriesQuestions(entity), ...sectionsOf(aspects.filter(({ timeseries }) => timeseries))),
      ),
      typeSection(pages, [entity.key, ...entity.aspects]),
      section(2, "Related", bullets(related(pages, from, entity))),
      entityChanges(pages, entity),
    ),
  };
}

/** Aspects of an entity, most specific first. */
function byTelling({ model }: ModelPages, entity: Entity): Aspect[] {
  const shared = (name: string) => (model.spread.get(name) ?? 0) > maxEntitiesOfSpecific;
  return entity.aspects
    .toSorted((a, b) => Number(shared(a)) - Number(shared(b)))
    .map((name) => model.aspects.get(name)!);
}

function identity(pages: ModelPages, entity: Entity): Markdown {
  const key = pages.model.aspects.get(entity.key)!;
  const names = Object.keys(key.fields);
  const form = names.length === 1 ? `<${names[0]}>` : `(${names.map((name) => `<${name}>`).join(",")})`;
  return section(
    2,
    "Identity",
    questions(identityQuestions(entity)),
    `Its URN has the form ${code(`urn:li:${entity.name}:${form}`)}, for example:`,
    fence("text", entity.urn),
    `The key aspect ${code(entity.key)} ${names.length === 1 ? "has one field" : "holds its parts"}:`,
    pages.fieldTable(key.fields),
  );
}

function relationships(pages: ModelPages, from: string, entity: Entity): Markdown {
  const { edges } = pages.graph;
  const out = edges.filter((edge) => edge.from === entity.name);
  const into = edges.filter((edge) => edge.from !== entity.name && edge.to.includes(entity.name));
  const names = [...new Set(into.map(({ name }) => name))];
  return section(
    2,
    "Relationships",
    answering(
      relationshipQuestions(entity, out, into),
      relationshipDiagram(pages, entity),
      table(
        ["Outgoing", "To", "Stored in"],
        out.map(({ name, to, aspects, lineage }) => [
          `${codeName(name, 11)}${lineage ? " · lineage" : ""}`,
          to.map((one) => entityLink(pages, from, one)).join(", "),
          aspects
            .map((aspect) =>
              aspect === entity.key
                ? codeName(aspect, 11)
                : `[${codeName(aspect, 11)}](#${aspect.toLowerCase()})`,
            )
            .join(", "),
        ]),
      ),
      table(
        ["Incoming", "From"],
        names.map((name) => [
          code(name),
          into
            .filter((edge) => edge.name === name)
            .map((edge) => entityLink(pages, from, edge.from))
            .join(", "),
        ]),
      ),
    ),
  );
}

function reach(pages: ModelPages, from: string, entity: Entity): Markdown {
  const { graphql, model, sources } = pages;
  const type = entity.graphql && graphql.schema.getType(entity.graphql.type);
  const operations = [
    ...(entity.graphql?.query ? [["query", entity.graphql.query] as const] : []),
    ...(entity.mutations ?? []).map((name) => ["mutation", name] as const),
  ].map(([kind, name]) => documentLink(from, operationPlace(graphql, kind, name), code(name)));
  const known = [...sources.values()].filter(({ produces }) => produces.has(entity.name.toLowerCase()));
  return section(
    2,
    "Read and write it",
    questions(reachQuestions(entity, known.length > 0)),
    type &&
      `GraphQL type: [${code(type.name)}](${hrefWithin(from, typePlace(graphql, type))}).${operations.length > 0 ? ` Operations: ${operations.join(", ")}.` : ""}`,
    samples(model, graphql, entity),
    entity.write &&
      `To add or remove single entries of a list, such as owners and tags, ${documentLink(from, `${pages.version.docs}/advanced/patch.md`, "patch the aspect")}.`,
    known.length > 0 &&
      `Ingestion sources that produce it or refer to it: ${known.map(({ title, path }) => `[${title}](${documentHref(from, path)})`).join(", ")}.`,
  );
}

/** Links to guides about an entity. */
function related({ version, guideTitle }: ModelPages, from: string, entity: Entity): Markdown[] {
  const file = `${version.data}/entities/${entity.name}.yaml`;
  return (entity.guides ?? []).map((guide) =>
    documentLink(from, `${version.docs}/${guide}`, guideTitle(guide, file)),
  );
}

function aspectSection(pages: ModelPages, entity: Entity, aspect: Aspect): Markdown {
  const old = pages.before?.entities.get(entity.name);
  const marks = [
    aspect.deprecated && "**Deprecated.**",
    old && !old.aspects.includes(aspect.name) && newMark,
  ].filter(Boolean);
  return blocks(
    heading(3, code(aspect.name), aspect.name.toLowerCase()),
    questions(aspectQuestions(aspect, pages.model.spread.get(aspect.name) ?? 0)),
    [aspect.description, ...marks].join(" "),
    pages.fieldTable(aspect.fields, pages.before?.aspects.get(aspect.name)?.fields),
  );
}
