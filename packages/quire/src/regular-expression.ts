/** Whether a text is the source of a valid regular expression. */
export function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
