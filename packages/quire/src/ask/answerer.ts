import type { SearchHit } from "../search/api.ts";
import type { QueryWord } from "../search/query.ts";
import type { Answer, AnswerPart, AnswerSource, AskOptions, NextQuestion, Subject } from "./answer.ts";
import { findPages, type Library } from "./candidates.ts";
import { chooseBlocks } from "./choose.ts";
import { everyday } from "./everyday-words.ts";
import type { Asked } from "./evidence.ts";
import { subjectOf, withSubject } from "./follow-up.ts";
import { asOffered, questionOf } from "./next-questions.ts";
import { type Passage, rankPassages } from "./passages.ts";
import { phrasingOf } from "./phrasing.ts";
import { readQuestion, taskOf } from "./question.ts";
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
  const { text, form, isOutside, isIdle } = readQuestion(typed);
  const first = await library.understand(whole(text), options.versions, everyday);
  const told = first.query.words.filter(({ isStop, isWeak }) => !isStop && !isWeak);
  const full = withSubject(text, told, options.subject);
  const { query, slots, rarities, rarityOf } =
    full === text ? first : await library.understand(whole(full), options.versions, everyday);
  const verb = taskOf(text);
  const asked: Asked = {
    form,
    isOutside,
    phrasing: phrasingOf(full),
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
    question: text,
    asked,
    words: query.words,
    ranked,
    verdict: verdictOf(slots, rarities, asked, ranked),
  };
}

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
  const found = await findAnswer(library, typed, options);
  const { question, ranked, words, asked } = found;
  const subject = subjectOf(words, asked.task);
  if (question === "") return { question, status: "empty", parts: [], sources: [], next: [], subject };
  const chosen = withPlace(ranked, options.at);
  const sources = chosen.map(sourceOf);
  if (!isAnswered(found.verdict) && !options.at)
    return {
      question,
      status: "declined",
      parts: [],
      sources,
      next: [],
      subject: options.subject ?? subject,
    };
  const shown = chosen.filter(({ score }) => score >= chosen[0]!.score - NEAR_FIRST);
  const parts = await Promise.all(
    shown.map(async (passage, index): Promise<AnswerPart> => {
      const blocks = await partBlocks(library, passage);
      return { source: sourceOf(passage), blocks: chooseBlocks(blocks, asked, index === 0) };
    }),
  );
  return {
    question,
    status: "answered",
    parts: parts.filter(({ blocks }) => blocks.length > 0),
    sources,
    next: nextQuestions(ranked, shown, options),
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
  const { ranked, verdict, words, asked } = await findAnswer(library, typed, options);
  const chosen = withPlace(ranked, options.at, MOST_SECTIONS);
  const sections = await Promise.all(
    chosen.map(async (passage) => ({
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

/** The best passages, no two from one section; the place a question was offered with before all. */
function withPlace(ranked: readonly Passage[], at: AnswerSource | undefined, most = MOST_PARTS): Passage[] {
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
