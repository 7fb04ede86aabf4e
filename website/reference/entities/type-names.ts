/** Names that a type of the model is made of, without those of a union's members: `array[Owner]` gives array, Owner. */
export function namesIn(type: string): string[] {
  return type.match(/[A-Za-z]\w*(?!\w*:)/g) ?? [];
}
