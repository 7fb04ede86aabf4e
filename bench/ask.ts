import { resolve } from "node:path";
import type { Answer } from "../packages/quire/src/ask/answer.ts";
import { answer } from "../packages/quire/src/ask/answerer.ts";
import { openSearch } from "../packages/quire/src/search/node/open-search.ts";
import { type AskedQuestion, answersIt, readQuestions } from "./ask-questions.ts";
import { openQuire } from "./search-engines.ts";
import { markdownTable, median, percent, percentile95 } from "./table.ts";

const usage = `npm run bench:ask -- [--misses]

Measures the embedded answerer on the built website (npm run build) with website/ask/questions.yml.

  --misses   list the questions, of those that the weights are fitted to, that are not answered as they should be
`;

interface Asked {
  question: AskedQuestion;
  answer: Answer;
  milliseconds: number;
}

/** Run the benchmark of asking and print its table; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg !== "--misses")) {
    process.stderr.write(usage);
    return 2;
  }
  const outDir = resolve("website/build");
  const { pages } = await openQuire(outDir);
  const places = new Set(
    pages.flatMap(({ path, sections }) => [
      path,
      `${path}#`,
      ...sections.map(({ anchor }) => `${path}#${anchor}`),
    ]),
  );
  const isThere = (path: string, anchor: string | undefined) =>
    places.has(anchor === undefined ? path : `${path}#${anchor}`);
  const { questions, left } = readQuestions(resolve("website/ask/questions.yml"), isThere);
  const library = openSearch(outDir);
  await library.load();
  const asked: Asked[] = [];
  for (const question of questions) {
    const start = performance.now();
    const given = await answer(library, question.q);
    asked.push({ question, answer: given, milliseconds: performance.now() - start });
  }
  print(
    `${questions.length} questions, ${questions.filter(({ answers }) => !answers).length} of them not answered.`,
  );
  if (left.length > 0) print(`Left out, as their answer is not in the site: ${left.join(" ")}`);
  print(
    markdownTable(
      ["", "right first", "right in three", "page in three", "declined", "wrongly declined", "ms", "ms, p95"],
      [
        row("all", asked),
        row(
          "fitted",
          asked.filter(({ question }) => !question.heldOut),
        ),
        row(
          "held out",
          asked.filter(({ question }) => question.heldOut),
        ),
        ["goal", "80.0 %", "93.0 %", "", "90.0 %", "≤ 5.0 %", "", ""],
      ],
    ),
  );
  if (args.includes("--misses")) print(misses(asked));
  return 0;
}

function row(name: string, asked: readonly Asked[]): string[] {
  const known = asked.filter(({ question }) => question.answers);
  const unknown = asked.filter(({ question }) => !question.answers);
  const times = asked.map(({ milliseconds }) => milliseconds);
  const right = ({ question, answer: { sources, status } }: Asked, most: number) =>
    status === "answered" &&
    sources.slice(0, most).some(({ path, anchor }) => answersIt(question, path, anchor));
  const page = ({ question, answer: { sources, status } }: Asked) =>
    status === "answered" &&
    sources.some(({ path }) => question.answers!.some((place) => place.split("#")[0] === path));
  return [
    name,
    percent(known.filter((one) => right(one, 1)).length / known.length),
    percent(known.filter((one) => right(one, 3)).length / known.length),
    percent(known.filter(page).length / known.length),
    percent(unknown.filter(({ answer: { status } }) => status !== "answered").length / unknown.length),
    percent(known.filter(({ answer: { status } }) => status !== "answered").length / known.length),
    median(times).toFixed(0),
    percentile95(times)!.toFixed(0),
  ];
}

function misses(asked: readonly Asked[]): string {
  return asked
    .filter(({ question }) => !question.heldOut)
    .flatMap(({ question, answer: { status, sources } }) => {
      const found = sources.map(({ path, anchor }) => `${path}#${anchor}`);
      const rank = 1 + sources.findIndex(({ path, anchor }) => answersIt(question, path, anchor));
      const isAnswered = status === "answered";
      if (question.answers ? isAnswered && rank === 1 : !isAnswered) return [];
      const given = !isAnswered ? "declined" : rank > 0 ? `right at ${rank}` : "answered";
      return [`${question.q} (${given})\n  found  ${found.join(" ")}`];
    })
    .join("\n");
}

const print = (text: string) => process.stdout.write(`${text}\n\n`);
