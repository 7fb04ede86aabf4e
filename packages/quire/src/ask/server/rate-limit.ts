/** Maximum number of addresses to keep track of; the oldest is dropped first. */
const MAX_ADDRESSES = 10_000;
const MINUTE = 60_000;

/**
 * Limit the questions of each address per minute.
 *
 * @param perMinute how many are allowed
 * @param now clock in milliseconds, replaceable in tests
 * @returns a function that says whether an address may ask once more, and counts that question
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  const asked = new Map<string, number[]>();
  return (address) => {
    const time = now();
    const recent = (asked.get(address) ?? []).filter((at) => time - at < MINUTE);
    if (recent.length >= perMinute) return false;
    asked.delete(address);
    asked.set(address, [...recent, time]);
    if (asked.size > MAX_ADDRESSES) asked.delete(asked.keys().next().value!);
    return true;
  };
}
