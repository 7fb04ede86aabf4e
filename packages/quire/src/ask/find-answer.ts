import type { QueryWord } from "../search/query.ts";
import { termsOfWord } from "../search/words.ts";
import type { AskOptions, Subject } from "./answer.ts";
import { findPages, type Library } from "./candidates.ts";
import { clausesOf, isQuestion, questionAlone, questionsIn } from "./clauses.ts";
import { findCompared } from "./compared.ts";
import { everyday } from "./everyday-words.ts";
import type { Asked } from "./evidence.ts";
import { subjectOf, withSubject } from "./follow-up.ts";
import { identifiersAsked } from "./identifiers.ts";
import { isOfOthers } from "./others.ts";
import { type Passage, rankPassages } from "./passages.ts";
import { gistOf, phrasingOf, turnsOf } from "./phrasing.ts";
import { formOf, productOf, readQuestion, spelledForSite, taskOf } from "./question.ts";
import { respelled } from "./respelled.ts";
import { isTask } from "./tasks.ts";
import { sentencesIn } from "./text-words.ts";
import { isAnswered, type Verdict, verdictOf } from "./verdict.ts";
import { wordMarks } from "./word-marks.ts";

/** Everything found for one question, before an answer is put together. */
export interface Findings {
  /** What was compared with something else and is defined here, as it was typed. */
  compared?: string;
  asked: Asked;
  words: readonly QueryWord[];
  /** Its topic, for the questions that follow. */
  subject: Subject;
  ranked: readonly Passage[];
  /** Evidence on whether the documentation answers the question at all; undefined if no section was found. */
  verdict: Verdict | undefined;
}

/**
 * Find the sections that answer a question.
 *
 * @throws SearchFailure when the index cannot be loaded
 */
export async function findAnswer(
  library: Library,
  typed: string,
  options: AskOptions = {},
): Promise<Findings> {
  const { bare, isOutside, smallTalk } = readQuestion(typed);
  const siteName = await library.siteName(options.versions);
  const spelled = spelledForSite(bare, siteName);
  const engine = await library.engine(options.versions, everyday);
  const text = respelled(spelled, engine.understand(whole(spelled)).corrected);
  const first = engine.understand(whole(text));
  const told = first.query.words.filter(({ isStop, isWeak }) => !isStop && !isWeak);
  const { text: full, isEnd } = withSubject(text, told, options.subject);
  const { query, slots, rarities } = full === text ? first : engine.understand(whole(full));
  // What goes on with the question before asks for the same kind of answer.
  const meant = isEnd ? full : text;
  const form = formOf(meant);
  const verb = taskOf(meant);
  const product = productOf(siteName);
  const dampened = (term: string) => engine.rarity.of(term) ** RARITY_EXPONENT;
  const asked: Asked = {
    form,
    isHow: form === "how" || (form === "topic" && isTask(meant)),
    isOutside,
    isStatement: form === "topic" || ((form === "error" || form === "compare") && !isQuestion(meant)),
    phrasing: new Set(phrasingOf(sentencesIn(full))),
    gist: gistOf(full),
    // A whole sentence says so in other words as well.
    turns: form === "topic" ? turnsOf(sentencesIn(full)) : [],
    isBare: sentencesIn(full).every((one) =>
      one.every(({ isStop, isEverywhere }) => !isStop || isEverywhere),
    ),
    marks: wordMarks(slots),
    rarities: rarities.map((rarity) => rarity ** RARITY_EXPONENT),
    rarityOf: dampened,
    product: product && termsOfWord(product).whole,
    hasName: query.words.some(({ isName }) => isName),
    task: query.words.findIndex(({ typed: word }) => word.toLowerCase() === verb),
    identifiers: identifiersAsked(text, form, query.words, dampened),
  };
  // A question of nothing but words such as "why" and "it" asks for nothing.
  const isAsked = options.at !== undefined || (!smallTalk && query.words.some(({ isStop }) => !isStop));
  const pages = isAsked ? await findPages(library, engine, whole(full), query.words) : [];
  const ranked = rankPassages(pages, asked, options.reading?.path);
  return {
    asked,
    words: query.words,
    subject: subjectOf(query.words, asked.task, isEnd ? options.subject!.asked : full),
    ranked,
    verdict: verdictOf(
      slots,
      rarities,
      { ...asked, isOutside: isOutside || isOfOthers(text, query.words, asked, ranked) },
      ranked,
    ),
  };
}

/**
 * Answer a text that may hold several questions: each in turn, preceded by the text as a whole if one of them has
 * no answer. If nothing answers the whole text, it is split into clauses, and the best one is used.
 *
 * @returns all but the first are answered
 * @throws SearchFailure when the index cannot be loaded
 */
export async function findAnswers(
  library: Library,
  typed: string,
  options: AskOptions,
): Promise<[Findings, ...Findings[]]> {
  // With titles and headings alone, other pages would be found and more questions declined.
  await library.load(options.versions);
  const find: Find = (question, subject = options.subject) =>
    findAnswer(library, question, { ...options, subject });
  const whole = await find(typed);
  const { bare: text, smallTalk } = readQuestion(typed);
  if (options.at || whole.words.length === 0 || smallTalk) return [whole];
  const alone = await findAlone(find, text, whole);
  if (alone) return [alone];
  const spelled = spelledForSite(text, await library.siteName(options.versions));
  const compared = await findCompared(spelled, whole, (one) =>
    findAnswer(library, one, { ...options, subject: undefined }),
  );
  if (compared) return compared;
  const questions = questionsIn(text);
  if (questions.length > 1) {
    const [first, ...more] = await findEach(find, questions);
    if (!first) return [whole];
    const isEnough = more.length + 1 === questions.length || !isAnswered(whole.verdict);
    return isEnough ? [first, ...more] : [whole, first, ...more];
  }
  return [isAnswered(whole.verdict) ? whole : ((await findBestClause(find, text)) ?? whole)];
}

/** Finds what answers a question, which may go on with the one before: by default, with that of the conversation. */
type Find = (question: string, before?: Subject) => Promise<Findings>;

/**
 * Answer the only question among the sentences of a text; undefined if there is none, or if it needs the other
 * sentences to be understood.
 */
async function findAlone(find: Find, text: string, whole: Findings): Promise<Findings | undefined> {
  const alone = questionAlone(text);
  if (!alone) return undefined;
  const found = await find(alone.question);
  const says = found.words.filter(({ isStop, isWeak }) => !isStop && !isWeak).length;
  const isBetter = !isAnswered(whole.verdict) || found.asked.form === "define";
  const isSure = says > 1 || (isAnswered(found.verdict) && isBetter);
  return says >= (alone.refers ? SELF_CONTAINED_WORDS : 1) && isSure ? found : undefined;
}

/** Answer questions in turn, each of which may refer to the one before, up to the first without an answer. */
async function findEach(find: Find, questions: readonly string[]): Promise<Findings[]> {
  const answered: Findings[] = [];
  for (const question of questions) {
    const found = await find(question, answered.at(-1)?.subject);
    if (!isAnswered(found.verdict)) break;
    answered.push(found);
  }
  return answered;
}

/** Answer the clause of a message that matches best; undefined if none is answered. */
async function findBestClause(find: Find, text: string): Promise<Findings | undefined> {
  let best: Findings | undefined;
  for (const clause of clausesOf(text)) {
    const found = await find(clause);
    // Other programs print similar messages: only a match in a heading or an author's question is trusted.
    const { asked, exact } = found.ranked[0]?.evidence ?? { asked: 0, exact: 0 };
    if (!isAnswered(found.verdict) || Math.max(asked, exact) < MIN_CLAUSE_MATCH) continue;
    if (!best || found.ranked[0]!.score > best.ranked[0]!.score) best = found;
  }
  return best;
}

/** A question with this many meaningful words uses "it" for one of them, not for something said before. */
const SELF_CONTAINED_WORDS = 4;

/** How well a heading or an author's question must match a clause of a message for it to be trusted. */
const MIN_CLAUSE_MATCH = 0.6;

/**
 * A question is not a search that is still being typed: the trailing space keeps its last word from matching as a
 * prefix.
 */
const whole = (text: string) => `${text} `;

/** Exponent that dampens the rarity of words: 0 would weigh all alike, 1 leaves rarities as they are. */
const RARITY_EXPONENT = 0.8;
