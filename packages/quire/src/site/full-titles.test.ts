import { describe, expect, it } from "vitest";
import { noteFullTitles } from "./full-titles.ts";
import type { Crumb, Doc, Version } from "./model.ts";

const doc = (title: string, ...categories: Crumb[]) =>
  ({ title, breadcrumbs: [...categories, { label: title }] }) as Doc;

const fullTitles = (...docs: Doc[]) => {
  noteFullTitles([{ docs } as Version], "Harbour");
  return docs.map(({ fullTitle }) => fullTitle);
};

describe("noteFullTitles", () => {
  it("adds the innermost category where a title is shared", () => {
    const titles = fullTitles(
      doc("Setup", { label: "Guides" }, { label: "Boats" }),
      doc("Setup", { label: "Guides", title: "Guides of the pier" }),
      doc("Anchors", { label: "Boats" }),
    );
    expect(titles).toEqual(["Setup – Boats", "Setup – Guides of the pier", undefined]);
  });

  it("adds it to the title of the site, and nothing to a document outside of categories", () => {
    expect(fullTitles(doc("Harbour", { label: "Places" }), doc("Rope"), doc("Rope"))).toEqual([
      "Harbour – Places",
      undefined,
      undefined,
    ]);
  });
});
