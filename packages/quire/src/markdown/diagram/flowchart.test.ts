import { expect, test } from "vitest";
import { plainFlowchart } from "./flowchart.ts";
import { withPunctuation } from "./label-text.ts";

const linesOf = (...lines: string[]) =>
  withPunctuation(plainFlowchart(["flowchart LR", ...lines].join("\n")))
    .split("\n")
    .slice(1);

test.each([
  ["A --> B", "n0[A] --> n1[B]"],
  ["灯台 --> é", "n0[灯台] --> n1[é]"],
  ["a.b --> my-node", "n0[a.b] --> n1[my-node]"],
  ["A --o B", "n0[A] --> n1[B]"],
  ["A x--x B", "n0[A] <--> n1[B]"],
  ["A ----> B", "n0[A] --> n1[B]"],
  ["A <--> B", "n0[A] <--> n1[B]"],
  ["A -...- B", "n0[A] -.- n1[B]"],
  ["A ====> B", "n0[A] ==> n1[B]"],
  ["A -- over the sea --> B", "n0[A] -->|over the sea| n1[B]"],
  ["A -. slow .-> B", "n0[A] -.->|slow| n1[B]"],
  ["A == fast ==> B", "n0[A] ==>|fast| n1[B]"],
  ['A --"x (1)"--- B', "n0[A] ---|x (1)| n1[B]"],
  ["A & B --> C", "n0[A] & n1[B] --> n2[C]"],
  ["A way@--> B", "n0[A] --> n1[B]"],
  ["A[/in/] --> B[\\out/]", "n0[in] --> n1[\\out/]"],
  ['A["list[0]"] --> B(["end"])', "n0[list[0]] --> n1([end])"],
  ['A["two\nlines"]', "n0[two<br>lines]"],
  ["A[fa:fa-ship Boat #9829;]", "n0[Boat ♥]"],
  ["A@{ shape: diam, label: 'Ready?' } --> B", "n0{Ready?} --> n1[B]"],
  ["A:::big --> B", "n0[A]:::big --> n1[B]"],
])("%s", (written, plain) => {
  expect(linesOf(written)).toEqual([plain]);
});

test("a node has the label that is given anywhere, where it first occurs", () => {
  expect(linesOf("A --> B", "B[Lighthouse]", "A((Boat))")).toEqual([
    "n0((Boat)) --> n1[Lighthouse]",
    "n1[Lighthouse]",
    "n0((Boat))",
  ]);
});

test("what only arranges nodes, follows a click or moves is left out", () => {
  expect(
    linesOf("A ~~~ B", 'click A "https://a.example/?a;b"', "A e1@--> B", "e1@{ animate: true }"),
  ).toEqual(["n0[A]", "n1[B]", "n0[A] --> n1[B]"]);
});

test("subgraphs keep their titles, directions and arrows", () => {
  const lines = [
    "subgraph one [First (1)]",
    "direction TB",
    "A-->B",
    "end",
    'subgraph "the rest #9829;"',
    "C",
    "end",
    "one --> C",
  ];
  expect(linesOf(...lines)).toEqual([
    "subgraph n0 [First (1)]",
    "direction TB",
    "n1[A] --> n2[B]",
    "end",
    "subgraph n3 [the rest ♥]",
    "n4[C]",
    "end",
    "n0 --> n4[C]",
  ]);
});

test("subgraphs without titles are different ones", () => {
  expect(linesOf("subgraph", "A", "end", "subgraph", "B", "end")).toEqual([
    "subgraph n0 [ ]",
    "n1[A]",
    "end",
    "subgraph n2 [ ]",
    "n3[B]",
    "end",
  ]);
});

test("styles are given to nodes by the names that these have here", () => {
  expect(
    linesOf(
      "A --> A",
      "classDef my-own,b fill:#f00",
      "class A my-own",
      "style A fill:#00f",
      "linkStyle 0 stroke:#00f",
    ),
  ).toEqual([
    "n0[A] --> n0[A]",
    "classDef my_own fill:#f00",
    "classDef b fill:#f00",
    "class n0 my_own",
    "style n0 fill:#00f",
    "linkStyle 0 stroke:#00f",
  ]);
});

test("a direction is one of a subgraph", () => {
  expect(linesOf("direction TB", "A", "subgraph s", "direction RL", "B", "end", "direction TB")).toEqual([
    "n0[A]",
    "subgraph n1 [s]",
    "direction RL",
    "n2[B]",
    "end",
  ]);
});

test("styles of links are given to those that had their numbers among all, drawn or not", () => {
  const styles = ["linkStyle default fill:none", "linkStyle 0,2,3 stroke:#f00", "linkStyle 2 stroke:#00f"];
  expect(linesOf("A & B --> C ~~~ D --> E", ...styles).filter((line) => !line.startsWith("n"))).toEqual([
    "linkStyle default fill:none",
    "linkStyle 0,2 stroke:#f00",
  ]);
});

test.each([
  ["graph", "TB"],
  ["graph TD;", "TD"],
  ["%% note\nflowchart >", "LR"],
])("the direction of %j is %s", (header, direction) => {
  expect(plainFlowchart(`${header}\nA`)).toBe(`graph ${direction}\nn0[A]`);
});

test("a statement that is not understood is named", () => {
  expect(() => plainFlowchart("graph TD\nA --> B\nB --> ]")).toThrow("Its line `B --> ]` is not understood");
  expect(() => plainFlowchart("graph TD\nA B")).toThrow("Its line `A B` is not understood");
  expect(() => plainFlowchart("graph TD\nA\nend")).toThrow("Its line `end` is not understood");
});
