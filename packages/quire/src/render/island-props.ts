import { QuireError } from "../base/problem.ts";

/**
 * Serialise the properties of an island for the browser as JSON; undefined if there are none.
 *
 * @param module file of the island, for reporting problems
 * @throws QuireError `island-props` for values that JSON does not preserve: functions, elements, dates, infinity
 */
export function islandProps(props: Record<string, unknown>, module: string): string | undefined {
  const json = JSON.stringify(props, function (this: Record<string, unknown>, key, value) {
    // `this[key]` is the original value, before `toJSON`.
    if (!isPlainData(this[key])) {
      throw new QuireError({
        code: "island-props",
        severity: "error",
        message: `The prop \`${key || "given"}\` of an island cannot be sent to the browser. Only JSON values and children can.`,
        file: module,
        hint: "Pass plain data, or move the code that makes the value to the module of the island.",
      });
    }
    return value;
  });
  return json === "{}" ? undefined : json;
}

/** Whether JSON preserves a value, regardless of those inside it: not so for dates and maps, nor for infinity. */
function isPlainData(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null)
    return typeof value !== "function" && typeof value !== "symbol" && typeof value !== "bigint";
  const prototype = Object.getPrototypeOf(value);
  return (
    Array.isArray(value) || ((prototype === Object.prototype || prototype === null) && !("$$typeof" in value))
  );
}
