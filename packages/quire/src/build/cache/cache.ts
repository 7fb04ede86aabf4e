import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import { writeWhole } from "../../base/write-whole.ts";
import { engineHash } from "./engine-hash.ts";

/** The maker of entries that any version of the engine may use. */
export const ANY_ENGINE = "any";

/**
 * Read a value from the cache. Undefined if the entry is missing, truncated or altered, or has another maker: each one
 * includes a hash of its content and its maker, which is this version of the engine and Node unless said otherwise.
 */
export function readEntry<T>(file: string, maker = engineHash()): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const end = text.indexOf("\n");
  const payload = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== entryHash(payload, maker)) return undefined;
  return JSON.parse(payload) as T;
}

/** Write a JSON value to the cache. */
export function writeEntry(file: string, value: unknown, maker = engineHash()): void {
  const payload = JSON.stringify(value);
  writeWhole(file, `${entryHash(payload, maker)}\n${payload}`);
}

/** Read a packed value from the cache; undefined as for `readEntry`. */
export function readPacked<T>(file: string): T | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  return unpack(bytes);
}

/** Write a value to the cache, packed: faster than as JSON, and typed arrays stay what they are. */
export function writePacked(file: string, value: unknown): void {
  writeWhole(file, pack(value));
}

/** Length of the hash before a packed value. */
const HASH = 24;

/** A value of plain data and typed arrays as bytes, which include their hash. */
export function pack(value: unknown): Buffer {
  const payload = serialize(value);
  return Buffer.concat([Buffer.from(entryHash(payload)), payload]);
}

/** The value of such bytes; undefined if they are not as this version of the engine and Node has made them. */
export function unpack<T>(bytes: Buffer): T | undefined {
  const payload = bytes.subarray(HASH);
  return bytes.toString("latin1", 0, HASH) === entryHash(payload) ? (deserialize(payload) as T) : undefined;
}

const entryHash = (payload: string | Uint8Array, maker = engineHash()) => hashOf(maker, contentHash(payload));
