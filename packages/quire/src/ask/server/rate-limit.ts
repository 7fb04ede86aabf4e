/** Addresses that are remembered at most; the oldest is forgotten first. */
const MOST = 10_000;
const MINUTE = 60_000;

/**
 * Counts what each address asks in a minute.
 *
 * @param perMinute questions that are let through
 * @param now milliseconds; another clock only in tests
 * @returns whether one more may pass; it is counted then
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  const asked = new Map<string, number[]>();
  return (address) => {
    const time = now();
    const recent = (asked.get(address) ?? []).filter((at) => time - at < MINUTE);
    if (recent.length >= perMinute) return false;
    asked.delete(address);
    asked.set(address, [...recent, time]);
    if (asked.size > MOST) asked.delete(asked.keys().next().value!);
    return true;
  };
}
