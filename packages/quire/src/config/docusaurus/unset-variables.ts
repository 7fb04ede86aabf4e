import { type Advice, docusaurusWarning } from "../advice.ts";
import { settingPath } from "../setting-path.ts";

/** What an address becomes whose start is taken from a variable without a value: `undefined/logo.svg`. */
const startsUnset = /^(?:undefined|null)\//;

/** Warn about addresses that start with an environment variable that is not set. */
export function unsetVariables(value: unknown, path: readonly PropertyKey[] = []): Advice[] {
  if (typeof value === "string" && startsUnset.test(value)) {
    const message = `\`${settingPath(path)}\` is "${value}": it starts with a variable that has no value.`;
    const hint = "Set the environment variables that the configuration reads, or load them from their file.";
    return [docusaurusWarning(path, message, hint)];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => unsetVariables(one, [...path, index]));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.entries(value).flatMap(([key, one]) => unsetVariables(one, [...path, key]));
}
