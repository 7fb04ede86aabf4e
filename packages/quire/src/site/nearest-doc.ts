import { nearest } from "../base/nearest.ts";

/** Find the document that was most likely meant by an id, which may be written as the path of its file. */
export function nearestDoc(id: string, known: Iterable<string>): string | undefined {
  return nearest(id.replace(/^(?:\.?\/)+|\.mdx?$/g, ""), known);
}
