import { code, documentLink, type Markdown, table, text } from "../markdown.ts";
import type { Version } from "../versions.ts";
import { type CapabilityName, capabilities, capabilityNames } from "./capabilities.ts";
import { fieldAnchor } from "./field-table.ts";
import type { DescribedField } from "./load-sources.ts";
import type { ModuleView } from "./module-section.ts";

/**
 * The table of a module's capabilities, each with its meaning for this source. None is marked as new: a source may have
 * had a capability before it declared it.
 */
export function capabilityTable(view: ModuleView, document: string): Markdown {
  const { version, module } = view;
  const rows = capabilityNames
    .filter((name) => module.capabilities?.[name])
    .map((name) => {
      const { supported = true, subtypes, meaning } = module.capabilities![name]!;
      return [
        capabilityLabel(version, document, name),
        supported ? "Yes" : "No",
        supported
          ? [
              meaning ?? capabilities[name].meaning,
              subtypes && `${capabilities[name].subtypes ?? "Applies to"}: ${subtypes.map(text).join(", ")}.`,
              switchesOf(view, name),
            ]
              .filter(Boolean)
              .join(" ")
          : (meaning ?? "Not supported by this source."),
      ];
    });
  const found = table(["Capability", "Supported", "Notes"], rows);
  return found && `<div class="capabilities">\n\n${found}\n\n</div>`;
}

/** Guides on capabilities, by path relative to the documents of a version. */
const guides: Partial<Record<CapabilityName, string>> = {
  LINEAGE_COARSE: "generated/lineage/automatic-lineage-extraction.md",
  LINEAGE_FINE: "generated/lineage/automatic-lineage-extraction.md",
  USAGE_STATS: "features/dataset-usage-and-query-history.md",
  DATA_PROFILING: "metadata-ingestion/docs/dev_guides/sql_profiles.md",
  CLASSIFICATION: "metadata-ingestion/docs/dev_guides/classification.md",
  DELETION_DETECTION: "metadata-ingestion/docs/dev_guides/stateful.md",
  DOMAINS: "domains.md",
  TAGS: "tags.md",
  OWNERSHIP: "ownership/ownership-types.md",
  PLATFORM_INSTANCE: "platform-instances.md",
};

/** The label of a capability, linked to its guide. */
export function capabilityLabel(version: Version, document: string, name: CapabilityName): Markdown {
  const { label } = capabilities[name];
  const guide = guides[name];
  return guide ? documentLink(document, `${version.docs}/${guide}`, label) : label;
}

/** The fields that enable or disable a capability, or parts of it. */
function switchesOf(view: ModuleView, name: CapabilityName): Markdown | undefined {
  const parts = view.module.capabilities?.[name]?.switches;
  const found = (path: string) =>
    view.fields.find((candidate) => candidate.path === path && !candidate.deprecated);
  if (parts)
    return Object.entries(parts)
      .map(([path, part]) => switchText(view, found(path)!, part))
      .join(" ");
  const field = capabilities[name].switches.map(found).find((one) => one !== undefined);
  return field && switchText(view, field);
}

function switchText(
  { prefix }: ModuleView,
  { path, type, default: value }: DescribedField,
  part = "",
): Markdown {
  const link = `[${code(path)}](#${fieldAnchor(path, prefix)})`;
  const said = !type.includes("boolean")
    ? `Set ${link}.`
    : value === true
      ? `On by default; ${link} turns it off.`
      : `Off by default; ${link} turns it on.`;
  return part ? `For ${text(part)}: ${said[0]!.toLowerCase()}${said.slice(1)}` : said;
}
