/** Something wrong in a sample or document, with the line inside it; the first is 1. */
export interface Fault {
  line: number;
  message: string;
}

/** The line of a text that a place in it stands on; the first is 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
