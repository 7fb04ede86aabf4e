import type { SearchHit, SectionText } from "../search/api.ts";
import { stopWords } from "../search/stop-words.ts";
import { scanWords, termsOfWord } from "../search/words.ts";
import type { QuestionForm } from "./question.ts";
import { readText } from "./read-text.ts";
import { isTask } from "./tasks.ts";
import { coverOf, shareOf, type WordMarks } from "./word-marks.ts";

/** What speaks for a section being the answer; each from 0 to 1. */
export const evidenceNames = [
  "page",
  "heading",
  "exact",
  "above",
  "text",
  "sentence",
  "all",
  "beginning",
  "define",
  "how",
  "trouble",
  "needs",
  "compare",
  "name",
  "named",
  "aside",
  "short",
  "listing",
  "verb",
  "howBeginning",
  "local",
  "near",
  "notTrouble",
  "title",
  "titleExact",
  "fieldForm",
  "beginningTitle",
  "beginningExact",
  "defineBeginning",
  "nested",
] as const;
export type Evidence = Record<(typeof evidenceNames)[number], number>;

const trouble =
  /\b(?:troubleshoot\w*|when .*(?:not|nothing|no|fails?|refused|missing|grey|wrong|behind|blank)\b|if .*(?:not|fails?|missing|refuses?)\b|fails?|errors?|does not|missing|problems?|questions)/i;
const needs =
  /\b(?:before|prerequisites?|requirements?|need|privileges?|permissions?|grants?|roles?|access)\b/i;
const aside =
  /^(?:where to go next|next steps|after\b.*|related\b.*|changed\b.*|continue to\b.*|more on\b.*|read (?:on|more)\b.*|limits and troubleshooting)$/i;

/** What is asked, as sections are compared with it. */
export interface Asked {
  form: QuestionForm;
  marks: WordMarks;
  rarities: readonly number[];
  /** The question has words written as names in code are. */
  hasName: boolean;
  /** Places of the words that say what is to be done, where the question asks how. */
  task: number;
}

/**
 * What speaks for one section.
 *
 * @param pageScore of its page beside the best page's, from 0 to 1
 * @returns undefined when it has no word of the question
 */
export function evidenceOf(
  section: SectionText,
  { title: { text: title }, kind }: Pick<SearchHit, "title" | "kind">,
  pageScore: number,
  { form, marks, rarities, hasName, task }: Asked,
): Evidence | undefined {
  const slots = rarities.length;
  const isBeginning = section.headings.length === 0;
  const heading = section.headings.at(-1) ?? title;
  const own = coverOf(heading, marks, slots);
  const above = coverOf([title, ...section.headings.slice(0, -1)].join(" · "), marks, slots);
  const titleCover = coverOf(title, marks, slots);
  const context = own.map((value, slot) => Math.max(value, 0.8 * above[slot]!));
  const { cover: text, sentence, local, near } = readText(section.text, context, marks, rarities);
  // A section that has nothing of the question, but for what stands above it, is no answer.
  if (!own.some(Boolean) && !text.some(Boolean)) return undefined;
  const all = own.map((value, slot) => Math.max(value, 0.9 * above[slot]!, 0.95 * text[slot]!));
  const isName = /^\S+$/.test(heading) && section.text.startsWith(heading);
  const flag = (value: boolean) => (value ? 1 : 0);
  const exact = exactness(heading, marks);
  return {
    page: pageScore,
    heading: flag(!isBeginning) * shareOf(own, rarities),
    exact: flag(!isBeginning) * exact * shareOf(own, rarities),
    above: shareOf(above, rarities),
    text: shareOf(text, rarities),
    sentence,
    all: shareOf(all, rarities),
    beginning: flag(isBeginning),
    define: flag(form === "define" && isBeginning) * exact,
    how: flag(form === "how" && isTask(heading)),
    trouble: flag((form === "error" || form === "why") && trouble.test(heading)),
    needs: flag(form === "needs" && needs.test(heading)),
    compare: flag(
      form === "compare" && /\b(?:or|versus|differ\w*|relate|compare\w*|two|types)\b/i.test(heading),
    ),
    name: flag(isName),
    named: flag(isName && hasName) * exact,
    aside: flag(aside.test(heading)),
    short: flag(section.text.length < 40),
    verb: task >= 0 ? own[task]! * flag(!isBeginning) : 0,
    howBeginning: flag(form === "how" && isBeginning),
    beginningTitle: flag(isBeginning) * shareOf(own, rarities),
    beginningExact: flag(isBeginning) * exact * shareOf(own, rarities),
    defineBeginning: flag(form === "define" && isBeginning),
    nested: flag(section.headings.length > 1),
    local,
    near: Math.max(readText(heading, context, marks, rarities).near, near),
    notTrouble: flag(
      form !== "error" &&
        form !== "why" &&
        /^(?:troubleshoot\w*|when .*(?:not|nothing|no|fails?|refused|missing|grey|wrong|behind|blank)\b|if .*(?:not|fails?|missing|refuses?)\b)/i.test(
          heading,
        ),
    ),
    title: shareOf(titleCover, rarities),
    titleExact: exactness(title, marks),
    fieldForm: flag(isName && (form === "define" || form === "which")) * exact,
    listing: flag(kind === "release" || kind === "graphql" || kind === "entity"),
  };
}

/** Share of the words of a heading that the question has. */
function exactness(heading: string, marks: WordMarks): number {
  let meant = 0;
  let matched = 0;
  scanWords(heading, (start, end) => {
    const word = heading.slice(start, end);
    if (stopWords.has(word.toLowerCase()) || termsOfWord(word).whole === "") return;
    meant++;
    matched += Math.max(0, ...marks(word).map(({ weight }) => weight));
  });
  return meant === 0 ? 0 : matched / meant;
}
