import { expect, it } from "vitest";
import { bareQuestion } from "./bare-question.ts";

it("what readers say around a question is left out", () => {
  for (const around of [
    "Hi, I'm new here. How do I moor a boat? Thanks in advance!",
    "hello everyone! How do I moor a boat? Any help would be appreciated.",
    "Quick question: how do I moor a boat?",
    "Can you please tell me how do I moor a boat",
    "I would like to know how do I moor a boat, please",
    "Does anyone know how do I moor a boat?",
    "I don't understand how do I moor a boat",
    "so, how do I moor a boat?",
    "By the way, how do I moor a boat, can someone explain?",
  ])
    expect([around, bareQuestion(around).toLowerCase().replace("?", "")]).toEqual([
      around,
      "how do i moor a boat",
    ]);
});

it("what asks for steps asks how", () => {
  for (const text of [
    "Is there a way to moor a boat",
    "Is there any easy way to moor a boat",
    "What is the best way to moor a boat",
    "I want to moor a boat",
    "I'm trying to moor a boat, how does that work?",
    "We need to moor a boat",
    "I'd like to moor a boat",
    "I am looking for a way to moor a boat",
    "help me moor a boat",
    "how does one moor a boat",
  ])
    expect([text, bareQuestion(text)]).toEqual([text, "How do I moor a boat"]);
  expect(bareQuestion("Is it possible to moor a boat?")).toBe("Can I moor a boat?");
  expect(bareQuestion("I was wondering if I can moor a boat")).toBe("Can I moor a boat");
});

it("what says something stays", () => {
  for (const text of [
    "hello world action",
    "tell me about boats",
    "I want to know everything",
    "Can someone moor my boat?",
    "What is the way of a boat?",
    "Thanks",
    "how does that work?",
    "I need a boat to fish",
    "",
  ])
    expect(bareQuestion(text)).toBe(text);
});
