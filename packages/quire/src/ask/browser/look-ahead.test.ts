import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, AskRequest } from "../answer.ts";
import { createLookAhead } from "./look-ahead.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A look-ahead whose answers name their question, and the requests made so far; those to fail come first. */
function lookAhead({ failures = 0 } = {}) {
  const requests: AskRequest[] = [];
  const ahead = createLookAhead(async (request) => {
    requests.push(request);
    if (requests.length <= failures) throw new Error("There is no network.");
    return { question: request.question } as Answer;
  });
  const type = (question: string) => ahead.typed(() => ({ question }));
  return { ahead, requests, type };
}

it("looks a question up once when typing pauses, and has the answer when it is asked", async () => {
  const { ahead, requests, type } = lookAhead();
  for (const question of ["how do", "how do I", "how do I dock"]) {
    type(question);
    vi.advanceTimersByTime(150);
  }
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(requests).toEqual([{ question: "how do I dock" }]);
  expect(await ahead.answer({ question: "how do I dock" })).toEqual({ question: "how do I dock" });
  expect(requests.length).toBe(1);
});

it("answers anew what was not looked up, differs from it, or was answered already", async () => {
  const { ahead, requests, type } = lookAhead();
  type("how do I");
  vi.advanceTimersByTime(1000);
  await ahead.answer({ question: "how do I dock" });
  type("how long");
  vi.advanceTimersByTime(1000);
  await ahead.answer({ question: "how long", versions: ["1.0"] });
  type("how far");
  vi.advanceTimersByTime(1000);
  await ahead.answer({ question: "how far" });
  await ahead.answer({ question: "how far" });
  expect(requests.map(({ question }) => question)).toEqual([
    "how do I",
    "how do I dock",
    "how long",
    "how long",
    "how far",
    "how far",
  ]);
});

it("looks nothing up after the question was asked, and no single word", async () => {
  const { ahead, requests, type } = lookAhead();
  type("tides");
  vi.advanceTimersByTime(1000);
  expect(requests).toEqual([]);
  type("when is low tide");
  await ahead.answer({ question: "when is low tide" });
  vi.advanceTimersByTime(1000);
  expect(requests.length).toBe(1);
});

it("asks again when looking up failed", async () => {
  const { ahead, requests, type } = lookAhead({ failures: 1 });
  type("how do I dock");
  vi.advanceTimersByTime(1000);
  expect(await ahead.answer({ question: "how do I dock" })).toEqual({ question: "how do I dock" });
  expect(requests.length).toBe(2);
});
