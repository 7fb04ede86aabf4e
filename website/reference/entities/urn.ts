/** The parts of a URN's key: a single one, or those between brackets, which may be nested. */
export function partsOf(urn: string): string[] {
  const id = urn.split(":").slice(3).join(":");
  if (!id.startsWith("(") || !id.endsWith(")")) return [id];
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of id.slice(1, -1)) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part];
}
