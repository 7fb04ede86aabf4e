/** What a tool answers: text for models, and the same as data for programs. */
export function answer<Data extends Record<string, unknown>>(text: string, structuredContent: Data) {
  return { content: [{ type: "text" as const, text }], structuredContent };
}

/** @throws Error when a list that is not empty is asked for what stands behind its end */
export function checkOffset(offset: number, total: number): void {
  if (total > 0 && offset >= total)
    throw new Error(`There are ${total}; the offset ${offset} is behind the end.`);
}

/**
 * A part of a list, and where the next begins.
 *
 * @throws Error when the list has an end, and the part would begin behind it
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

/** The line that says that there is more. */
export function moreLine(nextOffset: number | undefined, total: number): string {
  return nextOffset === undefined ? "" : `\n\n(${nextOffset} of ${total}; go on with offset ${nextOffset}.)`;
}
