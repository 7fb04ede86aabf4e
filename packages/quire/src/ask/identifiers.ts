import type { QueryWord } from "../search/query.ts";
import { termsOfWord } from "../search/words.ts";
import { EVERYWHERE } from "./others.ts";
import type { QuestionForm } from "./question.ts";

/** What a reference says of each thing it lists. */
const properties =
  /\b(?:arguments?|args|param(?:eter)?s?|returns?|signatures?|inputs?|outputs?|fields?|propert(?:y|ies)|values?|types?|defaults?|options?|flags?|methods?|accepts?|takes?|sets?)\b|^what (?:is|does|do|are)\b/i;
/** Forms of questions about something else: how a thing is used, why it fails. */
const others: ReadonlySet<QuestionForm> = new Set(["how", "why", "error", "compare"]);
/** A question with more meaningful words than this beside the identifier is about those. */
const MAX_OTHER_WORDS = 2;

/**
 * The identifiers that a question wants looked up: "which arguments does addTag take?" asks for what a reference says
 * of `addTag`, "how do I add a tag with addTag?" does not.
 *
 * @param rarityOf as in `Asked`: a name that most pages have is that of the product
 * @returns their terms; none unless all that is asked for is a property of them
 */
export function identifiersAsked(
  text: string,
  form: QuestionForm,
  words: readonly QueryWord[],
  rarityOf: (term: string) => number,
): ReadonlySet<string> {
  if (others.has(form) || !properties.test(text)) return new Set();
  const identifiers = words.filter(
    ({ isName, parts, term }) => isName && parts.length > 1 && rarityOf(term) >= EVERYWHERE,
  );
  const besides = words.filter(
    (word) => !word.isStop && !word.isWeak && !identifiers.includes(word) && !properties.test(word.typed),
  );
  return new Set(besides.length > MAX_OTHER_WORDS ? [] : identifiers.map(({ term }) => term));
}

/** Whether a heading is one of these identifiers, alone or as a member of something: `Graph.get_urns`. */
export function isHeadedBy(heading: string, identifiers: ReadonlySet<string>): boolean {
  if (identifiers.size === 0 || /\s/.test(heading)) return false;
  const member = heading.slice(heading.lastIndexOf(".") + 1);
  return [heading, member].some((name) => identifiers.has(termsOfWord(name).whole));
}
