import { expect, it } from "vitest";
import { noteChanges } from "./changes.ts";
import { planTree } from "./fixtures/plan-tree.ts";
import type { Doc } from "./model.ts";

/** Pairs of texts, as they stand in the earlier version and in the current one. */
const texts: Record<string, [before?: string, now?: string]> = {
  "same.md": ["# Tides\n\nTwice a day.", "# Tides\n\nTwice a day."],
  "other.md": ["# Tides\n\nTwice a day.", "# Tides\n\nOnce a day."],
  "title.md": ["---\ntitle: Ebb\n---\n\nOnce.", "---\ntitle: Flood\n---\n\nOnce."],
  "unseen.md": [
    "---\ndescription: A\n---\n\n# Tides\n\nTwice a day.\n",
    "# Tides\n\n<!-- questions:\n- when?\n-->\n\nTwice\na day.",
  ],
  "moved.md": ["# Piers\n\nTwo.", "---\nslug: /wharves\n---\n\n# Piers\n\nThree."],
  "new.md": [undefined, "# New"],
  "gone.md": ["# Gone"],
};
const files = (at: 0 | 1) =>
  Object.fromEntries(Object.entries(texts).flatMap(([file, pair]) => (pair[at] ? [[file, pair[at]]] : [])));

function changesWith(changesSince?: string): Record<string, Doc["change"]> {
  const { versions } = planTree(
    { current: { files: files(1) }, "1.0": { files: files(0) } },
    { versions: { current: { changesSince } } },
  );
  // The fixture gives two files of one name the same hash.
  for (const { docs, name } of versions) for (const { source } of docs) source.hash += name;
  noteChanges(versions, ({ file }) => texts[file.split("/").pop()!]![file.startsWith("docs/") ? 1 : 0]!);
  return Object.fromEntries(
    versions.flatMap(({ docs }) => docs.map((doc) => [`${doc.version}/${doc.id}`, doc.change])),
  );
}

it("notes on each document whether it is new or has other words than in the earlier version", () => {
  const changes = Object.entries(changesWith("1.0")).filter(([, change]) => change);
  expect(Object.fromEntries(changes)).toEqual({
    "current/new": { since: "1.0" },
    "current/other": { since: "1.0", path: "/docs/other" },
    "current/title": { since: "1.0", path: "/docs/title" },
    "current/moved": { since: "1.0", path: "/docs/moved" },
  });
});

it("compares nothing without the setting", () => {
  expect(Object.values(changesWith()).filter(Boolean)).toEqual([]);
});

it("reads no document whose file is the same", () => {
  const { versions } = planTree(
    { current: { files: { "a.md": "# A" } }, "1.0": { files: { "a.md": "# A" } } },
    { versions: { current: { changesSince: "1.0" } } },
  );
  noteChanges(versions, ({ file }) => {
    throw new Error(`${file} was read.`);
  });
  expect(versions.flatMap(({ docs }) => docs.map(({ change }) => change))).toEqual([undefined, undefined]);
});
