import { expect, test } from "vitest";
import { clausesOf, questionAlone, questionsIn } from "./clauses.ts";

test("a text is parted into the questions that it asks", () => {
  expect(questionsIn("What is a sail and how do I set one?")).toEqual([
    "What is a sail",
    "how do I set one?",
  ]);
  expect(questionsIn("Which boats are there? Does a ferry count?")).toEqual([
    "Which boats are there",
    "Does a ferry count?",
  ]);
  expect(questionsIn("How do I moor, and what must I pay?")).toEqual(["How do I moor", "what must I pay?"]);
});

test("what asks one thing stays whole", () => {
  for (const text of [
    "How do I set a sail and hoist it?",
    "What is the difference between what we say and what we do?",
    "the anchor and how it holds",
    "Why? How?",
    "",
  ])
    expect(questionsIn(text)).toEqual([text]);
});

test("a message is parted into what it says", () => {
  expect(clausesOf("ERROR: for boat Cannot start engine boat: tank already empty")).toEqual([
    "for boat Cannot start engine boat",
    "tank already empty",
  ]);
  expect(clausesOf('{"class":"org.boat.Leak","message":"Water came in.","status":403}')).toEqual([
    "Water came in.",
  ]);
  expect(clausesOf("org.boat.common.errors.TankTooSmallException")).toEqual(["TankTooSmallException"]);
  expect(clausesOf("rules for the crew, e.g. everyone must sleep")).toEqual(["rules for the crew"]);
});

test("questions and words alone are not parted", () => {
  expect(clausesOf("How do I sail: by day or by night?")).toEqual([]);
  expect(clausesOf("set a sail")).toEqual([]);
  expect(clausesOf("")).toEqual([]);
});

test("a question may stand among sentences that ask nothing", () => {
  const of = (question: string, refers = false) => ({ question, refers });
  expect(questionAlone("We have had boats for years. Can I moor two boats? They are old.")).toEqual(
    of("Can I moor two boats?"),
  );
  expect(questionAlone("The boat is wet. How do I dry it?")).toEqual(of("How do I dry it?", true));
  for (const text of [
    "Can I moor a boat?",
    "What is a boat? How do I moor one?",
    "The boat is wet. It leaks.",
  ])
    expect(questionAlone(text)).toBeUndefined();
});
