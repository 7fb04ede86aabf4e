import type { DataDocument } from "quire";
import { blocks, documentHref, html, questions, table } from "../markdown.ts";
import type { Version } from "../versions.ts";
import { capabilities, capabilityNames, statuses } from "./capabilities.ts";
import { capabilityChanges } from "./capability-changes.ts";
import { matrixQuestions, meaningQuestions } from "./capability-questions.ts";
import { capabilityLabel } from "./capability-table.ts";
import { kindLists } from "./kind-lists.ts";
import type { LoadedSource } from "./load-sources.ts";
import { capabilityDocument, sourceDocument } from "./source-paths.ts";
import { sourceKinds } from "./source-schema.ts";

/**
 * The page with the capabilities of all sources in one table, by kind of source, and the meaning of each
 * capability.
 *
 * @param before the sources of the previous version, by id; undefined for the oldest
 */
export function capabilityPage(
  version: Version,
  sources: readonly LoadedSource[],
  before?: ReadonlyMap<string, LoadedSource>,
): DataDocument {
  const path = capabilityDocument(version);
  const filters = [
    {
      label: "Capability",
      options: capabilityNames.map((name) => [name, capabilities[name].label]),
    },
    { label: "Kind", options: sourceKinds.map((kind) => [token(kind), kind]) },
    { label: "Status", options: Object.entries(statuses).map(([name, { label }]) => [name, label]) },
  ];
  return {
    path,
    frontMatter: {
      title: "Capabilities of All Sources",
      description:
        "Compare what every ingestion source extracts: schemas, lineage, usage, profiles, owners, tags and more.",
      kind: "source",
      displayed_sidebar: "overviewSidebar",
      hide_table_of_contents: true,
    },
    markdown: blocks(
      questions(matrixQuestions),
      "Every source in one table. A tick means that the source has the capability, a dash that it does not, and an empty cell that it declares nothing about it.",
      `<RowFilter target="matrix" label="Filter the sources" choices={${JSON.stringify(filters)}} />`,
      matrix(version, sources, path),
      kindLists(version, sources),
      "## What the capabilities mean",
      questions(meaningQuestions),
      table(
        ["Capability", "What a source with it does"],
        capabilityNames.map((name) => [capabilityLabel(version, path, name), capabilities[name].meaning]),
      ),
      capabilityChanges(version, path, sources, before, capabilityNames),
    ),
  };
}

/** The table as HTML; rows have the tokens for the filter. */
function matrix(version: Version, sources: readonly LoadedSource[], path: string): string {
  const head = capabilityNames.map((name) => `<th scope="col">${capabilities[name].short}</th>`).join("");
  const rows = sources.flatMap((source) =>
    Object.entries(source.modules).map(([type, module]) => {
      const several = Object.keys(source.modules).length > 1;
      const tokens = [token(source.kind), module.status ?? ""];
      const cells = capabilityNames.map((name) => {
        const capability = module.capabilities?.[name];
        if (!capability) return "<td></td>";
        if (capability.supported === false) return '<td aria-label="No">–</td>';
        tokens.push(name);
        return '<td aria-label="Yes">✓</td>';
      });
      const name = several ? `${html(source.name)} <small>${type}</small>` : html(source.name);
      const status = module.status ? statuses[module.status].label : "";
      return `<tr data-tokens="${tokens.join(" ")}"><th scope="row"><a href="${documentHref(path, sourceDocument(version, source.id))}">${name}</a></th><td>${source.kind}</td><td>${status}</td>${cells.join("")}</tr>`;
    }),
  );
  return `<div id="matrix" class="matrix">\n<table aria-label="Capabilities of all sources">\n<thead>\n<tr><th scope="col">Source</th><th scope="col">Kind</th><th scope="col">Status</th>${head}</tr>\n</thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>\n</div>`;
}

/** A kind as a single word. */
const token = (kind: string) => kind.replace(/\W+/g, "-");
