/**
 * Normalise a date: `YYYY-MM-DD`, or with a time of day `YYYY-MM-DDTHH:MM:SS.sssZ`. A time without a zone is
 * taken as UTC, so that builds are the same everywhere. Undefined if it is not a date.
 */
export function normalizeDate(written: string): string | undefined {
  const text = written.trim();
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+(.+))?$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const date = `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  // JavaScript turns 30 February into 1 March, which is not what the author meant.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return undefined;
  if (time === undefined) return date;
  const clock = /^(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i.exec(time.trim());
  if (!clock) return undefined;
  const [, hour, minute, second, zone] = clock;
  const moment = new Date(`${date}T${hour!.padStart(2, "0")}:${minute}${second ?? ":00"}${fullZone(zone)}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso;
}

function fullZone(zone: string | undefined): string {
  if (!zone || zone.toUpperCase() === "Z") return "Z";
  const digits = zone.slice(1).replace(":", "");
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits;
  const minutes = digits.length > 2 ? digits.slice(-2) : "00";
  return `${zone[0]}${hours.padStart(2, "0")}:${minutes}`;
}
