import type { SearchVersion } from "./api.ts";
import { DamagedIndex } from "./bytes.ts";
import type { SynonymGroup } from "./synonyms.ts";

/** Site path of the manifest, the only file of the index whose name does not contain a hash. */
export const MANIFEST = "/search-index.json";

/** The files of an index, and what all versions share. */
export interface Manifest {
  /** Hash of the whole index. */
  build: string;
  /** Name of the site. */
  name?: string;
  versions: (SearchVersion & {
    /** Names of its two files. */
    first: string;
    second: string;
  })[];
  synonyms: SynonymGroup[];
}

/** Site path of a file of the index, by its name. */
export function filePath(name: string): string {
  return `/assets/search/${name}.bin`;
}

/**
 * Parse a manifest.
 *
 * @throws DamagedIndex
 */
export function readManifest(text: string): Manifest {
  let value: Partial<Manifest> | null;
  try {
    value = JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw new DamagedIndex("The search manifest is no JSON.");
  }
  if (!value || typeof value.build !== "string" || !Array.isArray(value.versions))
    throw new DamagedIndex("The search manifest is not whole.");
  const { build, name, versions, synonyms = [] } = value;
  return { build, ...(typeof name === "string" && { name }), versions, synonyms };
}
