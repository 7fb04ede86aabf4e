import { isIPv6 } from "node:net";

/** Maximum number of addresses to keep track of; the oldest is dropped first. */
const MAX_ADDRESSES = 10_000;
const MINUTE = 60_000;

/**
 * Limit the questions of each address per minute. IPv6 addresses count by network, as each customer of a provider
 * has a whole one to choose from.
 *
 * @param perMinute how many are allowed
 * @param now clock in milliseconds, replaceable in tests
 * @returns a function that says whether an address may ask once more, and counts that question
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  const asked = new Map<string, number[]>();
  return (given) => {
    const address = networkOf(given);
    const time = now();
    const recent = (asked.get(address) ?? []).filter((at) => time - at < MINUTE);
    if (recent.length >= perMinute) return false;
    asked.delete(address);
    asked.set(address, [...recent, time]);
    if (asked.size > MAX_ADDRESSES) asked.delete(asked.keys().next().value!);
    return true;
  };
}

/** The first 64 bits of an IPv6 address; any other text is returned unchanged. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
