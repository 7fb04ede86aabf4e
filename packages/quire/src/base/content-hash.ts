import { hash } from "node:crypto";

/** Hex digest of some content, 24 characters: short enough to store thousands, long enough to never collide. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "hex").slice(0, 24);
}

/** Hash of several strings, with separators. */
export function hashOf(...parts: readonly (string | undefined)[]): string {
  return contentHash(parts.map((part) => part ?? "\u0000").join("\u0001"));
}
