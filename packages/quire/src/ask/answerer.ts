import { asksAboutPage, pageInBrief } from "./about-page.ts";
import {
  type Answer,
  type AnswerBlock,
  type AnswerPart,
  type AnswerSource,
  type AskOptions,
  isSamePlace,
  type NextQuestion,
  type Subject,
} from "./answer.ts";
import { type Library, twinOf } from "./candidates.ts";
import { chooseBlocks } from "./choose.ts";
import type { Asked } from "./evidence.ts";
import { type Findings, findAnswers } from "./find-answer.ts";
import { asOffered, questionOf } from "./next-questions.ts";
import { isSameSection, type Passage } from "./passages.ts";
import { readQuestion } from "./question.ts";
import { availabilityOf, partBlocks, sectionLinks, sectionMarkdown } from "./twin-section.ts";
import { isAnswered } from "./verdict.ts";

/** Maximum number of sections in an answer. */
const MAX_PARTS = 3;
/** Maximum number of sections given to a language model. */
const MAX_SECTIONS = 6;
const MAX_SUGGESTIONS = 4;
/** A further section is shown if its score is at most this much below that of the first. */
const MAX_SCORE_GAP = 1.6;

/**
 * Answer a question from the documentation, in its own words.
 *
 * @throws SearchFailure when the index cannot be loaded
 */
export async function answer(library: Library, typed: string, options: AskOptions = {}): Promise<Answer> {
  const { text: question, smallTalk } = readQuestion(typed);
  const page = pageAsked(question, options);
  const brief = page ? pageInBrief(await twinOf(library, page.path)) : [];
  if (page && brief.length > 0) return answerOf(page, question, brief);
  const all = await findAnswers(library, typed, options);
  const [found] = all;
  const subject = found.subject;
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
  const parts = await Promise.all(shown.map((one) => partOf(library, one)));
  return {
    question,
    status: "answered",
    parts: parts.filter(({ blocks }) => blocks.length > 0),
    sources,
    next: nextQuestions(
      all.filter((one) => one === found || one.compared !== undefined).flatMap(({ ranked }) => ranked),
      shown.map(({ passage }) => passage),
      options.at,
    ),
    subject,
  };
}

/** The part of an answer that a section gives. */
async function partOf(library: Library, { passage, asked, isFirst, about }: Chosen): Promise<AnswerPart> {
  const { hit, section } = passage;
  const twin = await twinOf(library, hit.path);
  const own = chooseBlocks(partBlocks(twin, section), asked, isFirst, hit.title.text);
  // How something is done is not said in an introduction, but below it.
  const isIntroduction = section.headings.length === 0 && (asked.isHow || asked.form === "topic");
  const below = isFirst && isIntroduction ? sectionLinks((await library.passages(hit)).sections) : [];
  return { source: sourceOf(passage), about, availability: availabilityOf(twin), blocks: [...own, ...below] };
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
  const page = pageAsked(readQuestion(typed).text, options);
  const markdown = page && (await twinOf(library, page.path));
  if (page && markdown)
    return { isAnswered: true, sections: [{ source: page, markdown }], subject: subjectOfPage(page) };
  const all = await findAnswers(library, typed, options);
  const [{ verdict, subject }] = all;
  const sections = await Promise.all(
    inTurns(all, options.at, MAX_SECTIONS).map(async ({ passage }) => ({
      source: sourceOf(passage),
      markdown: sectionMarkdown(await twinOf(library, passage.hit.path), passage.section),
    })),
  );
  return {
    isAnswered: isAnswered(verdict) || options.at !== undefined,
    sections,
    subject,
  };
}

/** The page being read, if that is what a question is about. */
function pageAsked(question: string, { reading, at }: AskOptions): AnswerSource | undefined {
  return !at && asksAboutPage(question) ? reading : undefined;
}

/** The answer that a single section gives. */
function answerOf(source: AnswerSource, question: string, blocks: AnswerBlock[]): Answer {
  const subject = subjectOfPage(source);
  return { question, status: "answered", parts: [{ source, blocks }], sources: [source], next: [], subject };
}

const subjectOfPage = ({ title }: AnswerSource): Subject => ({
  about: title,
  all: title,
  asked: "",
});

/** A passage selected for the answer or its list of sources. */
interface Chosen {
  passage: Passage;
  /** The question it was found for. */
  asked: Asked;
  /** Whether it is the best one for that question. */
  isFirst: boolean;
  /** Whether its score is close enough to the best to be shown. */
  isNear: boolean;
  /** What it defines, if that is compared with something else. */
  about?: string;
}

/**
 * Select the best passages, round-robin over the questions and without repeating a section: the best of each
 * question, then the second best of each, and so on.
 */
function inTurns(all: readonly Findings[], at: AnswerSource | undefined, most: number): Chosen[] {
  const chosen: Chosen[] = [];
  const isTaken = (one: Passage) => chosen.some(({ passage }) => isSameSection(passage, one));
  // Of each thing that is compared, only the section that defines it.
  const lists = all.map(({ ranked, asked, compared }) => ({
    passages: withPlace(ranked, at, compared === undefined ? most : 1),
    asked,
    about: compared,
  }));
  for (let place = 0; place < most; place++) {
    for (const { passages, asked, about } of lists) {
      const passage = passages[place];
      if (!passage || isTaken(passage)) continue;
      const isNear = passage.score >= passages[0]!.score - MAX_SCORE_GAP;
      chosen.push({ passage, asked, isFirst: place === 0, isNear, about });
    }
  }
  return chosen.slice(0, most);
}

/** The best passages, preceded by the section that the question was suggested with. */
function withPlace(ranked: readonly Passage[], at: AnswerSource | undefined, most: number): Passage[] {
  const own = at && ranked.find((passage) => isSamePlace(sourceOf(passage), at));
  return [...(own ? [own] : []), ...ranked.filter((passage) => passage !== own)].slice(0, most);
}

function sourceOf({ hit, section }: Passage): AnswerSource {
  return {
    path: hit.path,
    anchor: section.anchor,
    title: hit.title.text,
    context: hit.context.at(-1) ?? "",
    headings: section.headings,
  };
}

/** Suggest questions that other sections of the shown pages answer. */
function nextQuestions(
  ranked: readonly Passage[],
  shown: readonly Passage[],
  at: AnswerSource | undefined,
): NextQuestion[] {
  const next: NextQuestion[] = [];
  const pages = new Set(shown.map(({ hit }) => hit));
  const others = ranked.filter((passage) => !shown.includes(passage));
  for (const passage of [...pages].flatMap((page) => others.filter(({ hit }) => hit === page))) {
    const { headings, questions } = passage.section;
    const heading = headings.at(-1);
    if (heading === undefined) continue;
    const own = questions?.find((question) => question.endsWith("?"));
    const text = questionOf(heading) ?? (own && asOffered(own));
    const source = sourceOf(passage);
    const isKnown = next.some((one) => one.text === text) || (at && isSamePlace(at, source));
    if (text !== undefined && !isKnown) next.push({ text, source });
    if (next.length >= MAX_SUGGESTIONS) break;
  }
  return next;
}
