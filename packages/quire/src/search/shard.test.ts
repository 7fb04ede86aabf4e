import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section } from "../markdown/document.ts";
import { DamagedIndex } from "./bytes.ts";
import { documentTerms } from "./document-terms.ts";
import { writeShard } from "./fixtures/write-shard.ts";
import { Shard } from "./shard.ts";
import { usualAnchors } from "./shard-format.ts";
import type { SearchPage } from "./shard-writer.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm } from "./words.ts";

const words = fc.constantFrom(
  "lineage",
  "tags",
  "datahub-rest",
  "Snowflake",
  "the",
  "MyOwnClass",
  "数据",
  "v1.2.3",
  "é",
);
const text = fc.array(words, { maxLength: 12 }).map((list) => list.join(" "));
/** Anchors of their own, and such as hold the heading or what it would give. */
const section = fc
  .record({
    own: fc.stringMatching(/^[a-z-]{1,8}$/),
    ending: fc.constantFrom("none", "heading", "slug", "first word"),
    heading: text,
    text,
    code: fc.array(words, { maxLength: 3 }),
  })
  .map(({ own, ending, ...section }) => ({
    ...section,
    anchor: {
      none: own,
      heading: own + section.heading,
      slug: own + usualAnchors("", [section.heading])[0]!,
      "first word": /^\w*/.exec(section.heading)![0].toLowerCase() || own,
    }[ending],
  }));
const sites = fc.uniqueArray(
  fc.record({
    path: fc.stringMatching(/^(\/[a-z]{1,4}){1,3}$/),
    title: text,
    beginning: text,
    sections: fc.array(section),
  }),
  { selector: ({ path }) => path, maxLength: 8 },
);
type Site = typeof sites extends fc.Arbitrary<infer Value> ? Value : never;

const sectionsOf = ({ title, beginning, sections }: Site[number]): Section[] => [
  { anchor: "", path: [title], text: beginning, code: [] },
  ...sections.map((own) => ({
    anchor: own.anchor,
    path: [title, own.heading],
    text: own.text,
    code: own.code,
  })),
];

const pagesOf = (site: Site): SearchPage[] =>
  site.map((page) => ({
    path: page.path,
    title: page.title,
    kind: "guide",
    context: [],
    names: "",
    links: page.sections.length * 7,
    called: page.sections.map(({ heading }) => heading),
    terms: documentTerms(sectionsOf(page), [
      { name: "0123456789abcdef", sections: page.sections.length + 1 },
    ]),
  }));

/** Pages whose text holds a term, found by reading all of it. */
function pagesWithTerm(site: Site, term: string): string[] {
  const holds = (content: string, code: boolean) => {
    let found = false;
    eachTerm(content, code, (other) => {
      found ||= other === term;
    });
    return found;
  };
  return site
    .filter((page) =>
      sectionsOf(page).some((own) => holds(own.text, false) || own.code.some((name) => holds(name, true))),
    )
    .map(({ path }) => path)
    .sort();
}

function open(site: Site, build = "build"): Shard {
  const { first, second } = writeShard(build, pagesOf(site));
  const shard = Shard.read("current", first);
  shard.addText(second);
  return shard;
}

describe("an index", () => {
  it("names every page and section as they were", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const shard = open(site);
        const expected = site
          .toSorted((a, b) => (a.path < b.path ? -1 : 1))
          .map(({ path, title, sections }) => ({
            path,
            title,
            links: true,
            sections: sections.map(({ anchor, heading }) => [anchor, heading]),
          }));
        const found = shard.pages.map(({ path, title, links, firstSection, endSection }) => ({
          path,
          title,
          links: Math.abs(links - 7 * (endSection - firstSection)) <= 0.03 * links,
          sections: shard.sections
            .slice(firstSection, endSection)
            .map(({ anchor, heading }) => [anchor, heading]),
        }));
        expect(found).toEqual(expected);
      }),
    );
  });

  it("finds a word in just the pages that hold it", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const shard = open(site);
        const terms = [...shard.terms()].filter((term) => !stopWords.has(term));
        const found = terms.map((term) => {
          const pages = [...(shard.text?.posting(term)?.pages ?? [])];
          return [term, pages.map((page) => shard.pages[page]!.path)];
        });
        expect(found).toEqual(terms.map((term) => [term, pagesWithTerm(site, term)]));
      }),
    );
  });

  it("is the same bytes for the same pages, in whatever order", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const [one, other] = [site, site.toReversed()].map((pages) => writeShard("x", pagesOf(pages)));
        // A matcher would take a second for what is compared at once here.
        expect(isDeepStrictEqual(one, other)).toBe(true);
      }),
    );
  });

  it("keeps each word of a page's other names once, without those that are not searched", () => {
    const site: Site = [{ path: "/a", title: "A", beginning: "", sections: [] }];
    const [page] = pagesOf(site);
    const names = "Tags and labels; how to label a tag, in DataHub; data hub; datahub-rest; rest";
    const { first } = writeShard("x", [{ ...page!, names }]);
    expect(Shard.read("", first).pages[0]!.names).toBe("Tags labels DataHub datahub-rest");
  });

  it("notices files that are cut short, altered or of two builds", () => {
    const site: Site = [{ path: "/a", title: "A", beginning: "words here", sections: [] }];
    const { first, second } = writeShard("one", pagesOf(site));
    for (let length = 0; length < first.length; length++)
      expect(() => Shard.read("", first.slice(0, length))).toThrow(DamagedIndex);
    const shard = Shard.read("", first);
    for (let length = 0; length < second.length; length++)
      expect(() => shard.addText(second.slice(0, length))).toThrow(DamagedIndex);
    expect(() => shard.addText(writeShard("two", pagesOf(site)).second)).toThrow("two builds");
    expect(() => Shard.read("", new TextEncoder().encode("<!doctype html>"))).toThrow(DamagedIndex);
  });
});
