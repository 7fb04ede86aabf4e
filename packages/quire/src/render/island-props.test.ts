import { createElement } from "react";
import { expect, it } from "vitest";
import { islandProps } from "./island-props.ts";

const given = (props: Record<string, unknown>) => islandProps(props, "src/counter.tsx");

it("writes plain data as JSON, and nothing where there is nothing to write", () => {
  const props = { start: 3, labels: ["a", null], inner: { isOpen: true } };
  expect(given({ ...props, none: undefined })).toBe(JSON.stringify(props));
  expect(given({})).toBeUndefined();
  expect(given({ none: undefined })).toBeUndefined();
});

it.each([
  ["function", String],
  ["date", new Date(0)],
  ["map inside", { inner: [new Map()] }],
  ["element", createElement("b")],
  ["large number", 1n],
  ["symbol", Symbol.iterator],
])("refuses what JSON does not preserve: a %s", (_, value) => {
  expect(() => given({ value })).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ code: "island-props" })] }),
  );
});
