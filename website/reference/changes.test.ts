import { expect, it } from "vitest";
import { changesSection, compare } from "./changes.ts";

const version = { before: { label: "1.1.0", data: "", docs: "", path: "" } };
const before = { kept: { type: "a" }, gone: { type: "a" }, other: { type: "a", default: "1" } };
const after = { other: { type: "b", default: "1" }, fresh: { type: "a" }, kept: { type: "a" } };

it("finds what was added, removed and changed", () => {
  expect(compare(before, after)).toEqual({
    added: ["fresh"],
    removed: ["gone"],
    changed: [{ name: "other", properties: [{ property: "type", before: "a", after: "b" }] }],
  });
});

it("finds and tells of properties that came or went", () => {
  const changes = compare<Record<string, unknown>>(
    { field: { required: true, default: "1", type: "a" } },
    { field: { hidden: true, format: "b", type: "a" } },
  );
  expect(changesSection(version, [{ what: "Fields", changes }])).toMatch(
    /: now hidden; format `b` added; no longer required; default `1` removed$/,
  );
});

it("writes it as a section, or nothing", () => {
  expect(changesSection(version, [{ what: "Fields", changes: compare(before, after) }])).toBe(
    "## Changed since 1.1.0 {#changed-since}\n\n- **Added:** `fresh`\n- **Removed:** `gone`\n- **Changed:** `other`: type from `a` to `b`",
  );
  expect(changesSection(version, [{ what: "Fields", changes: compare(before, before) }])).toBe("");
  expect(changesSection({}, [{ what: "Fields", changes: compare(before, after) }])).toBe("");
});
