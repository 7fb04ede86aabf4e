import type { SearchHit } from "../search/api.ts";
import type { QueryWord } from "../search/query.ts";
import type { Answer, AnswerPart, AnswerSource, AskOptions, NextQuestion, Subject } from "./answer.ts";
import { findPages, type Library } from "./candidates.ts";
import { chooseBlocks } from "./choose.ts";
import { clausesOf, isQuestion, questionAlone, questionsIn } from "./clauses.ts";
import { everyday } from "./everyday-words.ts";
import type { Asked } from "./evidence.ts";
import { subjectOf, withSubject } from "./follow-up.ts";
import { asOffered, questionOf } from "./next-questions.ts";
import { isOfOthers } from "./others.ts";
import { type Passage, rankPassages } from "./passages.ts";
import { gistOf, phrasingOf } from "./phrasing.ts";
import { askedOf, readQuestion, taskOf } from "./question.ts";
import { partBlocks, sectionMarkdown } from "./section-blocks.ts";
import { isAnswered, type Verdict, verdictOf } from "./verdict.ts";
import { wordMarks } from "./word-marks.ts";

/** Sections an answer is made of, at most. */
const MOST_PARTS = 3;
/** Sections that a language model is given. */
const MOST_SECTIONS = 6;
const MOST_NEXT = 4;
/** A further section is shown when it is about as likely as the first. */
const NEAR_FIRST = 1.6;

/** What was found for a question, before it is put into an answer. */
export interface Findings {
  question: string;
  asked: Asked;
  words: readonly QueryWord[];
  ranked: readonly Passage[];
  /** What speaks for it being answered; undefined when nothing was found. */
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
  const { text: question, asked: said, form, isOutside, isIdle } = readQuestion(typed);
  const text = askedOf(said, await library.siteName(options.versions));
  const first = await library.understand(whole(text), options.versions, everyday);
  const told = first.query.words.filter(({ isStop, isWeak }) => !isStop && !isWeak);
  const full = withSubject(text, told, options.subject);
  const { query, slots, rarities, rarityOf } =
    full === text ? first : await library.understand(whole(full), options.versions, everyday);
  const verb = taskOf(text);
  const asked: Asked = {
    form,
    isOutside,
    isStatement: form === "topic" || ((form === "error" || form === "compare") && !isQuestion(text)),
    phrasing: phrasingOf(full),
    gist: gistOf(full),
    marks: wordMarks(slots),
    rarities: rarities.map((rarity) => rarity ** EVENNESS),
    rarityOf: (term) => rarityOf(term) ** EVENNESS,
    hasName: query.words.some(({ isName }) => isName),
    task: query.words.findIndex(({ typed: word }) => word.toLowerCase() === verb),
  };
  // Words such as "why" and "it" alone ask for nothing.
  const isAsked = options.at !== undefined || (!isIdle && query.words.some(({ isStop }) => !isStop));
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
 * Find what answers a text: each of the questions in it in turn, and first all of it where one of them has no answer;
 * where nothing answers all of it, the clause of a message that says most.
 *
 * @returns at least one, and no further one that is not answered
 * @throws SearchFailure when the index cannot be loaded
 */
async function findAnswers(library: Library, typed: string, options: AskOptions): Promise<Findings[]> {
  // Titles and headings alone would find other pages, and decline more.
  await library.load(options.versions);
  const whole = await findAnswer(library, typed, options);
  const isWhole = isAnswered(whole.verdict);
  const { asked: text, isIdle } = readQuestion(typed);
  if (options.at || whole.words.length === 0 || isIdle) return [whole];
  const alone = questionAlone(text);
  if (alone) {
    const one = await findAnswer(library, alone.question, options);
    const says = one.words.filter(({ isStop, isWeak }) => !isStop && !isWeak).length;
    const isSure = says > 1 || (isAnswered(one.verdict) && (!isWhole || one.asked.form === "define"));
    if (says >= (alone.refers ? SAYS_ALL : 1) && isSure) return [one];
  }
  const questions = questionsIn(text);
  if (questions.length > 1) {
    const each: Findings[] = [];
    let { subject } = options;
    for (const question of questions) {
      const one = await findAnswer(library, question, { ...options, subject });
      if (!isAnswered(one.verdict)) break;
      each.push(one);
      subject = subjectOf(one.words, one.asked.task);
    }
    if (each.length === questions.length || !isWhole) return each.length === 0 ? [whole] : each;
    return [whole, ...each];
  }
  if (isWhole) return [whole];
  let best = whole;
  for (const clause of clausesOf(text)) {
    const one = await findAnswer(library, clause, options);
    // Other programs say the like: only what a heading or an author's question says is known to be meant.
    const { asked, exact } = one.ranked[0]?.evidence ?? { asked: 0, exact: 0 };
    if (!isAnswered(one.verdict) || Math.max(asked, exact) < MEANT) continue;
    if (best === whole || one.ranked[0]!.score > best.ranked[0]!.score) best = one;
  }
  return [best];
}

/** With so many words that mean something, *it* and the like refer to one of these. */
const SAYS_ALL = 4;

/** How like a clause of a message a heading or a question of an author is that means it. */
const MEANT = 0.6;

/** A question as one that is typed to its end: its last word is no beginning of others, whether or not a sign follows. */
const whole = (text: string) => `${text} `;

/** How much more rare words count than common ones: 0 for all alike, 1 as rare as they are. */
const EVENNESS = 0.8;

/**
 * Answer a question from the documentation, in its own words.
 *
 * @throws SearchFailure when the index cannot be loaded
 */
export async function answer(library: Library, typed: string, options: AskOptions = {}): Promise<Answer> {
  const all = await findAnswers(library, typed, options);
  const [found] = all as [Findings, ...Findings[]];
  const question = readQuestion(typed).text;
  const subject = subjectOf(found.words, found.asked.task);
  if (question === "") return { question, status: "empty", parts: [], sources: [], next: [], subject };
  const chosen = inTurns(all, options.at, MOST_PARTS);
  const sources = chosen.map(({ passage }) => sourceOf(passage));
  if (!isAnswered(found.verdict) && !options.at)
    return {
      question,
      status: "declined",
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

/** What a language model is given to answer from. */
export interface Material {
  isAnswered: boolean;
  sections: { source: AnswerSource; markdown: string }[];
  subject: Subject;
}

/**
 * Find the sections that answer a question, with their text, for a model to write from.
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
    inTurns(all, options.at, MOST_SECTIONS).map(async ({ passage }) => ({
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

/** A passage that is shown or named. */
interface Chosen {
  passage: Passage;
  /** The question it was found for. */
  asked: Asked;
  /** It is the best for that question. */
  isFirst: boolean;
  /** It is about as likely as the best. */
  isNear: boolean;
}

/** The best passages, no two from one section: of each question the first, then of each the second, and so on. */
function inTurns(all: readonly Findings[], at: AnswerSource | undefined, most: number): Chosen[] {
  const chosen: Chosen[] = [];
  const isTaken = ({ hit, section }: Passage) =>
    chosen.some(({ passage }) => passage.hit.path === hit.path && passage.section.anchor === section.anchor);
  const lists = all.map(({ ranked, asked }) => ({ passages: withPlace(ranked, at, most), asked }));
  for (let place = 0; place < most; place++) {
    for (const { passages, asked } of lists) {
      const passage = passages[place];
      if (!passage || isTaken(passage)) continue;
      const isNear = passage.score >= passages[0]!.score - NEAR_FIRST;
      chosen.push({ passage, asked, isFirst: place === 0, isNear });
    }
  }
  return chosen.slice(0, most);
}

/** The best passages; the place a question was offered with before all. */
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

/** What the other sections of the pages answer, those after the section that was shown first. */
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
      if (next.length >= MOST_NEXT) return next;
    }
  }
  return next;
}
