/** The answer of a tool: text for models, and the same as structured data for programs. */
export function answer<Data extends Record<string, unknown>>(text: string, structuredContent: Data) {
  return { content: [{ type: "text" as const, text }], structuredContent };
}

/** @throws Error when the offset is beyond the end of a non-empty list */
export function checkOffset(offset: number, total: number): void {
  if (total > 0 && offset >= total)
    throw new Error(`There are ${total}; the offset ${offset} is past the end.`);
}

/**
 * A page of a list, with the offset of the next one.
 *
 * @throws Error when the offset is beyond the end of a non-empty list
 */
export function pageOf<Item>(
  items: readonly Item[],
  offset: number,
  limit: number,
): { items: Item[]; total: number; nextOffset?: number } {
  checkOffset(offset, items.length);
  const part = items.slice(offset, offset + limit);
  const next = offset + part.length;
  return {
    items: part,
    total: items.length,
    ...(part.length > 0 && next < items.length && { nextOffset: next }),
  };
}

/** A line that says how to get the rest; none at the end. */
export function moreLine(nextOffset: number | undefined, total: number): string {
  return nextOffset === undefined
    ? ""
    : `\n\n(${nextOffset} of ${total}; continue with offset ${nextOffset}.)`;
}
