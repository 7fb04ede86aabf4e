/** A value as an author wrote it, short enough for a message: at most 60 characters of JSON. */
export function writtenValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
