import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Engine, openMiniSearch, openQuire, openTunedMiniSearch } from "./search-engines.ts";
import { type Graded, type Quality, qualityOf } from "./search-measures.ts";
import { openPagefind } from "./search-pagefind.ts";
import { type PageQuery, readQueries, withPages } from "./search-queries.ts";
import { markdownTable, median, percent, percentile95 } from "./table.ts";

const usage = `npm run bench:search -- [--ours] [--misses]

Measures search on the built website (npm run build) with the queries of website/search.

  --ours     only our own engine
  --misses   list the queries whose best answer is not among the first three
`;

/** Run the benchmark of searching and print its tables; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.some((arg) => !["--ours", "--misses"].includes(arg))) {
    process.stderr.write(usage);
    return 2;
  }
  const queries = readQueries(resolve("website/search"));
  const measured: Measured[] = [];
  let left = queries.length;
  for (const version of new Set(queries.map((query) => query.version))) {
    const own = queries.filter((query) => query.version === version);
    const scope = await measureScope(version, own, args.includes("--ours"));
    left -= scope[0]!.results.length;
    for (const [index, one] of scope.entries()) {
      const known = measured[index];
      if (!known) measured.push(one);
      else {
        known.results.push(...one.results);
        known.milliseconds.push(...one.milliseconds);
      }
    }
  }
  if (left > 0) print(`${left} queries have no answer in the site and are left out.`);
  print(overall(measured));
  for (const isFresh of [false, true]) {
    const part = measured.map((one) => ({
      ...one,
      results: one.results.filter(({ query }) => query.isFresh === isFresh),
    }));
    print(`${isFresh ? "Fresh" : "Known"} queries:`);
    print(byKind(part));
  }
  if (args.includes("--misses")) print(misses(measured[0]!));
  return 0;
}

/** Run the queries about one version on every engine, with the pages of that version. */
async function measureScope(
  version: string | undefined,
  queries: ReturnType<typeof readQueries>,
  onlyOurs: boolean,
): Promise<Measured[]> {
  const outDir = resolve("website/build");
  const quire = await openQuire(outDir, version);
  const paths = new Set(quire.pages.map(({ path }) => path));
  const gzip = (text: string) => gzipSync(text).length;
  const engines: Engine[] = [quire];
  let pagefind: Awaited<ReturnType<typeof openPagefind>>;
  if (!onlyOurs) {
    engines.push(openTunedMiniSearch(quire.pages, gzip), openMiniSearch(quire.pages, gzip));
    pagefind = await openPagefind(outDir, [...paths]);
    if (pagefind) engines.push(pagefind);
  }
  const answered = queries.flatMap((query) => withPages(query, paths) ?? []);
  const measured: Measured[] = [];
  for (const engine of engines) measured.push(await measure(engine, answered));
  await pagefind?.close();
  const sections = quire.pages.reduce((sum, page) => sum + page.sections.length, 0);
  print(`${answered.length} queries about ${paths.size} pages, ${sections} sections.`);
  return measured;
}

interface Measured {
  engine: Engine;
  results: { query: PageQuery; found: string[]; graded: Graded }[];
  milliseconds: number[];
}

async function measure(engine: Engine, queries: readonly PageQuery[]): Promise<Measured> {
  const results: Measured["results"] = [];
  const milliseconds: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const found = await engine.search(query.q);
    milliseconds.push(performance.now() - start);
    const graded = {
      ranked: found.map((path) => query.pages.get(path) ?? 0),
      grades: [...query.pages.values()],
    };
    results.push({ query, found, graded });
  }
  return { engine, results, milliseconds };
}

function overall(measured: readonly Measured[]): string {
  const head = [
    "",
    "nDCG@10",
    "known",
    "held out",
    "fresh",
    "held out",
    "MRR",
    "first",
    "first 3",
    "none",
    "first result",
    "whole index",
    "ms",
    "ms, p95",
  ];
  return markdownTable(
    head,
    measured.map(({ engine, results, milliseconds }) => {
      const all = qualityOf(results.map(({ graded }) => graded));
      const ndcgOf = (wanted: (query: PageQuery) => unknown) =>
        qualityOf(results.filter(({ query }) => wanted(query)).map(({ graded }) => graded)).ndcg.toFixed(3);
      return [
        engine.name,
        all.ndcg.toFixed(3),
        ndcgOf(({ isFresh }) => !isFresh),
        ndcgOf(({ isFresh, heldOut }) => !isFresh && heldOut),
        ndcgOf(({ isFresh }) => isFresh),
        ndcgOf(({ isFresh, heldOut }) => isFresh && heldOut),
        all.mrr.toFixed(3),
        percent(all.first),
        percent(all.three),
        percent(all.none),
        kilobytes(engine.bytes.first),
        kilobytes(engine.bytes.all),
        median(milliseconds).toFixed(1),
        percentile95(milliseconds)!.toFixed(1),
      ];
    }),
  );
}

function byKind(measured: readonly Measured[]): string {
  const kinds = [...new Set(measured[0]!.results.map(({ query }) => query.kind))];
  return markdownTable(
    ["nDCG@10, first 3", "queries", ...measured.map(({ engine }) => engine.name)],
    kinds.map((kind) => {
      const own = (one: Measured): Quality =>
        qualityOf(one.results.filter(({ query }) => query.kind === kind).map(({ graded }) => graded));
      return [
        kind,
        String(own(measured[0]!).queries),
        ...measured.map((one) => `${own(one).ndcg.toFixed(3)}, ${percent(own(one).three)}`),
      ];
    }),
  );
}

function misses({ results }: Measured): string {
  return results
    .filter(({ graded, query }) => !query.heldOut && !graded.ranked.slice(0, 3).includes(2))
    .map(
      ({ query, found }) =>
        `${query.q} (${query.kind})\n  wanted ${[...query.pages.keys()].join(" ")}\n  found  ${found.slice(0, 5).join(" ")}`,
    )
    .join("\n");
}

const kilobytes = (bytes: number) => (Number.isNaN(bytes) ? "" : `${Math.round(bytes / 1024)} KB`);
const print = (text: string) => process.stdout.write(`${text}\n\n`);
