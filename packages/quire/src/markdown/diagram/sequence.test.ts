import { expect, test } from "vitest";
import { plainSequence } from "./sequence.ts";

const linesOf = (...lines: string[]) =>
  plainSequence(["sequenceDiagram", ...lines].join("\n"))
    .split("\n")
    .slice(1);

test("messages keep names with spaces, and need no text", () => {
  expect(
    linesOf("Harbour master->>+B: Two #quot;ships#quot;", "B--)Harbour master:", "B<<->>B", "a-xebec->>B: x"),
  ).toEqual([
    "participant p0 as Harbour master",
    "participant p1 as B",
    'p0->>+p1: Two "ships"',
    "p1--)p0: \u00a0",
    "p1->>p1: \u00a0",
    "participant p2 as a-xebec",
    "p2->>p1: x",
  ]);
});

test("messages are numbered where the diagram asks for it", () => {
  expect(
    linesOf(
      "A->>B: one",
      "autonumber 5 10",
      "A->>B: two",
      "B->>A: three",
      "autonumber off",
      "A->>B: four",
    ).slice(2),
  ).toEqual(["p0->>p1: one", "p0->>p1: 5. two", "p1->>p0: 15. three", "p0->>p1: four"]);
});

test("participants keep their order and labels, notes their places", () => {
  expect(
    linesOf(
      "actor U as The user",
      'create participant S@{ "type": "database" }',
      "U->>S: hi",
      "Note over U,S: both",
      "%% no",
      "activate S",
    ),
  ).toEqual(["actor p0 as The user", "participant p1 as S", "p0->>p1: hi", "Note over p0,p1: both"]);
});

test("a participant has the label that is given anywhere, where it is first named", () => {
  expect(linesOf("A->>B: x", "participant A as Harbour master", "actor B")).toEqual([
    "participant p0 as Harbour master",
    "participant p1 as B",
    "p0->>p1: x",
  ]);
});

test("blocks end where they do, and grounds are no blocks", () => {
  const lines = [
    "rect rgb(0, 0, 9)",
    "critical tide",
    "A->>A: x",
    "option none",
    "A->>A: y",
    "end",
    "end",
    "loop all day",
    "A->>A: z",
    "end",
  ];
  expect(linesOf(...lines).filter((line) => !line.startsWith("p"))).toEqual([
    "critical tide",
    "else none",
    "end",
    "loop all day",
    "end",
  ]);
});

test.each(["A=>B: x", "autonumber A"])("that %s is not understood is said", (line) => {
  expect(() => linesOf(line)).toThrow(`Its line \`${line}\` is not understood`);
});
