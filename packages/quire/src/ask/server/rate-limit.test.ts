import { expect, it } from "vitest";
import { rateLimit } from "./rate-limit.ts";

it("lets so many of one address pass in a minute", () => {
  let time = 0;
  const mayPass = rateLimit(2, () => time);
  expect([mayPass("a"), mayPass("a"), mayPass("a"), mayPass("b")]).toEqual([true, true, false, true]);
  time = 60_001;
  expect(mayPass("a")).toBe(true);
});

it("forgets which of very many addresses asked longest ago", () => {
  const mayPass = rateLimit(2, () => 0);
  const asking = ["first", "last", "last", "first", ...Array(9_999).keys()];
  expect(asking.filter((address) => !mayPass(`${address}`))).toEqual([]);
  expect([mayPass("first"), mayPass("last")]).toEqual([false, true]);
});

it("counts IPv6 addresses by network, which has more of them than anyone could count", () => {
  const mayPass = rateLimit(1, () => 0);
  expect(mayPass("2001:db8:1:2:3:4:5:6")).toBe(true);
  for (const same of ["2001:db8:1:2::7", "2001:0DB8:1:02:ffff::", "2001:db8:1:2:3:4:5:7%eth0"])
    expect([same, mayPass(same)]).toEqual([same, false]);
  for (const other of ["2001:db8:1:3::7", "2001:db8::1", "::1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"])
    expect([other, mayPass(other)]).toEqual([other, true]);
  expect([mayPass("2001:db8::2"), mayPass("::2"), mayPass("::ffff:192.0.2.1")]).toEqual([
    false,
    false,
    false,
  ]);
});
