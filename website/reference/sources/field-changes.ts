import { type Changes, compare } from "../changes.ts";

/** What is compared of a field. Its description is not: other words are no change of the source. */
export interface ComparedField {
  type?: unknown;
  required?: unknown;
  default?: unknown;
  deprecated?: unknown;
}

type Fields = Readonly<Record<string, ComparedField>>;

/** Changes in the fields of a source, by path, without items of lists, which have no row of their own. */
export function fieldChanges(before: Fields, now: Fields): Changes {
  return compare(withoutItems(before), withoutItems(now), ["type", "required", "default", "deprecated"]);
}

const withoutItems = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([path]) => !/\.(?:string|enum)$/.test(path)));
