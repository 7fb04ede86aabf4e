/** A value for use in a message: JSON, at most 60 characters. */
export function writtenValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
