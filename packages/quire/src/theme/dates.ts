/**
 * A date for readers, independent of the machine's time zone: `2025-11-05` → `November 5, 2025`.
 *
 * @param iso ISO date or date-time; what does not parse is given back unchanged.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}

const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
