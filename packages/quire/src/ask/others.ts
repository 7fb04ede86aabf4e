import type { QueryWord } from "../search/query.ts";
import { termsOfWord, wordsOf } from "../search/words.ts";
import { comparedIn } from "./comparison.ts";
import type { Asked } from "./evidence.ts";
import type { Passage } from "./passages.ts";
import { formOf } from "./question.ts";
import { wordsAround } from "./section-words.ts";
import { sentencesIn } from "./text-words.ts";
import { bestOf, coverOf, partAsked, shareOf, shareOfBoth, shareOfText } from "./word-marks.ts";

/**
 * What is done to things of one's own, rather than with what is documented: a sure sign of asking for how another
 * product is used.
 */
const making =
  /\b(?:create|build|make|write|delete|drop|rename|publish|install|uninstall|reset|change|grant|buy|learn|restart|resize|cancel|renew|share|join|merge|debug|optimi[sz]e|tune|speed up|sign up)\b/i;
/** What many know and use beside what is documented. */
const tools = new RegExp(
  String.raw`\b(?:${[
    "airflow|spark|dagster|prefect|hadoop|flink|pandas|numpy|jupyter|notebooks?|dax|etl|sql|regex|xml",
    "docker|kubernetes|k8s|kubectl|helm|terraform|ansible|jenkins|git|github|gitlab|jira|confluence|slack|teams",
    "aws|s3|ec2|emr|azure|gcp|okta|gmail|outlook|excel|word|powerpoint|sheets|linux|ubuntu|mac ?os|windows",
    "python|java|javascript|typescript|scala|rust|golang|ruby|npm|yarn|pip|conda|maven|gradle|vim|ssh|nginx|redis|rabbitmq",
  ].join("|")})\b`,
  "i",
);
/** What connects to other products is documented, and what is known of them. */
const connecting =
  /\b(?:sources?|connectors?|plugins?|recipes?|integrations?|ingest\w*|import\w*|\w*lineage|quick ?start)\b/i;
/** Asks how something with a name does a thing. */
const doing =
  /^[Hh]ow (?:does|do|did) (?:the )?(\p{Lu}[\p{L}\p{N}-]+) (?:handle|do|deal|treat|implement|model|store|manage|show|track|calculate)\b/u;
/** Asks for one thing in the place of another: "DataHub as a message queue". */
const servingAs =
  /^(?:(?:can|could|should|may|how (?:do|can)) (?:I|we|you) use |use |is |using )?([\p{L}\p{N}]+) as an? /iu;
/** Rarity up to which nearly all pages have a word, such as the name of what is documented, but not "use" or "write". */
export const EVERYWHERE = 2.55;
/**
 * The part of a question that a heading or an author's question has which asks for the same thing, for the same being
 * done to it, and for something like it; and the part of theirs that the question has.
 */
const [SAME, MADE, LIKE, IN_TURN] = [0.85, 0.8, 0.7, 0.6];
/** Words that mean something: of what is defined, and of what is compared or looked for together. */
const [ONE, FEW] = [2, 5];
/** Sections that may say how two things differ, when they name both. */
const BEST = 3;
/** What headings above count for. */
const ABOVE = 0.9;
const SURE = 0.99;

/**
 * Whether a question is about something that the documentation only mentions: it names another product, or asks what a
 * thing is or how two differ, and no heading and no question of an author says the same. "How do I reset my Tableau
 * password?" finds how to reset a password, and how to connect Tableau.
 */
export function isOfOthers(
  text: string,
  words: readonly QueryWord[],
  asked: Asked,
  ranked: readonly Passage[],
): boolean {
  const { form, isStatement, marks, rarityOf, hasName } = asked;
  const name = doing.exec(text)?.[1];
  if (name && isNowhereTitled(name, asked, ranked)) return true;
  const sought = withWanted(words, asked);
  const wanted = sought.rarities;
  const isProduct = (name: string) => isEverywhere(rarityOf(termsOfWord(name).whole));
  const serving = servingAs.exec(text)?.[1];
  if (serving && isProduct(serving)) {
    const purpose = { ...asked, rarities: wanted.map((rarity) => (isEverywhere(rarity) ? 0 : rarity)) };
    const isSaidOf = ({ has, had }: Saying) => Math.sqrt(has * had) >= SAME;
    return !ranked.some((passage) => sayingsOf(passage, purpose).some(isSaidOf));
  }
  if (connecting.test(text) || ranked.some(isSetting)) return false;
  const meant = wanted.filter(Boolean).length;
  const isSaid = (says: (said: Saying) => boolean) =>
    ranked.some((passage) => sayingsOf(passage, sought).some(says));
  const isTool = tools.test(text);
  if (form === "define" && meant <= ONE && !hasName)
    return !isSaid(({ text, isHeading, isTitle, has, had }) => {
      // A page is about what its title has, but for a tool that it uses.
      if (isTitle && !isTool && has >= SAME) return true;
      const isAbout = formOf(text) === form ? !text.includes("_") : isHeading && !startsWithStopWord(text);
      return isAbout && Math.sqrt(has * had) >= SAME;
    });
  const isUsed = isTool || ranked.some((passage) => isNamed(passage, marks));
  if (form === "compare" && meant <= FEW) {
    if (isSaid(({ text, isHeading, has }) => has >= SAME && (isHeading || formOf(text) === form)))
      return false;
    // What others offer is at most named where the product itself is described.
    if (comparedIn(text)?.some(isProduct)) return true;
    return isUsed || !ranked.slice(0, BEST).some((passage) => shareOfAll(passage, sought) >= SAME);
  }
  const parts = words.flatMap((word) => word.parts);
  if (wanted.some(isEverywhere) || parts.some((part) => isEverywhere(rarityOf(part)))) return false;
  const isMade = making.test(text);
  if (!isMade && (meant > FEW || (!isStatement && form !== "how"))) return false;
  if (!isUsed) return false;
  // Other tools have the same words, but hardly all of a search in the questions that one section answers.
  if (isStatement && (ranked[0]?.evidence.askedAll ?? 0) >= SURE) return false;
  return !isSaid(({ hasBelow, had }) => hasBelow >= (isMade ? MADE : LIKE) && (!isMade || had >= IN_TURN));
}

/**
 * Whether a section compares all that a question does: by its heading, by a question that it answers, or, headed by one
 * of the two or by their kind, in its text.
 */
export function isCompared(words: readonly QueryWord[], asked: Asked, passage: Passage): boolean {
  const sought = withWanted(words, asked);
  const { headings, text: said } = passage.section;
  const inText = shareOfText([...headings, said].join(" . "), sought);
  return sayingsOf(passage, sought).some(({ text, isHeading, has, hasBelow }) => {
    if (!isHeading) return hasBelow >= SAME && formOf(text) === "compare";
    return /\s/.test(text) && (hasBelow >= SAME || (has > 0 && inText >= SURE));
  });
}

/** Whether a text names a tool that many use, and not what connects to it. */
export const isOfTool = (text: string) => tools.test(text) && !connecting.test(text);

/** Whether nearly all pages have a word of this rarity. */
const isEverywhere = (rarity: number) => rarity > 0 && rarity < EVERYWHERE;

/** The question with the rarity of each word that says what is wanted, and 0 for the others. */
const withWanted = (words: readonly QueryWord[], asked: Asked): Asked => ({
  ...asked,
  rarities: asked.rarities.map((rarity, slot) => (words[slot]?.isStop || words[slot]?.isWeak ? 0 : rarity)),
});

/** What of a section says what it is about: its heading, or that of its page, and the questions it answers. */
interface Saying {
  text: string;
  isHeading: boolean;
  isTitle: boolean;
  /** The part of the wanted words that it has. */
  has: number;
  /** The same with what stands above it. */
  hasBelow: number;
  /** The part of it that the question has. */
  had: number;
}

function sayingsOf({ hit, section }: Passage, sought: Asked): Saying[] {
  const named = [hit.title.text, ...section.headings.slice(0, -1)].join(" . ");
  const above = coverOf(named, sought);
  return [section.headings.at(-1) ?? hit.title.text, ...(section.questions ?? [])].map((text, index) => {
    const own = coverOf(text, sought);
    return {
      text,
      isHeading: index === 0,
      isTitle: index === 0 && section.headings.length === 0,
      has: shareOf(own, sought.rarities),
      hasBelow: shareOfBoth(own, above, sought.rarities, ABOVE),
      had: partAsked(text, sought.marks, sought.rarityOf),
    };
  });
}

/** The part of the wanted words that stand in the headings of a section and in the questions it answers. */
const shareOfAll = ({ hit, section }: Passage, sought: Asked) =>
  shareOfText(wordsAround(section, hit.title.text), sought);

/** Whether a section is headed by an identifier that the question has, such as a setting: nobody else documents it. */
const isSetting = ({ section, evidence }: Passage) =>
  evidence.named >= SURE && /[._]/.test(section.headings.at(-1) ?? "");

/** Whether a name is in no title of what was found, and is not that of what is documented. */
function isNowhereTitled(name: string, { rarityOf }: Asked, ranked: readonly Passage[]): boolean {
  const { whole } = termsOfWord(name);
  const titled = ({ hit }: Passage) =>
    wordsOf(hit.title.text).some((word) => termsOfWord(word).whole === whole);
  return rarityOf(whole) >= EVERYWHERE && !ranked.some(titled);
}

const startsWithStopWord = (text: string) => sentencesIn(text)[0]?.[0]?.isStop === true;

/** Whether a section is of a source, all of whose title the question has. */
function isNamed({ hit }: Passage, marks: Asked["marks"]): boolean {
  if (hit.kind !== "source") return false;
  const meant = sentencesIn(hit.title.text)
    .flat()
    .filter(({ whole, isStop }) => whole !== "" && !isStop);
  return meant.length > 0 && meant.every((word) => bestOf(marks(word)) >= SURE);
}
