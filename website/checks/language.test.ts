import { beforeAll, expect, it } from "vitest";
import { type SiteDocument, siteDocuments } from "./documents.ts";

let documents: SiteDocument[];

beforeAll(async () => {
  documents = await siteDocuments();
}, 120_000);

/** What readers read of a document: no front matter, comments, code, tags or addresses. */
const prose = ({ markdown }: SiteDocument) =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, "")
    .replace(/`[^`\n]*`/g, "§")
    .replace(/\]\([^)]*\)|\{#[^}]*\}/g, "")
    .replace(/<[^>]*>/g, "¦");

/** Every place of a pattern in the prose of all documents, with the words around it. */
function places(pattern: RegExp, but?: RegExp): string[] {
  return documents.flatMap((document) =>
    [...prose(document).matchAll(pattern)]
      .filter(([found]) => !but?.test(found))
      .map(
        ({ 0: found, index, input }) =>
          `${document.file}: ${input.slice(index - 20, index + found.length + 20)}`,
      ),
  );
}

it("describes each page in one sentence that search engines show whole", () => {
  const wrong = documents.flatMap(({ file, markdown }) => {
    const [, written] = /^description: *(.*(?:\n {2,}.*)*)/m.exec(markdown.split("\n---\n")[0] ?? "") ?? [];
    const description = written?.replace(/^[>|]-?\s*/, "").replace(/^(["'])(.*)\1$/s, "$2");
    return description && (description.length > 160 || !/[.?…]$/.test(description))
      ? [`${file}: ${description}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

it("says no word twice", () => {
  expect(places(/\b([A-Za-z]+) \1\b/g, /^(?:that that|had had)$/)).toEqual([]);
});

it("says “an” before vowels, and “a” before what is spoken with a consonant", () => {
  expect(places(/\ba [aeio]\w*/gi, /^a (?:one|once|eu|A$|I$|O$)/i)).toEqual([]);
  expect(places(/\ban [bcdgjkpqtvwyz]\w*/gi)).toEqual([]);
});
