import { expect, it } from "vitest";
import { oncePer, oncePerText } from "./once-per.ts";

it("calls a function once for each object, whatever it returns", () => {
  const asked: object[] = [];
  const answers = oncePer((key: { answer?: string }) => {
    asked.push(key);
    return key.answer;
  });
  const [silent, other] = [{}, { answer: "Yes." }];
  expect([silent, other, silent, other].map(answers)).toEqual([undefined, "Yes.", undefined, "Yes."]);
  expect(asked).toEqual([silent, other]);
});

it("calls a function once for each text, whatever it returns", () => {
  const asked: string[] = [];
  const answers = oncePerText((text) => {
    asked.push(text);
    return text === "a" ? undefined : text;
  });
  expect(["a", "b", "a", "b"].map(answers)).toEqual([undefined, "b", undefined, "b"]);
  expect(asked).toEqual(["a", "b"]);
});
