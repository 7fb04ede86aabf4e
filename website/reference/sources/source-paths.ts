import type { Version } from "../versions.ts";

/** Path of a source's page, relative to the site. */
export function sourceDocument(version: Version, id: string): string {
  return `${version.docs}/generated/ingestion/sources/${id}.md`;
}

/** Path of the page with the capabilities of all sources, relative to the site. */
export function capabilityDocument(version: Version): string {
  return `${version.docs}/generated/ingestion/source-capabilities.md`;
}

/** Site path of the JSON schema of a module's recipes. */
export function schemaPath(version: Version, type: string): string {
  return `/schemas/${version.data.replace("data/", "")}/${type}.json`;
}
