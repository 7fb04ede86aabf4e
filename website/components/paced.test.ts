import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropWaiting, writeAtOnce, writePaced } from "./paced.ts";

const page = { pathname: "/integrations" };
const events = new EventTarget();

let now = 0;

beforeEach(() => {
  // Each test begins long after the one before.
  now += 100_000;
  vi.useFakeTimers({ now });
  vi.stubGlobal("location", page);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
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

it("writes what waits before what cannot, and before a click is answered, each once", () => {
  const written: string[] = [];
  for (const query of ["s", "sn"]) writePaced(() => written.push(query));
  writeAtOnce(() => written.push("kind"));
  writePaced(() => written.push("sno"));
  events.dispatchEvent(new Event("click"));
  expect(written).toEqual(["s", "sn", "kind", "sno"]);
  events.dispatchEvent(new Event("click"));
  vi.runAllTimers();
  expect(written).toHaveLength(4);
});

it("does not write what was dropped", () => {
  const written: string[] = [];
  for (const query of ["s", "sn"]) writePaced(() => written.push(query));
  dropWaiting();
  events.dispatchEvent(new Event("click"));
  vi.runAllTimers();
  expect(written).toEqual(["s"]);
});

it("writes nothing to another page", () => {
  const written: string[] = [];
  writePaced(() => written.push("s"));
  writePaced(() => written.push("sn"));
  page.pathname = "/docs";
  vi.runAllTimers();
  expect(written).toEqual(["s"]);
});
