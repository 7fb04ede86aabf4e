import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSimpleYaml } from "./simple-yaml.ts";

test("ordinary front matter is read without the full parser", () => {
  const yaml = `title: What Is It?\nid: "quoted: yes"\nslug: /a/b\n\nsidebar_position: 12\ndraft: true\ntags: [a b, c-d]\r\n`;
  expect(readSimpleYaml(yaml)).toEqual({
    values: {
      title: "What Is It?",
      id: "quoted: yes",
      slug: "/a/b",
      sidebar_position: 12,
      draft: true,
      tags: ["a b", "c-d"],
    },
    lines: { title: 1, id: 2, slug: 3, sidebar_position: 5, draft: 6, tags: 7 },
  });
});

test.each([
  "a: b: c",
  "a: 'it''s'",
  "a:\n  b: c",
  "a: |\n  x",
  "a: 1.5",
  "a: 2024-01-01",
  "a: ~",
  "a: b\na: c",
  "- a",
  "a: &x b",
  "a: [b, null]",
  '{"a":1,"a":2}',
  '{"a": 1}',
  '{"<<":{"a":1}}',
  '{"a":{"__proto__":1}}',
  "{a: 1}",
])("%j is left to the full parser", (yaml) => {
  expect(readSimpleYaml(yaml)).toBeUndefined();
});

test("what is read at all is what the full parser reads", () => {
  const piece = fc.constantFrom(
    ..."a|b|Z|: |:| #|#|\"|'|[|]|{|}|, |,| |-|true|null|True|0|12|1.5|/|\\|&|*|!|%|@|`|~|é|?|>|=|<<|\t".split(
      "|",
    ),
    "|",
  );
  const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.constantFrom("a", "b_c", "null", "x-y"), value, value, (key, first, second) => {
      const yaml = `${key}: ${first}\nother: ${second}\n`;
      const simple = readSimpleYaml(yaml);
      if (simple) expect(simple.values).toEqual(parse(yaml, { merge: true, logLevel: "silent" }));
    }),
    { numRuns: 5000 },
  );
});

test("JSON is read as the full parser reads it", () => {
  const json = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ stringUnit: "grapheme" }));
  fc.assert(
    fc.property(json, (values) => {
      const yaml = JSON.stringify(values);
      const simple = readSimpleYaml(yaml);
      if (simple) expect(simple.values).toEqual(parse(yaml, { merge: true, logLevel: "silent" }));
    }),
    { numRuns: 500 },
  );
  const front = { title: 'A "b"', description: "C: d # e", keywords: ["x", "é"], sidebar_position: 1 };
  expect(readSimpleYaml(JSON.stringify(front))).toEqual({
    values: front,
    lines: { title: 1, description: 1, keywords: 1, sidebar_position: 1 },
  });
});

test("a value with a gap is read in proportion to its length", () => {
  const gap = " ".repeat(300_000);
  expect(readSimpleYaml(`title: a${gap}b  `)!.values.title).toBe(`a${gap}b`);
});
