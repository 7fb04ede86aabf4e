/**
 * Names that a type of the model consists of, without the field names of a union: `array[Owner]` gives array,
 * Owner.
 */
export function namesIn(type: string): string[] {
  return type.match(/[A-Za-z]\w*(?!\w*:)/g) ?? [];
}
