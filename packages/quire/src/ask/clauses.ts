import { bareQuestion } from "./bare-question.ts";

const opening =
  "(?:how|what|which|where|when|why|who|whose|can|could|do|does|did|is|are|was|will|should|must|may|has|have)";
const begins = new RegExp(`^(?:(?:and|or|but|so|then|also)\\s+)*${opening}\\b`, "i");
/** Whether a text starts like a question. */
export const isQuestion = (text: string) => begins.test(text);

/** Separates two questions: a question mark, or a conjunction before a word that starts a question. */
const between = new RegExp(
  `\\?+\\s+|,?\\s+(?:and|but|or)\\s+(?:(?:also|then)\\s+)?(?=(?:${[
    "(?:how|what|which|where|when|why|who)\\s+(?:do|does|can|could|to|is|are|must|should|will|would)",
    "(?:can|could|do|does|is|are|should|must|will)\\s+(?:I|we|you|it|they|there|the)",
  ].join("|")})\\b)`,
  "i",
);
/** At most this many questions of one text are answered. */
const MAX_QUESTIONS = 3;

/**
 * Split a text into the questions it asks.
 *
 *     What is a tag and how do I create one? → What is a tag, how do I create one?
 */
export function questionsIn(text: string): string[] {
  const parts = text.split(between).map((part) => part.trim());
  const questions = parts.filter((part) => /\s/.test(part));
  return questions.length > 1 && questions.every((part) => begins.test(part))
    ? questions.slice(0, MAX_QUESTIONS)
    : [text];
}

const refers =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she)\b|\bones?\b(?=\s*(?:[?.!,]|$))|\binstead\b(?! of)/i;

/**
 * Find the only question among the sentences of a text, and whether it refers to something said before, as in "We
 * have used Hive for years. Can I ingest it?" Undefined if there is none, or more than one.
 */
export function questionAlone(text: string): { question: string; refers: boolean } | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/).map(bareQuestion);
  const questions = sentences.filter((sentence) => begins.test(sentence) || sentence.endsWith("?"));
  const [question] = questions;
  if (sentences.length < 2 || questions.length !== 1 || question === undefined) return undefined;
  return { question, refers: refers.test(question) };
}

/** At most this many clauses of a message are looked at. */
const MAX_CLAUSES = 6;
const level = /^(?:error|warning|fatal|exception|caused by|info|debug)\b\s*/i;
const example = /[,;(]?\s*\b(?:e\.g\.|i\.e\.|for example)\s.*$/i;
/** The package path before a class name. */
const packageName = /\b(?:[a-z_]\w*\.){2,}(?=\p{Lu})/gu;
/** The error field of a message that is JSON or a similar notation. */
const told =
  /["'](?:message|msg|error|detail|reason|description|title)["']\s*:\s*["']((?:[^"'\\]|\\.)+)["']/gi;

/**
 * Split a pasted error message into clauses, as programs surround the actual error with names and numbers of
 * their own. Empty for a question, and for a text of a single clause.
 *
 *     ERROR: for mysql Cannot start service mysql: address already in use → for mysql …, address already in use
 */
export function clausesOf(text: string): string[] {
  if (begins.test(text)) return [];
  const values = [...text.matchAll(told)].map(([, value]) => value!);
  const parts = (values.length > 0 ? values.join(": ") : text)
    .replace(example, "")
    .replace(packageName, "")
    .split(/[:;]\s+|[.!?]\s+|\s+[-–—|>]+\s+|[([{}\])]+/)
    .map((part) => part.replace(level, "").trim())
    .filter((part) => /\p{L}.*\s.*\p{L}|^(?:\p{Lu}\p{Ll}+){2,}$/u.test(part));
  return [...new Set(parts)].filter((part) => part !== text).slice(0, MAX_CLAUSES);
}
