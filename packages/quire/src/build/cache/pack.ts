import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { pack, unpack } from "./cache.ts";

/** Location of an entry: name of the pack, offset and length in bytes. */
export interface PackLocation {
  pack: string;
  offset: number;
  length: number;
}

/**
 * A store for thousands of values, many to a file, as creating files is expensive. Each thread appends to a pack
 * of its own, so that no locking is needed.
 */
export interface Packs {
  /** Store a value of plain data. */
  append(value: unknown): PackLocation;
  /** The value at a location; undefined if it is missing, truncated or altered, as determined by its hash. */
  read<T>(location: PackLocation): T | undefined;
  /** Close the files; one that is needed again is opened again. */
  close(): void;
}

/** Open the packs in a folder, which need not exist yet. */
export function openPacks(folder: string): Packs {
  const name = `${Date.now().toString(36)}-${process.pid}-${threadId}.pack`;
  const open = new Map<string, number>();
  let end = 0;
  const descriptor = (pack: string, flags: string): number => {
    let file = open.get(pack);
    if (file === undefined) {
      file = openSync(path.join(folder, pack), flags);
      open.set(pack, file);
    }
    return file;
  };
  return {
    append(value) {
      if (end === 0) mkdirSync(folder, { recursive: true });
      const bytes = pack(value);
      writeSync(descriptor(name, "a+"), bytes);
      const location = { pack: name, offset: end, length: bytes.length };
      end += bytes.length;
      return location;
    },
    read<T>({ pack, offset, length }: PackLocation) {
      const bytes = Buffer.alloc(length);
      try {
        readSync(descriptor(pack, "r"), bytes, 0, length, offset);
      } catch {
        return undefined;
      }
      return unpack<T>(bytes);
    },
    close() {
      for (const file of open.values()) closeSync(file);
      open.clear();
    },
  };
}

/** If there are more packs than this, they are merged. */
const MAX_PACKS = 12;

/**
 * Remove packs without any wanted entry; if there are many packs, or most of their content is unwanted, merge the
 * rest into one.
 *
 * @param wanted locations in use; they are updated in place when their entries move
 */
export function tidyPacks(folder: string, wanted: Iterable<PackLocation>): void {
  const locations = [...wanted];
  const used = new Set(locations.map(({ pack }) => pack));
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names)
    if (!used.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  const present = names.filter((name) => used.has(name));
  const bytes = present.reduce((total, name) => total + statSync(path.join(folder, name)).size, 0);
  const live = locations.reduce((total, { length }) => total + length, 0);
  if (present.length <= MAX_PACKS && bytes <= 3 * live) return;

  const packs = openPacks(folder);
  for (const location of locations) {
    const value = packs.read(location);
    if (value !== undefined) Object.assign(location, packs.append(value));
  }
  packs.close();
  for (const name of present) rmSync(path.join(folder, name), { force: true });
}
