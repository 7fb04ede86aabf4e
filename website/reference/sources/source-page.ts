import type { DataDocument } from "quire";
import { websiteSources } from "../../data/community/places.ts";
import { type ChangedThings, changesSection, linked } from "../changes.ts";
import { entityPath } from "../entities/model-pages.ts";
import {
  answering,
  blocks,
  bullets,
  code,
  documentLink,
  heading,
  type Markdown,
  questions,
  section,
  table,
} from "../markdown.ts";
import type { Version } from "../versions.ts";
import { type CapabilityName, capabilities } from "./capabilities.ts";
import { capabilityTable } from "./capability-table.ts";
import { entityNames, readProduced } from "./entities.ts";
import { fieldAnchor } from "./field-table.ts";
import type { LoadedSource } from "./load-sources.ts";
import {
  fieldSection,
  installSection,
  type ModuleView,
  moduleChanges,
  moduleViews,
  partHeading,
  recipeSection,
  statusLine,
} from "./module-section.ts";
import { capabilityDocument, sourceDocument } from "./source-paths.ts";
import { type ModulePart, moduleQuestions, type SourcePart, sourceQuestions } from "./source-questions.ts";

/**
 * The page of a source.
 *
 * @param before the source in the previous version; undefined if there is no such version, null if the source did
 *   not exist in it
 * @param guideTitle returns the title of a document, by its path relative to the documents of the version
 */
export function sourcePage(
  version: Version,
  source: LoadedSource,
  before: LoadedSource | null | undefined,
  guideTitle: (guide: string) => string,
): DataDocument {
  const path = sourceDocument(version, source.id);
  const views = moduleViews(version, source, before ?? undefined);
  const several = views.length > 1;
  const part = (name: SourcePart, body: Markdown | undefined) =>
    answering(sourceQuestions(name, source), body);
  return {
    path,
    frontMatter: {
      title: source.name,
      description: source.summary,
      kind: "source",
      keywords: [...views.map(({ type }) => type), ...(source.keywords ?? [])],
      custom_edit_url: `${websiteSources}/${source.file}`,
    },
    markdown: blocks(
      part("overview", source.overview.trim()),
      before === null && `:::info New\nThis source is new since ${version.before?.label}.\n:::`,
      factTable(source, views),
      section(2, "Prerequisites", part("prerequisites", source.needs?.trim())),
      ...(several
        ? views.map((view) =>
            blocks(
              heading(2, `Module ${code(view.type)}`, view.type),
              view.module.about,
              moduleParts(view, path, view.type, true),
            ),
          )
        : [moduleParts(views[0]!, path, source.name, false)]),
      section(2, "Concept mapping {#concepts}", part("concepts", conceptTable(source, path, version))),
      ...Object.entries(source.tasks ?? {}).map(([title, body]) => section(2, title, body.trim())),
      section(2, "Limits and troubleshooting", part("limits", source.limits?.trim())),
      ...views.map((view) => configuration(view, path, several ? view.type : source.name, several)),
      section(
        2,
        "Related",
        bullets([
          ...(source.guides ?? []).map((guide) =>
            documentLink(path, `${version.docs}/${guide}`, guideTitle(guide)),
          ),
          documentLink(path, `${version.docs}/metadata-ingestion/recipe_overview.md`, "Recipes"),
          documentLink(path, capabilityDocument(version), "Capabilities of All Sources"),
        ]),
      ),
      changes(version, views),
    ),
  };
}

/**
 * The parts of a module's section before its fields.
 *
 * @param name everyday name of the source, for questions
 */
function moduleParts(view: ModuleView, path: string, name: string, several: boolean): Markdown {
  const capabilityRows = capabilityTable(view, path);
  const asked = (part: ModulePart) => questions(moduleQuestions(part, name, view));
  return blocks(
    partHeading(view, several, "Install", "install"),
    asked("install"),
    installSection(view, path),
    partHeading(view, several, "Starter recipe", "recipe"),
    asked("recipe"),
    recipeSection(view, path),
    capabilityRows && partHeading(view, several, "Capabilities", "capabilities"),
    capabilityRows && asked("capabilities"),
    capabilityRows,
  );
}

/** The fields of a module: reference, below all that is read. */
function configuration(view: ModuleView, path: string, name: string, several: boolean): Markdown {
  return blocks(
    several
      ? heading(2, `Configuration of ${code(view.type)}`, `${view.type}-configuration`)
      : heading(2, "Configuration", "configuration"),
    ...(view.sameAs
      ? [
          `The fields are those of [${code(view.sameAs)}](#${view.sameAs}-configuration). For editors, this type has a [JSON schema](${view.schema}) of its own.`,
        ]
      : [questions(moduleQuestions("configuration", name, view)), fieldSection(view, path)]),
  );
}

function factTable(source: LoadedSource, views: readonly ModuleView[]): Markdown {
  return table(
    ["Kind", "Recipe type", "Support status"],
    views.map((view) => [source.kind, code(view.type), statusLine(view)]),
  );
}

function conceptTable(source: LoadedSource, path: string, version: Version): Markdown {
  return table(
    [`In ${source.name}`, "In DataHub", "Subtype"],
    Object.entries(source.concepts ?? {}).map(([concept, written]) => {
      const { entity, subtype } = readProduced(written);
      const name = entityNames[entity] ?? entity;
      return [concept, documentLink(path, entityPath(version, entity), name), subtype];
    }),
  );
}

function changes(version: Version, views: readonly ModuleView[]): Markdown {
  const several = views.length > 1;
  return changesSection(
    version,
    views.flatMap((view) => {
      const found = moduleChanges(view);
      if (!found) return [];
      const of = several ? ` of ${view.type}` : "";
      const declared: ChangedThings = {
        what: `Declared capabilities${of}`,
        changes: found.capabilities,
        show: (name) => capabilities[name as CapabilityName].label,
      };
      const fields: ChangedThings = {
        what: `Fields${of}`,
        changes: found.fields,
        show: linked((name) => `#${fieldAnchor(name, view.prefix)}`),
      };
      return view.sameAs ? [declared] : [declared, fields];
    }),
  );
}
