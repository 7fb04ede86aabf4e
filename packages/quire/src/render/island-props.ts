import { QuireError } from "../problem.ts";

/**
 * The properties of an island as JSON, to be sent to the browser; undefined where there are none.
 *
 * @param module file of the island, for problems
 * @throws QuireError `island-props` for what would not be the same there: functions, elements, dates
 */
export function islandProps(props: Record<string, unknown>, module: string): string | undefined {
  const json = JSON.stringify(props, function (this: Record<string, unknown>, key, value) {
    // The value itself, not what its `toJSON` made of it.
    if (!isPlainData(this[key])) {
      throw new QuireError({
        code: "island-props",
        severity: "error",
        message: `The property ${key || "given"} of an island cannot be sent to the browser: only JSON values and children can.`,
        file: module,
        hint: "Pass plain data, or move what makes the value into the island's own module.",
      });
    }
    return value;
  });
  return json === "{}" ? undefined : json;
}

/** Whether a value, those inside it left aside, is the same once it went through JSON: dates and maps are not. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null)
    return typeof value !== "function" && typeof value !== "symbol" && typeof value !== "bigint";
  const prototype = Object.getPrototypeOf(value);
  return (
    Array.isArray(value) || ((prototype === Object.prototype || prototype === null) && !("$$typeof" in value))
  );
}
