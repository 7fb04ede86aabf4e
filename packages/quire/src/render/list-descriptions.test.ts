import { expect, it } from "vitest";
import { describeArchive, describeTag, describeTags } from "./list-descriptions.ts";

const item = { title: "A", path: "/a", description: "" };
const tag = { label: "Lenses", path: "/tags/lenses" };

it("describes generated lists, by what an author says of a tag where that is known", () => {
  expect(describeTag({ tag, items: [item] }, "post", "Light")).toBe("1 post of Light tagged with “Lenses”.");
  expect(describeTag({ tag, items: [item, item] }, "doc", "Light")).toBe(
    "2 docs of Light tagged with “Lenses”.",
  );
  expect(describeTag({ tag: { ...tag, description: "Glass." }, items: [item] }, "post", "Light")).toBe(
    "Glass.",
  );
  expect(describeTags([{ tag, items: [item] }], "post", "Light")).toBe(
    "1 tag of Light, each with its posts.",
  );
  expect(describeArchive([item, item], "Light")).toBe("2 posts of Light by year, the newest first.");
});
