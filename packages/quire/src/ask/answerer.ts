import type { SearchHit } from "../search/api.ts";
import type { QueryWord } from "../search/query.ts";
import type { Answer, AnswerPart, AnswerSource, AskOptions, NextQuestion, Subject } from "./answer.ts";
import { findPages, type Library } from "./candidates.ts";
import { chooseBlocks } from "./choose.ts";
import { clausesOf, isQuestion, questionAlone, questionsIn } from "./clauses.ts";
import { everyday } from "./everyday-words.ts";
import type { Asked } from "./evidence.ts";
import { subjectOf, withSubject } from "./follow-up.ts";
import { identifiersAsked } from "./identifiers.ts";
import { asOffered, questionOf } from "./next-questions.ts";
import { isOfOthers } from "./others.ts";
import { type Passage, rankPassages } from "./passages.ts";
import { gistOf, phrasingOf } from "./phrasing.ts";
import { askedOf, readQuestion, taskOf } from "./question.ts";
import { partBlocks, sectionMarkdown } from "./section-blocks.ts";
import { isTask } from "./tasks.ts";
import { isAnswered, type Verdict, verdictOf } from "./verdict.ts";
import { wordMarks } from "./word-marks.ts";

/** Maximum number of sections in an answer. */
const MAX_PARTS = 3;
/** Maximum number of sections given to a language model. */
const MAX_SECTIONS = 6;
const MAX_SUGGESTIONS = 4;
/** A further section is shown if its score is at most this much below that of the first. */
const MAX_SCORE_GAP = 1.6;

/** Everything found for one question, before an answer is put together. */
export interface Findings {
  question: string;
  asked: Asked;
  words: readonly QueryWord[];
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
  const { text: question, asked: said, form, isOutside, smallTalk } = readQuestion(typed);
  const text = askedOf(said, await library.siteName(options.versions));
  const first = await library.understand(whole(text), options.versions, everyday);
  const told = first.query.words.filter(({ isStop, isWeak }) => !isStop && !isWeak);
  const full = withSubject(text, told, options.subject);
  const { query, slots, rarities, rarityOf } =
    full === text ? first : await library.understand(whole(full), options.versions, everyday);
  const verb = taskOf(text);
  const dampened = (term: string) => rarityOf(term) ** RARITY_EXPONENT;
  const asked: Asked = {
    form,
    isHow: form === "how" || (form === "topic" && isTask(text)),
    isOutside,
    isStatement: form === "topic" || ((form === "error" || form === "compare") && !isQuestion(text)),
    phrasing: phrasingOf(full),
    gist: gistOf(full),
    marks: wordMarks(slots),
    rarities: rarities.map((rarity) => rarity ** RARITY_EXPONENT),
    rarityOf: dampened,
    hasName: query.words.some(({ isName }) => isName),
    task: query.words.findIndex(({ typed: word }) => word.toLowerCase() === verb),
    identifiers: identifiersAsked(text, form, query.words, dampened),
  };
  // A question of nothing but words such as "why" and "it" asks for nothing.
  const isAsked = options.at !== undefined || (!smallTalk && query.words.some(({ isStop }) => !isStop));
  const pages = isAsked ? await findPages(library, whole(full), query.words, options.versions) : [];
  const ranked = rankPassages(pages, asked, options.reading);
  return {
    question,
    asked,
    words: query.words,
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
 * @returns at least one result; all but the first are answered
 * @throws SearchFailure when the index cannot be loaded
 */
async function findAnswers(library: Library, typed: string, options: AskOptions): Promise<Findings[]> {
  // With titles and headings alone, other pages would be found and more questions declined.
  await library.load(options.versions);
  const whole = await findAnswer(library, typed, options);
  const { asked: text, smallTalk } = readQuestion(typed);
  if (options.at || whole.words.length === 0 || smallTalk) return [whole];
  const alone = await findAlone(library, text, options, whole);
  if (alone) return [alone];
  const questions = questionsIn(text);
  if (questions.length > 1) {
    const each = await findEach(library, questions, options);
    if (each.length === questions.length || !isAnswered(whole.verdict))
      return each.length === 0 ? [whole] : each;
    return [whole, ...each];
  }
  return [isAnswered(whole.verdict) ? whole : ((await findBestClause(library, text, options)) ?? whole)];
}

/**
 * Answer the only question among the sentences of a text; undefined if there is none, or if it needs the other
 * sentences to be understood.
 */
async function findAlone(
  library: Library,
  text: string,
  options: AskOptions,
  whole: Findings,
): Promise<Findings | undefined> {
  const alone = questionAlone(text);
  if (!alone) return undefined;
  const found = await findAnswer(library, alone.question, options);
  const says = found.words.filter(({ isStop, isWeak }) => !isStop && !isWeak).length;
  const isBetter = !isAnswered(whole.verdict) || found.asked.form === "define";
  const isSure = says > 1 || (isAnswered(found.verdict) && isBetter);
  return says >= (alone.refers ? SELF_CONTAINED_WORDS : 1) && isSure ? found : undefined;
}

/** Answer questions in turn, each of which may refer to the one before, up to the first without an answer. */
async function findEach(
  library: Library,
  questions: readonly string[],
  options: AskOptions,
): Promise<Findings[]> {
  const answered: Findings[] = [];
  let { subject } = options;
  for (const question of questions) {
    const found = await findAnswer(library, question, { ...options, subject });
    if (!isAnswered(found.verdict)) break;
    answered.push(found);
    subject = subjectOf(found.words, found.asked.task);
  }
  return answered;
}

/** Answer the clause of a message that matches best; undefined if none is answered. */
async function findBestClause(
  library: Library,
  text: string,
  options: AskOptions,
): Promise<Findings | undefined> {
  let best: Findings | undefined;
  for (const clause of clausesOf(text)) {
    const found = await findAnswer(library, clause, options);
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

/**
 * Answer a question from the documentation, in its own words.
 *
 * @throws SearchFailure when the index cannot be loaded
 */
export async function answer(library: Library, typed: string, options: AskOptions = {}): Promise<Answer> {
  const all = await findAnswers(library, typed, options);
  const [found] = all as [Findings, ...Findings[]];
  const { text: question, smallTalk } = readQuestion(typed);
  const subject = subjectOf(found.words, found.asked.task);
  if (question === "") return { question, status: "empty", parts: [], sources: [], next: [], subject };
  const chosen = inTurns(all, options.at, MAX_PARTS);
  const sources = chosen.map(({ passage }) => sourceOf(passage));
  if (!isAnswered(found.verdict) && !options.at)
    return {
      question,
      status: smallTalk ?? "declined",
      parts: [],
      sources,
      next: [],
      subject: options.subject ?? subject,
    };
  const shown = chosen.filter(({ isNear }) => isNear);
  const parts = await Promise.all(
    shown.map(async ({ passage, asked, isFirst }): Promise<AnswerPart> => {
      const blocks = await partBlocks(library, passage);
      return { source: sourceOf(passage), blocks: chooseBlocks(blocks, asked, isFirst) };
    }),
  );
  return {
    question,
    status: "answered",
    parts: parts.filter(({ blocks }) => blocks.length > 0),
    sources,
    next: nextQuestions(
      found.ranked,
      shown.map(({ passage }) => passage),
      options,
    ),
    subject,
  };
}

/** The sections a language model answers from. */
export interface Material {
  isAnswered: boolean;
  sections: { source: AnswerSource; markdown: string }[];
  subject: Subject;
}

/**
 * Find the sections for a language model to answer from, as Markdown.
 *
 * @throws SearchFailure when the index cannot be loaded
 */
export async function answerMaterial(
  library: Library,
  typed: string,
  options: AskOptions = {},
): Promise<Material> {
  const all = await findAnswers(library, typed, options);
  const [{ verdict, words, asked }] = all as [Findings, ...Findings[]];
  const sections = await Promise.all(
    inTurns(all, options.at, MAX_SECTIONS).map(async ({ passage }) => ({
      source: sourceOf(passage),
      markdown: await sectionMarkdown(library, passage),
    })),
  );
  return {
    isAnswered: isAnswered(verdict) || options.at !== undefined,
    sections,
    subject: subjectOf(words, asked.task),
  };
}

/** A passage selected for the answer or its list of sources. */
interface Chosen {
  passage: Passage;
  /** The question it was found for. */
  asked: Asked;
  /** Whether it is the best one for that question. */
  isFirst: boolean;
  /** Whether its score is close enough to the best to be shown. */
  isNear: boolean;
}

/**
 * Select the best passages, round-robin over the questions and without repeating a section: the best of each
 * question, then the second best of each, and so on.
 */
function inTurns(all: readonly Findings[], at: AnswerSource | undefined, most: number): Chosen[] {
  const chosen: Chosen[] = [];
  const isTaken = ({ hit, section }: Passage) =>
    chosen.some(({ passage }) => passage.hit.path === hit.path && passage.section.anchor === section.anchor);
  const lists = all.map(({ ranked, asked }) => ({ passages: withPlace(ranked, at, most), asked }));
  for (let place = 0; place < most; place++) {
    for (const { passages, asked } of lists) {
      const passage = passages[place];
      if (!passage || isTaken(passage)) continue;
      const isNear = passage.score >= passages[0]!.score - MAX_SCORE_GAP;
      chosen.push({ passage, asked, isFirst: place === 0, isNear });
    }
  }
  return chosen.slice(0, most);
}

/** The best passages, preceded by the section that the question was suggested with. */
function withPlace(ranked: readonly Passage[], at: AnswerSource | undefined, most: number): Passage[] {
  const own = at && ranked.find(({ hit, section }) => hit.path === at.path && section.anchor === at.anchor);
  return [...(own ? [own] : []), ...ranked.filter((passage) => passage !== own)].slice(0, most);
}

function sourceOf({ hit, section }: Passage): AnswerSource {
  return {
    path: hit.path,
    anchor: section.anchor,
    title: hit.title.text,
    context: hit.context.at(-1) ?? "",
    headings: section.headings,
    version: hit.version,
  };
}

/** Suggest questions that other sections of the shown pages answer. */
function nextQuestions(
  ranked: readonly Passage[],
  shown: readonly Passage[],
  { at }: AskOptions,
): NextQuestion[] {
  const next: NextQuestion[] = [];
  const pages: SearchHit[] = [...new Set(shown.map(({ hit }) => hit))];
  for (const page of pages) {
    for (const passage of ranked) {
      const { section } = passage;
      const heading = section.headings.at(-1);
      if (passage.hit !== page || shown.includes(passage) || heading === undefined) continue;
      const own = section.questions?.find((question) => question.endsWith("?"));
      const text = questionOf(heading) ?? (own && asOffered(own));
      const source = sourceOf(passage);
      const known =
        next.some((one) => one.text === text) || (at?.path === source.path && at.anchor === source.anchor);
      if (text !== undefined && !known) next.push({ text, source });
      if (next.length >= MAX_SUGGESTIONS) return next;
    }
  }
  return next;
}
