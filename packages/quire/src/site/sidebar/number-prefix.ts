/** The name of a file or folder, without its number prefix. */
interface PrefixedName {
  name: string;
  /** The number in the prefix, if there is one. */
  position?: number;
}

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;
/** Dates and version numbers also start with digits and a separator, but are part of the name. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;

/**
 * Split off a number prefix, by Docusaurus' default rule: `01-intro`, `1. Intro` and `2_setup` have one;
 * `2023-01-05-news` and `7.0-changes` do not.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  if (DATE_OR_VERSION.test(name)) return { name };
  const match = PREFIX.exec(name);
  return match ? { name: match[2]!, position: Number.parseInt(match[1]!, 10) } : { name };
}

/** Splits a number prefix from a name. */
export type PrefixRule = (name: string) => PrefixedName;

/** The rule of a docs instance, from its setting `numberPrefixes`. */
export function usualRule({ numberPrefixes }: { numberPrefixes: boolean }): PrefixRule {
  return numberPrefixes ? splitNumberPrefix : wholeName;
}

/** Leaves number prefixes in names. */
export const wholeName: PrefixRule = (name) => ({ name });

/** Remove number prefixes from every segment of a folder path. */
export function stripNumberPrefixes(folder: string, rule: PrefixRule): string {
  return folder
    .split("/")
    .map((segment) => rule(segment).name)
    .join("/");
}
