import { resolve } from "node:path";
import type { Library } from "../packages/quire/src/ask/candidates.ts";
import { findAnswers } from "../packages/quire/src/ask/find-answer.ts";
import { verdictWeights, weights } from "../packages/quire/src/ask/weights.ts";
import { openSearch } from "../packages/quire/src/search/node/open-search.ts";
import { type AskedQuestion, answersIt, readQuestions } from "./ask-questions.ts";
import { coordinateSearch } from "./coordinate-search.ts";
import { markdownTable, percent } from "./table.ts";

const usage = `npm run bench:fit

Fits the weights of the answerer (packages/quire/src/ask/weights.ts) to the questions of website/ask/questions.yml that
are not held out, and prints them beside those of today. Nothing is written: adopt them if the questions that are held
out are answered no worse.
`;

/** How often a question counts as it is, for one time without the questions in the pages. */
const [AS_IT_IS, WITHOUT_QUESTIONS] = [6, 1];
/** Weight of the sum of all squared weights: keeps them small where the questions do not say much. */
const PENALTY = 0.0003;
/** The verdict leans towards answering by this much. */
const LENIENCE = 0.2;
const FOLDS = 5;

/** Something that is weighed: the value of each feature, by index, and what it has beside them. */
interface Weighed {
  features: readonly number[];
  beside: number;
}

/** A question with the sections that were found. */
interface Ranking {
  sections: readonly (Weighed & { isRight: boolean })[];
  times: number;
  isHeldOut: boolean;
}

/** A question with the features of its verdict. */
interface Judged extends Weighed {
  isAnswered: boolean;
  times: number;
  isHeldOut: boolean;
}

const names = Object.keys(weights) as (keyof typeof weights)[];
const verdictNames = Object.keys(verdictWeights) as (keyof typeof verdictWeights)[];

/** Fit the weights and print the tables; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const { rankings, judged } = await collect();
  const today = names.map((name) => weights[name]);
  report("Ranking, right first of what was found", names, today, rankings, rankingLoss, (cases, numbers) => [
    percent(shareOf(cases, (one) => best(one, numbers)?.isRight === true)),
  ]);
  const verdictToday = verdictNames.map((name) => verdictWeights[name]);
  report(
    "Verdict, rightly declined and wrongly declined",
    verdictNames,
    verdictToday,
    judged,
    verdictLoss,
    (cases, numbers) =>
      [false, true].map((isAnswered) =>
        percent(
          shareOf(
            cases.filter((one) => one.isAnswered === isAnswered),
            (one) => sum(one, numbers) <= 0,
          ),
        ),
      ),
    (fitted) => fitted.map((value, index) => (verdictNames[index] === "bias" ? value + LENIENCE : value)),
  );
  return 0;
}

/** Ask all questions, with and without the questions in the pages. */
async function collect(): Promise<{ rankings: Ranking[]; judged: Judged[] }> {
  const library = openSearch(resolve("website/build"));
  await library.load();
  const { questions } = readQuestions(resolve("website/ask/questions.yml"), () => true);
  const rankings: Ranking[] = [];
  const judged: Judged[] = [];
  for (const [asked, times] of [
    [library, AS_IT_IS],
    [withoutQuestions(library), WITHOUT_QUESTIONS],
  ] as const)
    for (const question of questions) await collectOne(asked, question, times, rankings, judged);
  return { rankings, judged };
}

async function collectOne(
  library: Library,
  question: AskedQuestion,
  times: number,
  rankings: Ranking[],
  judged: Judged[],
): Promise<void> {
  const isHeldOut = question.heldOut === true;
  const [{ ranked, verdict } = { ranked: [], verdict: undefined }] = await findAnswers(
    library,
    question.q,
    {},
  );
  const sections = ranked.map(({ hit, section, evidence, score }) => {
    const features = names.map((name) => evidence[name]);
    const beside = score - names.reduce((all, name) => all + evidence[name] * weights[name], 0);
    return { features, beside, isRight: answersIt(question, hit.path, section.anchor) };
  });
  if (sections.some(({ isRight }) => isRight)) rankings.push({ sections, times, isHeldOut });
  if (!verdict) return;
  const features = verdictNames.map((name) => (name === "bias" ? 1 : verdict[name]));
  judged.push({ features, beside: 0, isAnswered: question.answers !== undefined, times, isHeldOut });
}

/** The same library, as if no author had said which questions a section answers. */
function withoutQuestions(library: Library): Library {
  return {
    load: (versions) => library.load(versions),
    engine: (versions, plain) => library.engine(versions, plain),
    twin: (path) => library.twin(path),
    siteName: (versions) => library.siteName(versions),
    async passages(hit) {
      const { names: called, sections } = await library.passages(hit);
      return { names: called, sections: sections.map((section) => ({ ...section, questions: [] })) };
    },
  };
}

const sum = ({ features, beside }: Weighed, numbers: readonly number[]) => {
  let all = beside;
  for (let index = 0; index < numbers.length; index++) all += features[index]! * numbers[index]!;
  return all;
};

const best = ({ sections }: Ranking, numbers: readonly number[]) =>
  sections.toSorted((one, other) => sum(other, numbers) - sum(one, numbers))[0];

const penaltyOf = (numbers: readonly number[]) =>
  PENALTY * numbers.reduce((all, value) => all + value ** 2, 0);

/** How unlikely a right section is, as a softmax of the scores. */
function rankingLoss(cases: readonly Ranking[], numbers: readonly number[]): number {
  let [loss, count] = [0, 0];
  for (const { sections, times } of cases) {
    let [all, right] = [0, 0];
    const scores = sections.map((section) => sum(section, numbers));
    const highest = Math.max(...scores);
    for (const [index, { isRight }] of sections.entries()) {
      const odds = Math.exp(scores[index]! - highest);
      all += odds;
      if (isRight) right += odds;
    }
    loss -= times * Math.log(Math.max(right, Number.MIN_VALUE) / all);
    count += times;
  }
  return loss / count + penaltyOf(numbers);
}

/** How unlikely the right verdict is; those to be answered weigh as much as those to be declined. */
function verdictLoss(cases: readonly Judged[], numbers: readonly number[]): number {
  const total = (wanted: boolean) =>
    cases.reduce((all, { isAnswered, times }) => all + (isAnswered === wanted ? times : 0), 0);
  const [answered, declined] = [total(true), total(false)];
  let loss = 0;
  for (const one of cases) {
    const against = (one.isAnswered ? -1 : 1) * sum(one, numbers);
    loss += (one.times / (one.isAnswered ? answered : declined) / 2) * Math.log1p(Math.exp(against));
  }
  return loss + penaltyOf(numbers);
}

/**
 * Fit, print the weights, and what they achieve: on the questions they are fitted to, on each fifth of these with
 * weights fitted to the others, and on those that are held out.
 */
function report<T extends { times: number; isHeldOut: boolean }>(
  title: string,
  called: readonly string[],
  today: readonly number[],
  cases: readonly T[],
  lossOf: (cases: readonly T[], numbers: readonly number[]) => number,
  measure: (cases: readonly T[], numbers: readonly number[]) => readonly string[],
  adjusted: (fitted: number[]) => number[] = (fitted) => fitted,
): void {
  const known = cases.filter(({ isHeldOut }) => !isHeldOut);
  const fit = (to: readonly T[]) => adjusted(coordinateSearch(today, (numbers) => lossOf(to, numbers)));
  const asIs = (some: readonly T[]) => some.filter(({ times }) => times === AS_IT_IS);
  const fitted = fit(known);
  const isIn = (fold: number) => (_: T, index: number) => index % FOLDS === fold;
  const crossed = Array.from({ length: FOLDS }, (_, fold) => {
    const numbers = fit(known.filter((one, index) => !isIn(fold)(one, index)));
    return { fold: asIs(known.filter(isIn(fold))), numbers };
  });
  const row = (name: string, some: readonly T[]) => [
    name,
    `${some.length}`,
    measure(some, today).join(", "),
    measure(some, fitted).join(", "),
  ];
  const lines = [
    row("fitted", asIs(known)),
    ...crossed.map(({ fold, numbers }, index) => [
      `fold ${index + 1}`,
      `${fold.length}`,
      measure(fold, today).join(", "),
      measure(fold, numbers).join(", "),
    ]),
    row("held out", asIs(cases.filter(({ isHeldOut }) => isHeldOut))),
  ];
  print(`${title}:\n\n${markdownTable(["", "questions", "today", "fitted"], lines)}`);
  print(
    markdownTable(
      ["weight", "today", "fitted"],
      called.map((name, index) => [name, today[index]!.toFixed(2), fitted[index]!.toFixed(2)]),
    ),
  );
}

const shareOf = <T>(cases: readonly T[], is: (one: T) => boolean) => cases.filter(is).length / cases.length;

const print = (text: string) => process.stdout.write(`${text}\n\n`);
