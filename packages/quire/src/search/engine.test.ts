import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchKind } from "./api.ts";
import { documentTerms } from "./document-terms.ts";
import { createEngine, type SearchEngine } from "./engine.ts";
import { writeShard } from "./fixtures/write-shard.ts";
import { Shard } from "./shard.ts";
import { readSynonyms, type SynonymGroup } from "./synonyms.ts";

interface Page {
  path: string;
  title: string;
  /** Heading → text below it; "" is the beginning, `Outer > Inner` a heading below another. */
  sections: Record<string, string>;
  kind?: SearchKind;
  links?: number;
  called?: string[];
  /** Other words for what it is about. */
  names?: string;
}

function open(pages: readonly Page[], synonyms: readonly SynonymGroup[] = []): SearchEngine {
  const { first, second } = writeShard(
    "build",
    pages.map(({ path, title, sections, kind = "guide", links = 0, called = [], names = "" }) => ({
      path,
      title,
      kind,
      context: [],
      names,
      links,
      called,
      terms: documentTerms(
        Object.entries(sections).map(([heading, text]) => ({
          anchor: heading.toLowerCase().replaceAll(" ", "-"),
          path: heading ? [title, ...heading.split(" > ")] : [title],
          text,
          code: [],
        })),
        [],
      ),
    })),
  );
  const shard = Shard.read("current", first);
  shard.addText(second);
  return createEngine([shard], readSynonyms(synonyms));
}

const found = (engine: SearchEngine, query: string) =>
  engine.search(query, { limit: 100 }).hits.map(({ path }) => path);

const page = (name: string, text: string, kind?: SearchKind): Page => ({
  path: `/${name.toLowerCase().replaceAll(" ", "-")}`,
  title: name,
  sections: { "": text },
  kind,
});

describe("what is found", () => {
  const lexicon = ["lineage", "tags", "owner", "snowflake", "kafka", "glossary", "domain", "ingestion"];
  const words = fc.constantFrom(...lexicon);
  const text = fc.array(words, { maxLength: 6 }).map((list) => list.join(" "));
  const pages = fc.uniqueArray(
    fc.record({
      path: fc.stringMatching(/^\/p[0-9]{1,3}$/),
      title: fc.array(words, { minLength: 1, maxLength: 2 }).map((list) => list.join(" ")),
      sections: fc.dictionary(words, text, { maxKeys: 3 }),
    }),
    { selector: ({ path }) => path, maxLength: 7 },
  );

  it("by one word is every page that has it in its title, a heading or its text, and no other", () => {
    fc.assert(
      fc.property(pages, words, (site, word) => {
        const holds = ({ title, sections }: Page) =>
          [title, ...Object.entries(sections).flat()].some((part) => part.split(" ").includes(word));
        expect(found(open(site), `${word} `).sort()).toEqual(
          site
            .filter(holds)
            .map(({ path }) => path)
            .sort(),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("by several words is among the pages that have any, and holds each that has all", () => {
    fc.assert(
      fc.property(pages, fc.uniqueArray(words, { minLength: 2, maxLength: 3 }), (site, query) => {
        const shares = new Map(
          site.map(({ path, title, sections }) => {
            const all = [title, ...Object.entries(sections).flat()].join(" ").split(" ");
            return [path, query.filter((word) => all.includes(word)).length] as const;
          }),
        );
        const paths = new Set(found(open(site), `${query.join(" ")} `));
        for (const [path, count] of shares) {
          if (count === query.length) expect(paths).toContain(path);
          if (count === 0) expect(paths).not.toContain(path);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("does not depend on the order of pages", () => {
    fc.assert(
      fc.property(pages, text, (site, query) => {
        expect(found(open(site.toReversed()), query)).toEqual(found(open(site), query));
      }),
      { numRuns: 50 },
    );
  });
});

describe("what a query means", () => {
  const engine = open(
    [
      page("Lineage", "Where data comes from, column by column."),
      page("Access tokens", "Create a token and keep it secret. Set access_token.ttl in the settings."),
      page("Snowflake", "Read a warehouse. Its lineage is followed."),
      page("Time series", "Aspects of a point in time."),
      page("Sign in", "Use OIDC."),
      page("Release 1.2.0", "Lineage of Snowflake is faster.", "release"),
    ],
    [["privilege", "OIDC"], { from: ["log in"], to: ["sign in"] }],
  );

  it("is the beginning of a word while it is typed, and a whole word after", () => {
    expect(found(engine, "snowf")).toContain("/snowflake");
    expect(found(engine, "linea")[0]).toBe("/lineage");
  });

  it("is mended where a word is unknown, and says so", () => {
    const { hits, corrected } = engine.search("snowfalke lineage");
    expect(hits[0]!.path).toBe("/snowflake");
    expect(corrected).toEqual([{ from: "snowfalke", to: "snowflake" }]);
  });

  it("is mended in the form that a heading has, though its stem ends otherwise", () => {
    const boats = open([page("Policies", "Who may sail."), page("Properties", "What a boat has.")]);
    expect(boats.search("proprties ").corrected).toEqual([{ from: "proprties", to: "properties" }]);
    expect(found(boats, "polciies ")).toEqual(["/policies"]);
    expect(found(boats, "policie")).toEqual(["/policies"]);
  });

  it("is mended by its stem where only that of the right word is known", () => {
    const boats = open([
      page("Crew", "The price includes the crew, who are paid."),
      page("Sails", "Made of cloth."),
    ]);
    expect(found(boats, "inculde ")).toEqual(["/crew"]);
    expect(found(boats, "piad ")).toEqual([]);
  });

  it("is mended to the commonest of words that are as near", () => {
    const boats = open([
      page("Stage", "A stage is a part of a race."),
      page("Storage", "Storage below the deck."),
      page("Hold", "More storage, for ropes."),
      page("Locker", "Storage of sails."),
    ]);
    expect(boats.search("stoage ").corrected).toEqual([{ from: "stoage", to: "storage" }]);
  });

  it("is mended where its halves are words, too", () => {
    const boats = open([page("Dagster", "Runs jobs."), page("Dag", "A graph."), page("Star", "A schema.")]);
    expect(found(boats, "dagstar ")).toEqual(["/dagster"]);
  });

  it("is never mended in a name", () => {
    const { corrected, droppedWords } = engine.search("snow-falke lineage");
    expect([corrected, droppedWords]).toEqual([[], ["snow-falke"]]);
  });

  it("is a name whole, or in parts", () => {
    expect(found(engine, "access_token.ttl")).toEqual(["/access-tokens"]);
    expect(found(engine, "accessToken")).toEqual(["/access-tokens"]);
  });

  it("is the same joined and apart", () => {
    expect(found(engine, "timeseries aspects")[0]).toBe("/time-series");
    expect(found(engine, "accesstoken ")[0]).toBe("/access-tokens");
  });

  it("is a synonym, also of a mended word, and one way where that is said", () => {
    expect(found(engine, "how to log in")[0]).toBe("/sign-in");
    expect(found(engine, "privilege ")).toEqual(["/sign-in"]);
    expect(found(engine, "lineage OIDC")).toContain("/sign-in");
  });

  it("leaves out what stands nowhere, and tells", () => {
    const { hits, droppedWords } = engine.search("lineage xylophones ");
    expect([hits[0]!.path, droppedWords]).toEqual(["/lineage", ["xylophones"]]);
  });

  it("puts the page whose title says it before one whose text does, and releases last", () => {
    expect(found(engine, "lineage ").at(-1)).toBe("/release-1.2.0");
    expect(found(engine, "lineage ")[0]).toBe("/lineage");
  });

  it("puts a guide before an entity of that name, but not if it asks for the entity", () => {
    const pages = [
      page("Atoll", "An atoll.", "entity"),
      { ...page("Draw an atoll", "An atoll is round. Draw the atoll first."), links: 9 },
    ];
    expect(found(open(pages), "atolls ")).toEqual(["/draw-an-atoll", "/atoll"]);
    expect(found(open(pages), "atolls entity ")).toEqual(["/atoll", "/draw-an-atoll"]);
  });

  it("puts a guide before a source that says the same, but not if it names the source", () => {
    const text = "Exclude what you do not need.";
    const pages = [page("Atoll DB", text, "source"), page("Patterns", text)];
    expect(found(open(pages), "exclude ")).toEqual(["/patterns", "/atoll-db"]);
    expect(found(open(pages), "exclude atoll ")[0]).toBe("/atoll-db");
  });

  it("puts the page first that more pages lead to, of two that say the same", () => {
    const pages = [page("Reefs", "About reefs."), { ...page("Reefs", "About reefs."), path: "/z", links: 9 }];
    expect(found(open(pages), "reefs ")).toEqual(["/z", "/reefs"]);
    expect(found(open(pages.map((one) => ({ ...one, links: 0 }))), "reefs ")).toEqual(["/reefs", "/z"]);
  });

  it("may be what others call a page, and is that less than its title", () => {
    const text = "About reefs.";
    const pages = [
      page("Atoll", text),
      { ...page("Ring", text), called: ["atoll"] },
      page("Other", "An atoll."),
    ];
    expect(found(open(pages), "atoll ")).toEqual(["/atoll", "/ring", "/other"]);
  });

  it("may be another word for a page, which comes before pages that only say it", () => {
    const named = { ...page("Glossary", "Terms of the business."), names: "vocabulary" };
    expect(found(open([page("Guide", "A vocabulary, or a list."), named]), "vocabulary ")).toEqual([
      "/glossary",
      "/guide",
    ]);
  });

  it("puts the page that has a name as a heading before one that says it often", () => {
    const often = page(
      "Guide",
      "Set table_pattern.deny, and then table_pattern.deny, and table_pattern.deny.",
    );
    const field = {
      path: "/source",
      title: "Source",
      sections: { "": "A list.", "table_pattern.deny": "What is left out.", other: "Long ".repeat(200) },
    };
    expect(found(open([often, field]), "table_pattern.deny")[0]).toBe("/source");
  });

  it("puts the page that has it as a heading before one that has its words in several", () => {
    const site = open([
      { path: "/apart", title: "Apart", sections: { Restore: "How to restore.", Backup: "Make one." } },
      { path: "/whole", title: "Whole", sections: { "Restore a backup": "Stop the service first." } },
      page("Other", "Nothing of it."),
    ]);
    expect(found(site, "restore backup ")).toEqual(["/whole", "/apart"]);
  });

  it("counts a heading together with those above it", () => {
    const sections = { Hive: "", "Hive > Limits": "None.", Kafka: "", "Kafka > Limits": "None." };
    const site = open([{ path: "/connect", title: "Connect", sections }]);
    const [hit] = site.search("kafka limits ").hits;
    expect(hit!.sections[0]!.anchor).toBe("kafka->-limits");
  });

  it("says less where many pages have it as a heading", () => {
    const sources = ["Kafka", "Hive", "Presto", "Trino", "Druid", "Mode", "Hex", "Redash"].map((name) => ({
      path: `/${name.toLowerCase()}`,
      title: name,
      sections: { "": "A source.", Limits: "None." },
    }));
    const guide = { path: "/guide", title: "Guide", sections: { "": "A source.", "Rate limits": "None." } };
    expect(found(open([...sources, guide]), "limits ")[0]).toBe("/guide");
  });

  it("is first where the text is about it, before pages that all have it as the same heading", () => {
    const sources = ["Kafka", "Hive", "Presto", "Trino", "Druid", "Mode", "Hex", "Redash"].map((name) => ({
      path: `/${name.toLowerCase()}`,
      title: name,
      sections: { "": "A source.", "Breaking changes": "None." },
    }));
    const guide = page("Guide", "Breaking changes, and breaking changes. A change that breaks is told.");
    expect(found(open([...sources, guide]), "breaking changes ")[0]).toBe("/guide");
  });

  it("is what is said of a line of versions, where the version itself is unknown", () => {
    const releases = [page("Release 1.2", "News."), page("Release 1.3", "More news.")];
    expect(found(open(releases), "1.2.0 ")).toEqual(["/release-1.2"]);
  });

  it("is the words of a title, also those that say nothing alone", () => {
    const news = page("What's new in boats", "Two.");
    const others = ["New users", "A new aspect"].map((name) => page(name, "Make one."));
    expect(found(open([...others, news]), "whats new")[0]).toBe(news.path);
  });

  it("is limited to kinds, and counted by all", () => {
    const { hits, count, kinds } = engine.search("lineage ", { kinds: ["release"] });
    expect([hits.map(({ path }) => path), count, kinds]).toEqual([
      ["/release-1.2.0"],
      1,
      { guide: 2, release: 1 },
    ]);
    expect(engine.search("lineage ", { limit: 1, offset: 1 }).hits).toHaveLength(1);
  });
});

describe("bad queries", () => {
  const engine = open([page("Of the", "the of and"), page("Lineage", "words & <b>markup</b>")]);

  it("give a result, whatever they hold", () => {
    const odd = [
      "",
      " ",
      "a".repeat(5000),
      "lineage ".repeat(700),
      "<script>alert(1)</script>",
      `"'\`;--`,
      "שלום עולם",
      "🚀🚀",
      "\u0000\ud800",
      "!?*()[]{}^$.|\\",
      "__proto__ constructor toString",
      "数据血缘",
    ];
    for (const query of odd) expect(engine.search(query).query).toBe(query);
    expect(found(engine, "of the")).toEqual(["/of-the"]);
  });

  it("give a result, whatever is typed", () => {
    const codes = fc.array(fc.nat(0xffff), { maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(codes, fc.array(fc.nat(0x7f))), (list) => {
        const query = String.fromCharCode(...list);
        const { hits, count } = engine.search(query);
        expect(hits.length).toBeLessThanOrEqual(count);
      }),
    );
  });
});

it("lists pages that have every word but those for the kind of answer, if there are others", () => {
  const engine = open([page("Sync", "Tell whether metadata is fresh"), page("Know", "We know the best way")]);
  const complete = (text: string) => engine.withEveryWord(text, 5).map(({ path }) => path);
  expect(complete("know fresh metadata ")).toEqual(["/sync"]);
  expect(complete("know the way ")).toEqual(["/know"]);
});

it("lists pages that have every word itself, whatever else ranks before them", () => {
  const engine = open(
    [
      page("Run ingestion", "Run a recipe, and run it again"),
      page("Other", "The words recipe and nightly stand here"),
      page("Nightly recipes", "Each night"),
      page("Schedules", "A schedule of recipes"),
    ],
    [["nightly", "schedule"]],
  );
  const complete = engine.withEveryWord("nightly recipe ", 5).map(({ path }) => path);
  expect(complete.toSorted()).toEqual(["/nightly-recipes", "/other"]);
});
