/** Format the path of a setting as in JavaScript: `theme.navbar.items[2].to`. */
export function settingPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      const name = String(key);
      if (!/^[\w$]+$/.test(name)) return `[${JSON.stringify(name)}]`;
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Format a value as in a configuration, shortened for a message. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value) return "an object";
  return String(value);
}
