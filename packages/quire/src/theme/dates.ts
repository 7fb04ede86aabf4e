import type { Config } from "../config/schema.ts";
import { factsIfAny } from "../render/site-facts.ts";

const ENGLISH = "en";

type Locale = Pick<Config["locale"], "code" | "calendar">;

/** Format a date as `formatDate` does, in the language and calendar of the site; also in the browser. */
export function siteDate(iso: string): string {
  return formatDate(iso, factsIfAny()?.config.locale ?? { code: ENGLISH, calendar: "gregory" });
}

/**
 * Format a date for readers, independently of the machine's time zone: `2025-11-05` → `November 5, 2025`.
 *
 * @param iso ISO date or date-time; anything else is returned unchanged
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatFor(locale).format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, as creating a formatter takes a thousand times longer than using it. */
function formatFor({ code, calendar }: Locale): Intl.DateTimeFormat {
  const key = `${code} ${calendar}`;
  const format = formats.get(key) ?? formatOf(code, calendar);
  formats.set(key, format);
  return format;
}

function formatOf(code: string, calendar: string): Intl.DateTimeFormat {
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  try {
    // Docusaurus also accepts `pt_BR`.
    return new Intl.DateTimeFormat(code.replaceAll("_", "-"), { ...style, calendar });
  } catch {
    // The code is not a valid language tag.
    return new Intl.DateTimeFormat(ENGLISH, style);
  }
}
