import { type Fault, lineAt } from "./fault.ts";

/**
 * Names that begin as variables of the reference do and are not in it: settings of libraries, ids of consumer groups,
 * what only DataHub Cloud, the action that a container starts, tests and builds read, and values of enumerations.
 */
const besides = [
  /^(SPRING_)?KAFKA_PROPERTIES(_|$)/,
  /^(DATAHUB_USAGE_EVENT|METADATA_CHANGE_(LOG|PROPOSAL)|PLATFORM_EVENT)_KAFKA_CONSUMER_GROUP_ID$/,
  /^DATAHUB_ACTIONS_DOC_PROPAGATION_(ENABLED|MAX_PROPAGATION_(DEPTH|FANOUT|TIME_MILLIS)|RATE_LIMIT_PROPAGATED_WRITES)$/,
  /^DATAHUB_EXECUTOR_(TOKEN|(INGESTION|MONITORS)_MAX_WORKERS)$/,
  /^DATAHUB_(FRONTEND_URL|TEST_SLEEP_(BETWEEN|TIMES)|USAGE_INDEX)$/,
  /^REACT_APP_(PROXY_TARGET|THEME_CONFIG)$/,
  /^(ER_MODEL_RELATIONSHIP|SHOW_SIMPLIFIED_HOMEPAGE)$/,
];

/** A name of three words or more, as documents give variables: in code, before `=` or `:`, after `name:`. */
const mention =
  /(?:`|(?:^|[\s"'])(?=\w+=)|name: *(?=\w+\s*$)|^\s*(?=\w+:))(?<name>(?:[A-Z][A-Z0-9]*_){2,}[A-Z0-9]+)\b/gm;

/**
 * Check that environment variables exist that a document names: those whose first two words begin one that is known.
 * Shorter names may as well be values, or the reader's own.
 */
export function checkVariables(markdown: string, known: ReadonlySet<string>): Fault[] {
  const beginnings = new Set([...known].map(beginning));
  return [...markdown.matchAll(mention)].flatMap(({ 0: text, index, groups }) => {
    const name = groups!.name!;
    if (known.has(name) || !beginnings.has(beginning(name))) return [];
    if (besides.some((pattern) => pattern.test(name))) return [];
    const line = lineAt(markdown, index + text.length);
    return [{ line, message: `There is no environment variable \`${name}\`.` }];
  });
}

function beginning(name: string): string {
  return name.split("_", 2).join("_");
}
