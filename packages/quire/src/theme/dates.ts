import { createContext, useContext } from "react";
import type { Config } from "../config/schema.ts";

const ENGLISH = "en";

type Locale = Pick<Config["locale"], "code" | "calendar">;

/** Language and calendar for dates; set by the renderer from the site's settings. */
export const DateLocale = createContext<Locale>({ code: ENGLISH, calendar: "gregory" });

/** Returns `formatDate` for the current locale. */
export function useDate(): (iso: string) => string {
  const locale = useContext(DateLocale);
  return (iso) => formatDate(iso, locale);
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
