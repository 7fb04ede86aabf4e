import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { SearchClient, SearchHit, SearchResult } from "../api.ts";
import { createQueryRunner, type ResultView } from "./query-runner.ts";

afterEach(() => vi.restoreAllMocks());

const hit = (title: string): SearchHit => ({
  path: `/${title}`,
  title: { text: title, matches: [] },
  kind: "guide",
  context: [],
  version: "",
  sections: [],
  score: 1,
});

function resultOf(query: string, complete = true): SearchResult {
  return { query, hits: [hit(query)], count: 1, kinds: {}, droppedWords: [], corrected: [], complete };
}

/** A client whose answers the test gives. */
function fakeClient() {
  const asked: { query: string; answer: (result: SearchResult) => void; fail: () => void }[] = [];
  const listeners: (() => void)[] = [];
  const client = {
    load: () => {},
    search: (query: string) =>
      new Promise<SearchResult>((resolve, reject) => {
        asked.push({ query, answer: resolve, fail: () => reject(new Error("away")) });
      }),
    excerpts: async (_: string, hits: readonly SearchHit[]) => hits.map((found) => ({ ...found, score: 2 })),
    onReady: (listener: () => void) => {
      listeners.push(listener);
      return () => listeners.splice(listeners.indexOf(listener), 1);
    },
    opened: () => {},
  } satisfies SearchClient;
  const complete = () => {
    for (const listener of listeners) listener();
  };
  return { client, asked, complete };
}

/** A view that notes what it is told. */
function noted() {
  const told: { status: string; query?: string; score?: number; settled?: boolean }[] = [];
  const view: ResultView = {
    begin: () => told.push({ status: "begin" }),
    found: ({ query }, [first], settled) =>
      told.push({ status: "found", query, score: first!.score, settled }),
    nothing: ({ query }) => told.push({ status: "nothing", query }),
    failed: (reason) => told.push({ status: `failed: ${reason}` }),
    wait: () => told.push({ status: "wait" }),
  };
  return { told, view };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("shows an answer at once, and again with its excerpts", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  createQueryRunner(client, view).run("urn", {});
  asked[0]!.answer(resultOf("urn"));
  await settled();
  expect(told).toEqual([
    { status: "found", query: "urn", score: 1, settled: false },
    { status: "found", query: "urn", score: 2, settled: true },
  ]);
});

it("shows no excerpts of what is no longer asked", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  let give: (hits: SearchHit[]) => void = () => {};
  const late = new Promise<SearchHit[]>((resolve) => {
    give = resolve;
  });
  const runner = createQueryRunner({ ...client, excerpts: () => late }, view);
  runner.run("urn", {});
  asked[0]!.answer(resultOf("urn"));
  await settled();
  runner.stop();
  give([hit("urn")]);
  await settled();
  expect(told.map(({ settled }) => settled)).toEqual([false]);
});

it("says once that nothing was found", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  createQueryRunner(client, view).run("urn", {});
  asked[0]!.answer({ ...resultOf("urn"), hits: [] });
  await settled();
  expect(told).toEqual([{ status: "nothing", query: "urn" }]);
});

it("asks one at a time, and of those that came meanwhile only the newest", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  const runner = createQueryRunner(client, view);
  for (const query of ["u", "ur", "urn"]) runner.run(query, {});
  expect(asked.map(({ query }) => query)).toEqual(["u"]);
  asked[0]!.answer(resultOf("u"));
  await settled();
  expect(asked.map(({ query }) => query)).toEqual(["u", "urn"]);
  expect(told).toEqual([]);
  asked[1]!.answer(resultOf("urn"));
  await settled();
  expect(told.map(({ query }) => query)).toEqual(["urn", "urn"]);
});

it("asks again when the whole index is there, if the answer came from a part", async () => {
  const { client, asked, complete } = fakeClient();
  createQueryRunner(client, noted().view).run("urn", {});
  asked[0]!.answer(resultOf("urn", false));
  await settled();
  complete();
  expect(asked).toHaveLength(2);
  asked[1]!.answer(resultOf("urn"));
  await settled();
  complete();
  expect(asked).toHaveLength(2);
});

it("says that it failed, and can be told to try again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  const runner = createQueryRunner(client, view);
  runner.run("urn", {});
  asked[0]!.fail();
  await settled();
  expect(told).toEqual([{ status: "failed: network" }]);
  runner.again();
  asked[1]!.answer(resultOf("urn"));
  await settled();
  expect(told.at(-1)?.status).toBe("found");
});

it("shows nothing more once it is stopped", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  const runner = createQueryRunner(client, view);
  runner.run("urn", {});
  runner.stop();
  asked[0]!.answer(resultOf("urn"));
  await settled();
  expect(told).toEqual([]);
});

it("says once that an answer takes its time, however much is typed meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client, asked } = fakeClient();
  const wait = vi.fn();
  const runner = createQueryRunner(client, { ...noted().view, wait });
  runner.run("u", {});
  await vi.advanceTimersByTimeAsync(150);
  runner.run("urn", {});
  await vi.advanceTimersByTimeAsync(49);
  expect(wait).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(wait).toHaveBeenCalledTimes(1);
  asked[0]!.answer(resultOf("u"));
  await vi.advanceTimersByTimeAsync(0);
  asked[1]!.answer(resultOf("urn"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(wait).toHaveBeenCalledTimes(1);
  for (const query of ["l", "li"]) runner.run(query, {});
  asked[2]!.answer(resultOf("l"));
  await vi.advanceTimersByTimeAsync(0);
  asked[3]!.answer(resultOf("li"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(wait).toHaveBeenCalledTimes(1);
});

it("shows the starting points for an empty query, and drops the one before", async () => {
  const { client, asked } = fakeClient();
  const { told, view } = noted();
  const runner = createQueryRunner(client, view);
  runner.run("urn", {});
  runner.run("", {});
  asked[0]!.answer(resultOf("urn"));
  await settled();
  expect(told).toEqual([{ status: "begin" }]);
  expect(asked).toHaveLength(1);
});

it("hears no more of the index once it is closed", async () => {
  const { client, asked, complete } = fakeClient();
  const runner = createQueryRunner(client, noted().view);
  runner.run("urn", {});
  asked[0]!.answer(resultOf("urn", false));
  await settled();
  runner.close();
  complete();
  expect(asked).toHaveLength(1);
});
