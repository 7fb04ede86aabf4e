/** A value in a recipe. */
export type RecipeValue = string | number | boolean | null | RecipeValue[] | { [name: string]: RecipeValue };

/** Format a value as block-style YAML. Strings are quoted where they would otherwise be misread. */
export function writeYaml(value: RecipeValue, indent = ""): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return " []\n";
    return `\n${value.map((item) => `${indent}- ${nested(item, `${indent}  `)}`).join("")}`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return " {}\n";
    return `\n${entries.map(([name, inner]) => `${indent}${scalar(name)}:${writeYaml(inner, `${indent}  `)}`).join("")}`;
  }
  return ` ${scalar(value)}\n`;
}

/** A list item: its first line follows the dash. */
function nested(item: RecipeValue, indent: string): string {
  return writeYaml(item, indent).replace(/^\n? */, "");
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  const plain =
    /^(?:[A-Za-z_/]|\.\.?\/)[\w ./@-]*$/.test(value) &&
    !/\s$/.test(value) &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return plain ? value : JSON.stringify(value);
}
