import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writePaced } from "./paced.ts";

const page = { pathname: "/integrations" };

let now = 0;

beforeEach(() => {
  // Each test begins long after the one before.
  now += 100_000;
  vi.useFakeTimers({ now });
  vi.stubGlobal("location", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.pathname = "/integrations";
});

it("writes the first of several changes at once, and of those that follow only the last", () => {
  const written: string[] = [];
  for (const query of ["s", "sn", "sno", "snow"]) writePaced(() => written.push(query));
  expect(written).toEqual(["s"]);
  vi.runAllTimers();
  expect(written).toEqual(["s", "snow"]);
});

it("stays below a hundred changes in 30 seconds while a key is held", () => {
  let count = 0;
  for (let time = 0; time < 30_000; time += 30) {
    writePaced(() => count++);
    vi.advanceTimersByTime(30);
  }
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(100);
});

it("writes what cannot wait now, and nothing older after it", () => {
  const written: string[] = [];
  writePaced(() => written.push("s"));
  writePaced(() => written.push("sn"));
  writePaced(() => written.push("kind"), true);
  vi.runAllTimers();
  expect(written).toEqual(["s", "kind"]);
});

it("writes nothing to another page", () => {
  const written: string[] = [];
  writePaced(() => written.push("s"));
  writePaced(() => written.push("sn"));
  page.pathname = "/docs";
  vi.runAllTimers();
  expect(written).toEqual(["s"]);
});
