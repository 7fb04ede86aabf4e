import { expect, test } from "vitest";
import { type Outline, tellingOf } from "./evidence.ts";
import { findAnswer } from "./find-answer.ts";
import { boatPages, smallSite } from "./fixtures/small-site.ts";

test("a word tells the more of a section, the fewer others have it too", async () => {
  const { asked } = await findAnswer(smallSite(boatPages), "Who raises the anchor?");
  const none = new Float32Array(asked.rarities.length);
  const only = (slot: number) => none.map((_, index) => (index === slot ? 1 : 0));
  const outlines = [
    { own: only(0), together: none },
    { own: only(1), together: only(0) },
    { own: none, together: only(0) },
  ] as Outline[];
  const [often, once] = tellingOf(outlines, asked);
  expect(often).toBeCloseTo(Math.log(1 + 3 / 4));
  expect(once).toBeCloseTo(Math.log(1 + 3 / 2));
});

test("a few words that name a subject ask for no problems with it; more words may describe one", async () => {
  const heading = "When the radio fails";
  const site = smallSite([
    { path: "/radio", title: "Radio", sections: { "": "Talk to boats.", [heading]: "It stays silent." } },
  ]);
  const unasked = async (question: string) => {
    const { ranked } = await findAnswer(site, question);
    return ranked.find(({ section }) => section.headings.at(-1) === heading)!.evidence.unasked;
  };
  expect(await unasked("radio for boats")).toBe(1);
  expect(await unasked("my radio always stays silent at night")).toBe(0);
  expect(await unasked("Why is the radio silent?")).toBe(0);
});

test("a few words that name a subject ask for any task with it; a verb asks for that task", async () => {
  const heading = "Fill the windlass";
  const site = smallSite([
    {
      path: "/windlass",
      title: "Windlass",
      sections: { "": "It pulls.", [heading]: "With fat from the box." },
    },
  ]);
  const otherTask = async (question: string) => {
    const { ranked } = await findAnswer(site, question);
    return ranked.find(({ section }) => section.headings.at(-1) === heading)!.evidence.otherTask;
  };
  expect(await otherTask("windlass fat")).toBe(0);
  expect(await otherTask("remove windlass fat")).toBe(1);
  expect(await otherTask("which windlass has fat")).toBe(1);
});

test("a name with a word that turns it around does not ask what it names", async () => {
  const site = smallSite([
    {
      path: "/radio",
      title: "Radio",
      sections: { "": "The radio talks to boats.", Silence: "Press the red button of the radio." },
      questions: { Silence: ["turn the radio off"] },
    },
  ]);
  const first = async (question: string) => {
    const { ranked } = await findAnswer(site, question);
    return ranked[0]!.section.headings.at(-1);
  };
  expect(await first("the radio")).toBeUndefined();
  expect(await first("radio off")).toBe("Silence");
  const { ranked } = await findAnswer(site, "radio without noise");
  expect(ranked.map(({ evidence }) => evidence.defineBeginning)).toEqual([0, 0]);
});

test("of two sections, a search with a word that turns it around finds the one that turns it too", async () => {
  const site = smallSite([
    {
      path: "/deck",
      title: "Pump",
      sections: { "": "It moves water.", Morning: "A pump for water.", Evening: "A pump for water." },
      questions: { Morning: ["the pump with some water"], Evening: ["the pump with no water"] },
    },
  ]);
  const { ranked } = await findAnswer(site, "pump without water");
  expect(ranked.flatMap(({ section }) => section.headings)).toEqual(["Evening", "Morning"]);
});
