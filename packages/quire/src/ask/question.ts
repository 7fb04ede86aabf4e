import { MAX_QUESTION_LENGTH } from "./answer.ts";
import { bareQuestion } from "./bare-question.ts";
import { type SmallTalk, smallTalkOf } from "./small-talk.ts";

/** What kind of answer a question asks for. */
export type QuestionForm =
  | "how"
  | "define"
  | "compare"
  | "why"
  | "which"
  | "needs"
  | "can"
  | "error"
  | "topic";

const asksHow =
  /\b(?:(?:how|where) (?:do|can|could|to|should|would)|can|could|may|should)(?: I| we| you| one)?(?: only| let| also)? ([\p{L}-]+)/iu;

/** The verb that names the task, in lower case: `create` in "how do I create a token?". */
export function taskOf(text: string): string | undefined {
  return asksHow.exec(text)?.[1]?.toLowerCase();
}

/** A parsed question. Any text parses. */
export interface Question {
  /** The text as typed, on one line, cut to the maximum length. */
  text: string;
  /** The text to search for: without introductions and thanks, contractions spelled out. */
  bare: string;
  /** Whether it asks for what documentation seldom covers. */
  isOutside: boolean;
  /** What it is if it asks the documentation nothing, such as a greeting. */
  smallTalk: SmallTalk | undefined;
}

const error =
  /\b(?:error|exception|fail(?:s|ed|ure|ing)?|refused|denied|timeout|timed out|crash(?:es|ed)?|stuck|hangs?|stack ?trace|exited|unhealthy|40[0-9]|50[0-4])\b|\w+Exception\b|(?:(?:does|do|did|is|are|will|can)(?: not|n[’']?t)|cannot|can[’']?t|won[’']?t)\b.*\b(?:work|start|show|appear|load|connect)|\b(?:is|are|was|were) (?:missing|gone|empty|lost)\b|\bdisappear(?:s|ed)?\b/i;
/** What a search that is no sentence says of something that does not work: "stats tab empty". */
const broken = /\bnot \p{L}+ing\b|\bnothing\b|\b(?:missing|gone|empty|lost|broken|wrong|gr[ae]yed out)\b/iu;
const needs =
  /\b(?:permissions?|privileges?|grants?|access rights?|prerequisites?|requirements?|required|scopes?)\b|\bwhat do I need\b|\bdo I need\b|\bbefore I\b|\bwho (?:can|may|could|is (?:able|allowed|permitted))\b/i;
const compare = /\bdifferen(?:ce|t)\b|\bversus\b|\bvs\b|\bcompared? (?:to|with)\b|\binstead of\b.*\bor\b/i;
const define =
  /^(?:so |and |ok |okay )?what(?: is|[’']s| are| was| were| does (?:it|that) mean)\b|^what does .+ (?:mean|do|stand for|return)\b|^(?:define|explain|describe|tell me about)\b|\bmeaning of\b/i;

/** What documentation seldom covers: prices, the company, future releases, comparisons with competitors. */
const outside = anyOf(
  String.raw`pric(?:es|ed|ing)|prices? (?:of|for|list|per)|what[^?]*\bprice|discounts?|refunds? (?:for|of|my|our)|(?:get|give|have|want) (?:an?|my|our) refund|per seat`,
  "(?:get|receive|download|pay|send me|where is|where are) (?:an?|my|our|the) invoices?",
  String.raw`cancel (?:my|our|the) (?:\w+ ){0,2}(?:subscription|contract|plan|licen[cs]e|trial|account)(?! (?:to|of|for|on) (?:an?|the|this|my) )`,
  String.raw`(?:cost|costs|pay|charged?|much)\b[^?]*\bper (?:month|year|user)|free (?:trial|plan|tier|month)|(?:monthly|yearly|annual) (?:costs?|prices?|fees?|bill)|(?:licen[cs]e|seat|plan|subscription) costs?`,
  String.raw`salary (?:of|for|at)|(?:average|what|which) salary|earns?|hiring|apply for a job|(?:who|which|name)\b[^?]*\bceo|ceo of|founders?|founded|invented|how many (?:employees|people|persons) (?:work|does|do you)|headquarters?|get certified|hipaa|fedramp|soc ?2|iso ?\d+|customers of|phone number (?:of|for)|(?:your|support) phone number`,
  String.raw`how much (?:does|do|did|is|are|will|would)\b[^?]*\bcosts?|what (?:does|do|would|will) (?!it\b|this\b|that\b|an? )[^?]{1,30}\bcost|should I buy`,
  String.raw`training courses?|uptime (?:guarantee|of|promise)|(?:guaranteed|promised|what|which|sla) uptime|end of life|next (?:release|version|year)|release date|will [\w ]*\d+\.\d+`,
  String.raw`(?:better|cheaper) than|pros and cons|competitors?|alternatives? to (?!an?\b|the\b|this\b|that\b|my\b|our\b)|cheapest (?!way|call|check)`,
  String.raw`(?:what|which)(?: is|[’']s| are)?(?: the)? best (?:\w+ ){0,2}(?:tools?|databases?|warehouses?|platforms?|vendors?|clouds?|languages?|conferences?|books?|courses?|laptops?|software|products?|company|companies)`,
  "recommend a|weather|poem|joke|capital of|world cup|who won",
);

/** General programming and computer questions, and other work for an assistant. */
const general = anyOf(
  String.raw`(?:write|code|do|make|create|use) (?:an? |the )?(?:\w+ )?(?:(?:for|while) loops?|list comprehensions?|window functions?|pivot tables?)`,
  String.raw`(?:join|group|pivot|sort|sum)\b[\w ]*\bin sql`,
  String.raw`(?:create|launch|provision|spin up|set up|make|resize|empty) (?:an? |the |my |our )?(?:new )?(?:\w+ ){0,2}(?:buckets?|VPCs?(?! endpoint)|subnets?|EC2 instances?|virtual machines?|VMs?)`,
  String.raw`(?:how|where) (?:do|can|could|should|to) (?:I |we |you )?learn (?!more|about|how|what|that|whether|if|when|from|to\b)`,
  String.raw`write (?:me )?an? (?:\w+ )?(?:e-?mail|letter|essay|story|blog ?post|speech|resume|cv)|cover letter`,
);

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${patterns.join("|")})\b`, "i");
}

/** Parse a question: the text to search for, and what it does not ask. */
export function readQuestion(typed: string): Question {
  const text = typed.slice(0, MAX_QUESTION_LENGTH).replace(/\s+/g, " ").trim();
  const bare = bareQuestion(text);
  return {
    text,
    bare: withoutAmounts(spelledOut(bare)),
    isOutside: outside.test(text) || general.test(text),
    smallTalk: smallTalkOf(text) ?? smallTalkOf(bare),
  };
}

/** Remove amounts and the prefix "re-": "every 4 hours" asks the same as "every hour". */
const withoutAmounts = (text: string) =>
  text
    .replace(
      /\b\d+(?:[.,]\d+)*\s*(?=(?:[ap]m|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|people|users)\b)/gi,
      "",
    )
    .replace(/\bre-(?=\p{L}{4})/giu, "");

/** Spell out contracted negations, so that "can't", "cannot" and "can not" match alike. */
export function spelledOut(text: string): string {
  if (!/n[’']t\b|\bcannot\b/i.test(text)) return text;
  return text
    .replace(/\b(?:can[’']t|cannot)\b/gi, "can not")
    .replace(/\bwon[’']t\b/gi, "will not")
    .replace(/\b(\p{L}+)n[’']t\b/giu, "$1 not");
}

/** A version of something of which is asked whether it serves: which ones do is said of all of them. */
const versionAsked =
  /\b(?!versions?\b|releases?\b)(\p{L}+) v?\d+(?:\.\d+)+(?=.*\b(?:supported|compatible|enough|too old)\b)/giu;

/** The first word of a site's name: what it documents. */
export const productOf = (siteName: string) => /^[\p{L}\p{N}]+/u.exec(siteName)?.[0];

/**
 * Spell the site's name as the site does ("data hub" is DataHub), and remove "in DataHub" from the end, which
 * every question implies; a very short question keeps it.
 */
export function spelledForSite(text: string, siteName: string): string {
  const name = productOf(siteName);
  if (!name) return text;
  const parted = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "[ -]?");
  const named = text.replace(new RegExp(`\\b${parted}\\b`, "gi"), name);
  const versioned = named.replace(versionAsked, (whole, word: string) =>
    word.toLowerCase() === name.toLowerCase() ? whole : `${word} versions`,
  );
  const rest = versioned.replace(
    new RegExp(`\\s+(?:in|within|inside|on|with|using)\\s+${name}(\\s*[?.!]*)$`, "i"),
    "$1",
  );
  return rest.split(/\s+/).length > 3 ? rest : versioned;
}

/** Classify a question of one line by the kind of answer it asks for. */
export function formOf(text: string): QuestionForm {
  if (compare.test(text)) return "compare";
  if (/^why\b|\bhow come\b/i.test(text)) return "why";
  if (needs.test(text)) return "needs";
  if (error.test(text)) return "error";
  if (
    /^(?:how (?:do|can|to|should|would|does one|could|is|are|might)|steps? to|where do I|where can I)\b/i.test(
      text,
    )
  )
    return "how";
  if (define.test(text)) return "define";
  if (/^(?:which|what|who|where|when|how (?:much|many|long|often|far|big|old))\b/i.test(text)) return "which";
  if (/^(?:can|could|does|do|is|are|will|may|should|has|have|did)\b/i.test(text)) return "can";
  return broken.test(text) ? "error" : "topic";
}
