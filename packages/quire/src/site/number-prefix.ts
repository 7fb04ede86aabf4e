/** A file or folder name without the number that orders it. */
export interface PrefixedName {
  name: string;
  /** The number it began with, if any. */
  position?: number;
}

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;
/** Dates and version numbers start with digits, one separator, digits: they are part of the name. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;

/**
 * Split the ordering number from a name, by Docusaurus' default rule: `01-intro`, `1. Intro` and `2_setup`
 * carry a number; `2023-01-05-news` and `7.0-changes` do not.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  if (DATE_OR_VERSION.test(name)) return { name };
  const match = PREFIX.exec(name);
  return match ? { name: match[2]!, position: Number.parseInt(match[1]!, 10) } : { name };
}

/** Drop the ordering number from every segment of a folder path; "" stays "". */
export function stripNumberPrefixes(folder: string): string {
  return folder
    .split("/")
    .map((segment) => splitNumberPrefix(segment).name)
    .join("/");
}
