import { z } from "zod";
import { type Version, versions } from "../reference/versions.ts";
import type { SiteDocument } from "./documents.ts";
import { fencesOf, sampleLanguages } from "./fences.ts";

/** What `data/guides.yml` holds. Pages are named by their addresses below the version: `what/urn`. */
export const topicsSchema = z.array(
  z.strictObject({
    topic: z.string(),
    /** Pages that every version has. */
    everywhere: z.array(z.string()).default([]),
    /** Pages of one version only. */
    ...Object.fromEntries(versions.map(({ label }) => [label, z.array(z.string()).default([])])),
  }),
);

/** A topic of the guides. */
export type Topic = z.infer<typeof topicsSchema>[number];

/** What is there of a topic in one version. */
export interface Coverage {
  topic: string;
  version: string;
  /** Addresses of the pages that should be there. */
  planned: string[];
  /** Addresses of those that are missing. */
  missing: string[];
  /** Words of the text, without front matter and code. */
  words: number;
  /** Blocks of code in the languages that are checked. */
  samples: number;
}

/** Count what is written of each topic, in every version. */
export function coverageOf(topics: readonly Topic[], documents: readonly SiteDocument[]): Coverage[] {
  return versions.flatMap((version) => {
    const pages = new Map(
      documents
        .filter(({ file }) => file.startsWith(`${version.docs}/`))
        .map((document) => [addressOf(document, version), document.markdown]),
    );
    return topics.map((topic) => {
      const planned = plannedPages(topic, version);
      const written = planned.flatMap((address) => pages.get(address) ?? []);
      return {
        topic: topic.topic,
        version: version.label,
        planned,
        missing: planned.filter((address) => !pages.has(address)),
        words: sumOf(written, wordsIn),
        samples: sumOf(written, samplesIn),
      };
    });
  });
}

/** A Markdown document with one table for each version, and its sums. */
export function coverageTables(coverage: readonly Coverage[]): string {
  const tables = versions.map(({ label }) => {
    const rows = coverage.filter(({ version }) => version === label);
    const sum = {
      topic: "**All**",
      planned: rows.flatMap(({ planned }) => planned),
      missing: rows.flatMap(({ missing }) => missing),
      words: sumOf(rows, ({ words }) => words),
      samples: sumOf(rows, ({ samples }) => samples),
    };
    const lines = [...rows, sum].map(({ topic, planned, missing, words, samples }) => {
      const written = planned.length - missing.length;
      return `| ${[topic, planned.length, written, rounded(words), samples].join(" | ")} |`;
    });
    return [
      `## ${label}`,
      "",
      "| Topic | Pages planned | Pages written | Words, about | Samples checked |",
      "| --- | ---: | ---: | ---: | ---: |",
      ...lines,
      "",
    ].join("\n");
  });
  return [
    "# What the guides cover\n",
    "Written by `npm run coverage:guides` from [`data/guides.yml`](data/guides.yml), which lists the planned pages.",
    "Samples are YAML, JSON, GraphQL, Python and shell; [`checks`](checks) reads every one. Pages made from data are",
    "not counted.\n",
    tables.join("\n"),
  ].join("\n");
}

/** Addresses of a topic's pages in a version. */
function plannedPages(topic: Topic, version: Version): string[] {
  const only = (topic as Record<string, unknown>)[version.label] as string[];
  return [...topic.everywhere, ...only];
}

/** Where a document is read, below its version: its `slug`, or its path. */
function addressOf({ file, markdown }: SiteDocument, version: Version): string {
  const slug = /^---\n[\s\S]*?^slug: \/?(\S+)$[\s\S]*?^---$/m.exec(markdown);
  if (slug) return slug[1]!;
  return file
    .slice(version.docs.length + 1)
    .replace(/\.mdx?$/, "")
    .replace(/\/index$/, "");
}

function wordsIn(markdown: string): number {
  const lines = markdown.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/.+/g, "")).split("\n");
  for (const { line, source } of fencesOf(markdown)) {
    // From the line that opens the block to the one that closes it.
    lines.fill("", line - 2, line + source.split("\n").length);
  }
  const text = lines.join("\n").replace(/<!--[\s\S]*?-->|<[^>]+>|\]\([^)]*\)/g, " ");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
}

function samplesIn(markdown: string): number {
  const names: readonly string[] = Object.values(sampleLanguages).flat();
  return fencesOf(markdown).filter(({ language }) => names.includes(language)).length;
}

function sumOf<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}

/** Two digits are enough, and leave the table as it is when a few words change. */
function rounded(words: number): string {
  return Number(words.toPrecision(2)).toLocaleString("en");
}
