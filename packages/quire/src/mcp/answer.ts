import { z } from "zod";

/** What tools are that only read the site. */
export const readOnly = { readOnlyHint: true, openWorldHint: false };

/** The answer of a tool: text for models, and the same as structured data for programs. */
export function answer<Data extends Record<string, unknown>>(text: string, structuredContent: Data) {
  return { content: [{ type: "text" as const, text }], structuredContent };
}

/** @throws Error when the offset is beyond the end of a non-empty list */
export function checkOffset(offset: number, total: number): void {
  if (total > 0 && offset >= total)
    throw new Error(`There are ${total}; the offset ${offset} is past the end.`);
}

/** Schema of the extent of a list of which a part is given: its length, and where the next part begins, if any. */
export const extentSchema = { total: z.number(), nextOffset: z.number().optional() };

type Extent = z.infer<z.ZodObject<typeof extentSchema>>;

/** The extent of a list, from a part of it. */
export function extentOf(offset: number, length: number, total: number): Extent {
  const next = offset + length;
  return { total, ...(length > 0 && next < total && { nextOffset: next }) };
}

/**
 * A page of a list, and the extent of the list.
 *
 * @throws Error when the offset is beyond the end of a non-empty list
 */
export function pageOf<Item>(
  all: readonly Item[],
  offset: number,
  limit: number,
): { items: Item[]; extent: Extent } {
  checkOffset(offset, all.length);
  const items = all.slice(offset, offset + limit);
  return { items, extent: extentOf(offset, items.length, all.length) };
}

/** A line that says how to get the rest; none at the end. */
export function moreLine({ nextOffset, total }: Extent): string {
  return nextOffset === undefined
    ? ""
    : `\n\n(${nextOffset} of ${total}; continue with offset ${nextOffset}.)`;
}
