import { createElement } from "react";
import { expect, it } from "vitest";
import { islandProps } from "./island-props.ts";

const given = (props: Record<string, unknown>) => islandProps(props, "src/counter.tsx");

it("writes plain data as JSON, and nothing where there is nothing to write", () => {
  const props = { start: 3, labels: ["a", null], inner: { isOpen: true } };
  expect(given({ ...props, none: undefined })).toBe(JSON.stringify(props));
  expect(given({ bare: Object.assign(Object.create(null), { a: 1 }) })).toBe('{"bare":{"a":1}}');
  expect(given({})).toBeUndefined();
  expect(given({ none: undefined })).toBeUndefined();
});

it.each([
  ["function", String],
  ["date", new Date(0)],
  ["map inside", { inner: [new Map()] }],
  ["element", createElement("b")],
  ["large number", 1n],
  ["number without end", Number.POSITIVE_INFINITY],
  ["number that is none", Number.NaN],
  ["symbol", Symbol.iterator],
])("refuses what JSON does not preserve: a %s", (_, value) => {
  expect(() => given({ value })).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({ code: "island-props", severity: "error", file: "src/counter.tsx" }),
      ],
    }),
  );
});

it("names the property that holds an element, not a part of the element", () => {
  expect(() => given({ icon: createElement("b") })).toThrow("The prop `icon` of an island");
});
