import { z } from "zod";
import { jsonError } from "../base/json-error.ts";

/**
 * Values by name, for components. They are posted between threads and written into pages, so only what JSON has is
 * kept: functions are left out, and dates are text.
 *
 * @param setting name of the setting, for messages
 */
export function plainData<T extends z.ZodType>(setting: string, value: T) {
  return z
    .record(z.string(), value)
    .refine((written) => jsonError(written) === undefined, {
      error: ({ input }) => `\`${setting}\` cannot be written as JSON: ${jsonError(input)}.`,
      params: { hint: "Use plain values that do not contain themselves." },
    })
    .transform((written): typeof written => JSON.parse(JSON.stringify(written)))
    .prefault({});
}
