import type { IncomingMessage } from "node:http";

const local = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a request comes from a program or a page on this computer: a foreign page whose host name points here
 * (DNS rebinding) is recognised by `Host` or `Origin`.
 */
export function isLocalRequest({ headers: { host, origin } }: IncomingMessage): boolean {
  const named = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) && local.test(new URL(address).hostname);
  return named(`http://${host}`) && (origin === undefined || named(origin));
}
