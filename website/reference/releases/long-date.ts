const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Format a date such as `2025-05-15` as `15 May 2025`. */
export function longDate(day: string): string {
  return format.format(new Date(day));
}
