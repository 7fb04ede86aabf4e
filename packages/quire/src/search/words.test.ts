import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { irregular, stem } from "./stem.ts";
import { eachTerm, scanWords, termsOfWord, wordsOf } from "./words.ts";

function terms(text: string, code = false): string[] {
  const found: string[] = [];
  eachTerm(text, code, (term) => found.push(term));
  return found;
}

describe("the words of a text", () => {
  it("are stems in lower case", () => {
    expect(terms("Configuring the Policies")).toEqual(["configur", "the", "policy"]);
    expect(terms("naïve Café’s")).toEqual(["naiv", "caf"]);
  });

  it("are names whole and in parts, however they are written", () => {
    const whole = (word: string) => termsOfWord(word).whole;
    expect(terms("datahub-rest")).toEqual(["datahubrest", "datahub", "rest"]);
    expect(terms("sink.config.server")).toEqual(["sinkconfigserver", "sink", "config", "server"]);
    expect(terms("MetadataChangeProposal")).toEqual([
      "metadatachangeproposal",
      "metadata",
      "chang",
      "proposal",
    ]);
    expect(terms("urn:li:dataset")).toEqual(["urnlidataset", "urn", "li", "dataset"]);
    expect(terms("--dry-run,")).toEqual(["dryrun", "dry", "run"]);
    expect(new Set(["dryRun", "dry_run", "DRY-RUN"].map(whole))).toEqual(new Set(["dryrun"]));
  });

  it("are brands of two humps whole only, except in code", () => {
    expect(terms("BigQuery")).toEqual(["bigquery"]);
    expect(terms("upstreamLineage", true)).toEqual(["upstreamlineage", "upstream", "lineag"]);
  });

  it("are versions in one form", () => {
    expect(["1.1.0", "v1.1.0", "v_1_1_0"].flatMap((word) => terms(word))).toEqual([
      "1.1.0",
      "1.1.0",
      "1.1.0",
    ]);
    expect(terms("1.2.0RC1")).toEqual(["1.2.0rc1"]);
  });

  it("are none if they are longer than any that someone would type", () => {
    expect(terms(`${"x".repeat(64)} ${"y".repeat(65)}`)).toEqual(["x".repeat(64)]);
  });

  it("end where a script without spaces begins", () => {
    expect(wordsOf("api漢")).toEqual(["api", "漢"]);
  });

  it("end where a sentence does", () => {
    expect(terms("Stop. Go:now 'quoted' a/b")).toEqual(["stop", "gonow", "go", "now", "quot", "a", "b"]);
  });

  it("are none in symbols, and single characters where scripts have no spaces", () => {
    expect(terms("🚀 <>&\"'`~!()[]{} — …")).toEqual([]);
    expect(terms("数据")).toEqual(["数", "据"]);
  });

  it("are found in order, within the text and apart, whatever it is", () => {
    const codes = fc.array(fc.nat(0xffff)).map((list) => String.fromCharCode(...list));
    fc.assert(
      fc.property(fc.oneof(codes, fc.string()), (text) => {
        let last = 0;
        scanWords(text, (start, end) => {
          if (start < last || end <= start || end > text.length)
            throw new Error(`${start}-${end} after ${last}`);
          last = end;
        });
      }),
    );
  });

  it("are the same found one by one or all at once", () => {
    const pieces = fc.constantFrom("a", "Z9", ".", "-", "..", "_", "'", "’", " ", "\n", "é", "数", "@", "🚀");
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found: string[] = [];
        scanWords(text, (start, end) => found.push(text.slice(start, end)));
        expect(wordsOf(text)).toEqual(found);
      }),
    );
  });

  it("hold no space or capital letter", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, code) => {
        expect(terms(text, code).filter((term) => !/^[^\sA-Z]+$/.test(term))).toEqual([]);
      }),
    );
  });
});

describe("a stem", () => {
  it("is the same for the forms of a word", () => {
    const same = [
      ["ingest", "ingests", "ingested", "ingesting", "ingestion"],
      ["delete", "deleted", "deleting", "deletion"],
      ["configure", "configured", "configuration"],
      ["policy", "policies"],
      ["authenticate", "authentication"],
      ["tag", "tags", "tagging"],
      ["owner", "owners", "ownership", "owns", "owned"],
      ["deploy", "deployment"],
      ["choose", "chooses", "choosing", "chose", "chosen"],
      ["send", "sending", "sent"],
      ["certify", "certifies", "certified", "certification", "certifications"],
      ["run", "running", "ran"],
    ];
    for (const forms of same) expect(new Set(forms.map(stem)), forms.join()).toHaveProperty("size", 1);
  });

  it("keeps apart what is not the same", () => {
    for (const [one, other] of [
      ["role", "rule"],
      ["user", "use"],
      ["document", "dock"],
      ["action", "act"],
      ["owns", "own"],
      ["certify", "certificate"],
    ] as const)
      expect(stem(one)).not.toBe(stem(other));
  });

  it("begins as the word does, but for a last y and irregular verbs", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
        const found = stem(word);
        fc.pre(!irregular.has(word));
        expect(found.length).toBeGreaterThan(0);
        expect(word.startsWith(found.replace(/y$/, ""))).toBe(true);
      }),
    );
  });
});
