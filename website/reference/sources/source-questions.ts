import { type CapabilityName, capabilities, capabilityNames } from "./capabilities.ts";
import type { SourceModule } from "./source-schema.ts";

/** Parts of a source's page that answer questions. */
export type SourcePart =
  | "overview"
  | "concepts"
  | "prerequisites"
  | "capabilities"
  | "install"
  | "recipe"
  | "configuration"
  | "limits";

/**
 * What a part of a source's page answers, in readers' words.
 *
 * @param name one of the names that readers call the source by, or the type of a module where a page has several
 */
export function sourceQuestions(part: SourcePart, name: string, module?: SourceModule): string[] {
  switch (part) {
    case "overview":
      return [
        `How do I connect ${name} to DataHub?`,
        `Can DataHub get metadata from ${name}?`,
        `What does DataHub ingest from ${name}?`,
        `Is there a connector for ${name}?`,
      ];
    case "concepts":
      return [
        `What do the assets of ${name} become in DataHub?`,
        `Which entities does the ${name} source create?`,
      ];
    case "prerequisites":
      return [
        `Which permissions does the ${name} source need?`,
        `Which grants, roles or account do I need to ingest ${name}?`,
        `What must be set up in ${name} before ingestion?`,
      ];
    case "capabilities":
      return [
        `What can the ${name} source extract, and what not?`,
        ...capabilityNames
          .filter((capability) => module?.capabilities?.[capability])
          .map((capability) => `Does the ${name} source ${capabilities[capability].task}?`),
      ];
    case "install":
      return [`How do I install the ${name} plugin?`, `Which package does ingestion from ${name} need?`];
    case "recipe":
      return [
        `What does a recipe for ${name} look like?`,
        `How do I run ingestion from ${name} with the CLI?`,
      ];
    case "configuration":
      return [`Which settings does the ${name} source have?`, `How do I configure ingestion from ${name}?`];
    case "limits":
      return [
        `What does the ${name} source not support?`,
        `Why is something missing or failing when I ingest ${name}?`,
      ];
  }
}

/** What the table of all sources answers. */
export function capabilityQuestions(): string[] {
  return [
    "What can each source extract?",
    "Compare the sources",
    ...capabilityNames.map((name: CapabilityName) => `Which sources ${capabilities[name].task}?`),
  ];
}
