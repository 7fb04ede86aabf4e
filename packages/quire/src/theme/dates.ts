/**
 * A date for readers, independent of the machine's time zone: `2025-11-05` → `November 5, 2025`.
 *
 * @param iso ISO date or date-time; what does not parse is given back unchanged.
 */
export function formatDate(iso: string, locale = "en"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    formats.set(locale, format);
  }
  return format.format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();
