type ClassValue =
  | ClassValue[]
  | Record<string, unknown>
  | string
  | number
  | bigint
  | null
  | boolean
  | undefined;

/** `clsx`, for sites that import it without installing it: joins the truthy names with spaces. */
export function clsx(...values: ClassValue[]): string {
  return values.map(nameOf).filter(Boolean).join(" ");
}

export default clsx;

function nameOf(value: ClassValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return value ? String(value) : "";
  if (Array.isArray(value)) return clsx(...value);
  if (typeof value !== "object" || value === null) return "";
  return Object.keys(value)
    .filter((name) => value[name])
    .join(" ");
}
