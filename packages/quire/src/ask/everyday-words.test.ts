import { describe, expect, it } from "vitest";
import { answer } from "./answerer.ts";
import { everyday } from "./everyday-words.ts";
import { findAnswer } from "./find-answer.ts";
import { smallSite } from "./fixtures/small-site.ts";

const site = smallSite([
  {
    path: "/docs/boats",
    title: "Boats",
    sections: {
      "": "A boat carries people over water.",
      "Paint a boat": "Open the shed, and paint the boat in your colour.",
      "Delete a boat": "Open the list, and delete the boat with the cross beside its name.",
    },
  },
  {
    path: "/docs/harbours",
    title: "Harbours",
    names: "mooring; berth; marina",
    sections: {
      "": "A harbour shelters ships.",
      "Fees of a harbour": "Ships pay by their length and their days.",
    },
  },
]);

describe("a question in everyday words", () => {
  it("is answered in the words of the documentation", async () => {
    const { status, parts } = await answer(site, "How can I get rid of a boat?");
    expect(status).toBe("answered");
    expect(parts[0]?.source.anchor).toBe("delete-a-boat");
  });

  it("finds a page by what else it is called", async () => {
    const { sources } = await answer(site, "Which fees does a marina have?");
    expect(sources[0]).toMatchObject({ path: "/docs/harbours", anchor: "fees-of-a-harbour" });
  });
});

it("by which way something is done says little of what is done", async () => {
  const { words } = await findAnswer(site, "paint a boat via the list");
  expect(words.filter(({ isWeak }) => isWeak).map(({ typed }) => typed)).toContain("via");
});

it("what readers say stands for something, and no word is there twice", () => {
  for (const group of everyday.synonyms) {
    if (!("from" in group)) throw new Error("A group has no sides.");
    for (const side of [group.from, group.to]) {
      expect(side.length).toBeGreaterThan(0);
      expect(new Set(side).size).toBe(side.length);
      for (const word of side) expect(word).toMatch(/^[a-z0-9][a-z0-9 -]*$/);
    }
  }
});
