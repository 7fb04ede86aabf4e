import { referenceKinds, type SearchHit, type SectionText } from "../search/api.ts";
import type { CandidatePage } from "./candidates.ts";
import { isHeadedBy } from "./identifiers.ts";
import { likeness } from "./own-questions.ts";
import { type Gist, turnedIn } from "./phrasing.ts";
import type { QuestionForm } from "./question.ts";
import { ownQuestion, wordsOfSection } from "./section-words.ts";
import { sentencesIn } from "./text-words.ts";
import { coverOf, isMarked, matchText, partAsked, type QuestionWords, shareOf } from "./word-marks.ts";

/**
 * The features by which a section is ranked as an answer, each from 0 to 1. `all`, `square`, `telling`, `local`
 * and `near` need the section's text; the others do not. Sums are taken in this order.
 */
export const evidenceNames = [
  /** Search score of the page, relative to the best one. */
  "page",
  /** Share of the question that the section's own heading covers. */
  "heading",
  /** `heading`, times the share of the heading that the question covers. */
  "exact",
  /** Share of the question that the title and the headings above cover. */
  "above",
  /** Share of the question that headings, text and names of the page cover together. */
  "all",
  /** Asked what something is: the introduction of a page, by the share of its title that the question covers. */
  "define",
  /** Asked how: the heading names a task. */
  "how",
  /** Asked about an error, or why: the heading is about problems. */
  "trouble",
  /** Asked for prerequisites: the heading is about them. */
  "needs",
  /** Asked for a comparison: the heading makes one. */
  "compare",
  /** The section is an entry of a reference, headed by a single name. */
  "name",
  /** The same for a question with an identifier, by the share of the name that the question covers. */
  "named",
  /** The heading announces something else, such as "Next steps". */
  "aside",
  /** The page is about a release, an entity or GraphQL. */
  "listing",
  /** The largest share of the question that one sentence covers. */
  "local",
  /** Adjacent words of the question are adjacent in the heading or the text. */
  "near",
  /** Share of the page's title that the question covers. */
  "titleExact",
  /** The section is the introduction: share of the question that the title covers. */
  "beginningTitle",
  /** Asked what something is: the section is the introduction. */
  "defineBeginning",
  /** The heading names a task with a verb that the question does not contain, unless that only names a subject. */
  "otherTask",
  /** The heading is about prerequisites or problems, which the question does not ask for. */
  "unasked",
  /** The page is about an ingestion source. */
  "source",
  /** `all` squared. */
  "square",
  /** Share of the question that other names of the page cover. */
  "names",
  /** Similarity to the most similar of the questions that the author says it answers. */
  "asked",
  /** The same of those of the same form. */
  "askedSo",
  /** Whether adjacent words of the question are adjacent in one of them. */
  "askedNear",
  /** Share of the question that they cover together. */
  "askedAll",
  /** Similarity of phrasing, function words included and synonyms not, averaged over the most similar of them. */
  "phrased",
  /** Share of the question that the section covers, by how well each word tells sections apart (`tellingOf`). */
  "telling",
] as const;
/** The value of each feature, for one section. */
export type Evidence = Record<(typeof evidenceNames)[number], number>;

const trouble =
  /\b(?:troubleshoot\w*|when .*(?:not|nothing|no|fails?|refused|missing|grey|wrong|behind|blank)\b|if .*(?:not|fails?|missing|refuses?)\b|fails?|errors?|does not|missing|problems?|questions)/i;
const needs =
  /\b(?:before|prerequisites?|requirements?|need|privileges?|permissions?|grants?|roles?|access)\b/i;

/** A search of at most this many words, without stop words, names a subject; a longer one may describe a problem. */
const MAX_TOPIC_WORDS = 3;

/**
 * Weight of a question word that only matches another name of the page: when sentences are compared, and when the
 * section as a whole is.
 */
const [IN_NAMES, BY_NAMES] = [0.6, 0.7];

/** A share of the question from which it counts as fully covered. */
const FULL_COVERAGE = 0.98;

/** A question, prepared for comparison with sections. */
export interface Asked extends QuestionWords {
  form: QuestionForm;
  /** Whether it asks how, or names a task: "rename a tag". */
  isHow: boolean;
  /** Whether it asks for what documentation seldom covers. */
  isOutside: boolean;
  /** Whether it is a search or an error message rather than a question. */
  isStatement: boolean;
  /** The words of its phrasing. */
  phrasing: ReadonlySet<string>;
  gist: Gist;
  /** Words of a search that turn what it asks around or narrow it down: see `turnsOf`. */
  turns: readonly string[];
  /** Whether it has only words that mean something alone, as the name of a page: "without" adds to others. */
  isBare: boolean;
  /** Rarity of any term, on the scale of `rarities`. */
  rarityOf: (term: string) => number;
  /** The term of what is documented, if the site says its name. */
  product?: string;
  /** Whether one of its words is spelled like an identifier. */
  hasName: boolean;
  /** Index of the verb that names the task; -1 if the question does not ask how. */
  task: number;
  /** Terms of the identifiers it wants looked up. */
  identifiers: ReadonlySet<string>;
}

/** Features that all sections of a page share, and the page's names to compare them with. */
export interface PageEvidence extends Pick<Evidence, "page" | "names" | "titleExact"> {
  title: string;
  kind: SearchHit["kind"];
  /** Whether its title covers the whole question. */
  isWhole: boolean;
  /** How well its title matches each word of the question. */
  titled: Float32Array;
  /** The same for its other names. */
  called: Float32Array;
}

/** Compute what all sections of a page share. */
export function pageEvidence({ hit, names, score }: CandidatePage, question: Asked): PageEvidence {
  const { marks, rarities } = question;
  const title = hit.title.text;
  const called = coverOf(names, question);
  const titled = coverOf(title, question);
  return {
    title,
    kind: hit.kind,
    isWhole: shareOf(titled, rarities) > FULL_COVERAGE,
    titled,
    called,
    page: score,
    names: shareOf(called, rarities),
    titleExact: partAsked(title, marks),
  };
}

/** What is known of a section before its text is read. */
export interface Outline {
  section: SectionText;
  page: PageEvidence;
  evidence: Evidence;
  /** How well its own heading matches each word of the question. */
  own: Float32Array;
  /** The same for the title and the headings above it. */
  above: Float32Array;
  /** The same for all questions that its author says it answers. */
  together: Float32Array;
  /** Whether one of those questions asks the same. */
  isSame: boolean;
  /** The largest share of the question in its heading or one of those questions, if that turns it as the question. */
  turned: number;
  /** Whether it is the entry of an identifier that is to be looked up. */
  isEntry: boolean;
}

const flag = (value: boolean) => (value ? 1 : 0);

/**
 * Compute the features of a section that do not need its text: from its headings, and from the questions its
 * author says it answers.
 */
export function outlineOf(section: SectionText, page: PageEvidence, question: Asked): Outline {
  const { form, isHow, marks, rarities, hasName } = question;
  const { kind } = page;
  const isBeginning = section.headings.length === 0;
  const words = wordsOfSection(section, page.title);
  const { heading, isTask, isName } = words;
  const { cover: own, near } = matchText(words.headingWords, question);
  const between = coverOf(words.above, question);
  const above = between.map((value, slot) => Math.max(value, page.titled[slot]!));
  const exact = partAsked(words.headingWords, marks);
  const covered = shareOf(own, rarities);
  // The bare name of a page asks what that is.
  const isNamed = form === "topic" && page.isWhole && question.isBare;
  const isDefined = form === "define" || isNamed;
  const like = likeness(
    isBeginning && isNamed ? [...words.questions, ownQuestion(page.title)] : words.questions,
    above,
    question,
  );
  const isShort = form === "topic" && rarities.length <= MAX_TOPIC_WORDS;
  // What names a subject without a verb asks for any task of that subject.
  const isSubject = isShort && !isHow;
  const isTrouble = (form === "error" || form === "why") && trouble.test(heading);
  // Spelled out in one order: spreading objects is several times slower, and there are hundreds of sections.
  const evidence: Evidence = {
    otherTask: flag(!isBeginning && isTask && !isSubject && !isMarked(words.first, marks)),
    unasked: flag((form !== "needs" && words.isBefore) || (isShort && words.isProblems)),
    source: flag(kind === "source"),
    names: page.names,
    asked: like.asked,
    askedSo: like.askedSo,
    askedNear: like.askedNear,
    askedAll: like.askedAll,
    phrased: like.phrased,
    page: page.page,
    heading: flag(!isBeginning) * covered,
    exact: flag(!isBeginning) * exact * covered,
    above: shareOf(above, rarities),
    define: flag(isDefined && isBeginning) * exact,
    how: flag(isHow && isTask),
    trouble: flag(isTrouble),
    needs: flag(form === "needs" && needs.test(heading)),
    compare: flag(
      form === "compare" && /\b(?:or|versus|differ\w*|relate|compare\w*|two|types)\b/i.test(heading),
    ),
    name: flag(isName),
    named: flag(isName && hasName) * exact,
    aside: flag(words.isAside && !isTrouble),
    beginningTitle: flag(isBeginning) * covered,
    defineBeginning: flag(isDefined && isBeginning),
    titleExact: page.titleExact,
    listing: flag(referenceKinds.has(kind)),
    near,
    local: 0,
    all: 0,
    square: 0,
    telling: 0,
  };
  return {
    section,
    page,
    evidence,
    own,
    above,
    together: like.together,
    isSame: like.isSame,
    turned: Math.max(like.turned, covered * turnedIn(words.headingWords, question.turns)),
    isEntry: isHeadedBy(heading, question.identifiers),
  };
}

/**
 * How well each word of the question tells the candidate sections apart: like an inverse document frequency, over
 * headings and authors' questions only.
 */
export function tellingOf(outlines: readonly Outline[], { rarities }: Asked): number[] {
  return rarities.map((_, slot) => {
    let having = 0;
    for (const { own, together } of outlines) having += Math.max(own[slot]!, together[slot]!);
    return Math.log(1 + outlines.length / (1 + having));
  });
}

/**
 * Complete the features of a section by reading its text.
 *
 * @param telling for each word of the question, how well it tells sections apart (see `tellingOf`)
 * @returns undefined when neither the section's heading, text nor questions match a word of the question
 */
export function evidenceOf(
  outline: Outline,
  question: Asked,
  telling: readonly number[],
): Evidence | undefined {
  const { section, page, evidence, own, above, together } = outline;
  const beside = (worthAbove: number, worthNames: number) =>
    own.map((value, slot) => Math.max(value, worthAbove * above[slot]!, worthNames * page.called[slot]!));
  const words = sentencesIn(section.text);
  const { cover: text, local, near } = matchText(words, question, beside(0.8, IN_NAMES));
  // Inherited headings alone make no answer.
  if (!own.some(Boolean) && !text.some(Boolean) && evidence.asked === 0) return undefined;
  const whole = beside(0.9, BY_NAMES).map((value, slot) => Math.max(value, 0.95 * text[slot]!));
  const all = shareOf(whole, question.rarities);
  const said = text.map((value, slot) =>
    Math.max(own[slot]!, together[slot]!, 0.9 * value, 0.8 * above[slot]!),
  );
  return {
    ...evidence,
    all,
    square: all ** 2,
    telling: shareOf(said, telling),
    local,
    near: Math.max(evidence.near, near),
  };
}
