import { expect, it } from "vitest";
import { oncePer } from "./once-per.ts";

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
