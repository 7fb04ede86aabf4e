import { createContext, useContext } from "react";
import type { Config } from "../config/schema.ts";

const ENGLISH = "en";

type Locale = Pick<Config["locale"], "code" | "calendar">;

/** Language and calendar that dates are shown in; the page's renderer provides those of the site. */
export const DateLocale = createContext<Locale>({ code: ENGLISH, calendar: "gregory" });

/** A function that writes dates for readers of the site; see `formatDate`. */
export function useDate(): (iso: string) => string {
  const locale = useContext(DateLocale);
  return (iso) => formatDate(iso, locale);
}

/**
 * A date for readers, independent of the machine's time zone: `2025-11-05` → `November 5, 2025`.
 *
 * @param iso ISO date or date-time; what does not parse is given back unchanged.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatFor(locale).format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a thousand times. */
function formatFor({ code, calendar }: Locale): Intl.DateTimeFormat {
  const key = `${code} ${calendar}`;
  const format = formats.get(key) ?? formatOf(code, calendar);
  formats.set(key, format);
  return format;
}

function formatOf(code: string, calendar: string): Intl.DateTimeFormat {
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  try {
    // Docusaurus takes `pt_BR`, too.
    return new Intl.DateTimeFormat(code.replaceAll("_", "-"), { ...style, calendar });
  } catch {
    // A code that is no language tag.
    return new Intl.DateTimeFormat(ENGLISH, style);
  }
}
