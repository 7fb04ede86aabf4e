import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { isLocalRequest } from "./listen.ts";

const isLocal = (host?: string, origin?: string) =>
  isLocalRequest({ headers: { host, origin } } as IncomingMessage);

it.each(["localhost", "localhost:3000", "LOCALHOST", "docs.localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "a request for %s is local",
  (host) => {
    expect(isLocal(host)).toBe(true);
    expect(isLocal(host, `http://${host}`)).toBe(true);
    expect(isLocal(host, "https://evil.example")).toBe(false);
    expect(isLocal(host, "null")).toBe(false);
  },
);

it.each([
  "evil.example",
  "localhost.evil.example:3000",
  "evillocalhost",
  "localhost@evil.example",
  "",
  undefined,
])("a request for %s is foreign", (host) => expect(isLocal(host)).toBe(false));
