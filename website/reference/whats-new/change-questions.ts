import type { Version } from "../versions.ts";

/** Questions answered by the page about a version's changes. */
export function overviewQuestions(version: Version, since: string): string[] {
  return [
    `What changed since ${since}?`,
    `What is new in ${version.label === "Next" ? "the coming version of DataHub" : `DataHub ${version.label}`}?`,
    `What is the difference between ${since} and ${version.label}?`,
    `What was added or removed since ${since}?`,
    `we are on ${since}, what are we missing`,
    `differences to ${since}`,
    `Is it worth moving on from ${since}?`,
    `changelog after ${since}`,
    `new features since ${since}`,
    "compare versions",
  ];
}

/** Questions answered by its sections, by heading. */
export function changeQuestions(since: string) {
  return {
    Guides: [
      `new documentation since ${since}`,
      `Which guides were added after ${since}?`,
      "fresh how-tos to read",
      `what can I read now that ${since} did not explain`,
    ],
    Sources: [
      `Which sources are new since ${since}?`,
      `new connectors after ${since}`,
      `Were any connectors removed since ${since}?`,
      `recipe fields added since ${since}`,
      "Which connectors got more options?",
      `did a connector change between ${since} and now`,
    ],
    "Transformers, sinks and actions": [
      `plugins added since ${since}`,
      "Are there new transformers?",
      "sinks added or gone",
      `new actions after ${since}`,
    ],
    Entities: [
      `Which entities or aspects are new since ${since}?`,
      `model changes since ${since}`,
      `Can anything be catalogued that ${since} could not?`,
      `new aspects after ${since}`,
      `Did the metadata model grow since ${since}?`,
      "which object types were added",
    ],
    GraphQL: [
      `Which queries and mutations are new since ${since}?`,
      `API changes since ${since}`,
      `Did a GraphQL type disappear since ${since}?`,
      `is a query or mutation gone that worked in ${since}?`,
      "new GraphQL inputs and enums",
      "Which calls were added to the API?",
    ],
    "Command line": [
      `Which commands are new since ${since}?`,
      `CLI changes since ${since}`,
      "new flags and options of datahub",
      `Were commands dropped since ${since}?`,
      `does my script written for ${since} use a removed option`,
      `What can the newer datahub CLI do that ${since} could not?`,
    ],
    Privileges: [
      `Which privileges are new since ${since}?`,
      `permissions added after ${since}`,
      `Do our roles need a review when coming from ${since}?`,
      `rights that ${since} did not have`,
      `Were any permissions removed since ${since}?`,
    ],
    "Python SDK": [
      `SDK changes since ${since}`,
      "Which Python classes are new?",
      `SDK models and URN classes that ${since} lacked`,
      "additions for Python developers",
    ],
    Releases: [
      `releases published since ${since}`,
      `How many versions came out after ${since}?`,
      "newest release of Core and Cloud",
      "dates of the latest releases",
    ],
  };
}
