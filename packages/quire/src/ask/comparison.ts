import { isTask } from "./tasks.ts";

/** What stands before the two things that are compared, and what stands between them. */
const comparisons: readonly (readonly [start: RegExp, between: RegExp])[] = [
  [/^.*?\bdifferences? between\s+/i, /\s+(?:and|or|vs\.?|versus)\s+/i],
  [/^(?:please )?compare\s+/i, /\s+(?:and|with|to|vs\.?|versus)\s+/i],
  [/^(?:how|in what way) (?:do|does|is|are)\s+/i, /\s+(?:differ(?:ent)?|distinct) from\s+/i],
  [/^(?:what(?: is| are|'s) )?/i, /\s+(?:vs\.?(?! code\b)|versus|compared (?:to|with))\s+/i],
  [
    /^(?:(?:when )?(?:should|do|must) (?:I|we) (?:use|choose|pick|take|need)\s+|^which is better,?\s+)?/i,
    /\s+or\s+/i,
  ],
];
/** What may follow them. */
const end = /(?:,?\s+(?:which|when|what|how)\b.*|\s*[?.!]+)$/i;
const article = /^(?:an?|the|our|my)\s+/i;
/** What begins a question or a statement, rather than a name: "Can I use tags or terms?" asks for no difference. */
const beginning =
  /^(?:am|are|can|could|did|do|does|had|has|have|how|i|is|it|may|might|must|should|that|there|this|was|we|were|what|when|where|which|who|why|will|would|you)\b/i;
/** A longer text says something of a thing, rather than naming it. */
const MAX_WORDS = 4;

/**
 * The two things that a question compares, as it names them: "view vs domain", "What is the difference between a role
 * and a policy?" Undefined if it compares nothing, or says more of them than their names.
 */
export function comparedIn(text: string): [string, string] | undefined {
  const bare = text.replace(end, "");
  for (const [start, between] of comparisons) {
    if (!start.test(bare)) continue;
    const names = bare.replace(start, "").split(between);
    if (names.length < 2) continue;
    const [one, other, ...more] = names.map((name) => name.replace(article, "").trim());
    return more.length === 0 && isName(one!) && isName(other!) ? [one!, other!] : undefined;
  }
  return undefined;
}

/**
 * Complete a name that shares the last word of the other: in "push vs pull ingestion", push ingestion is meant.
 * Undefined if the other is not longer.
 */
export function sharedName(one: string, other: string): string | undefined {
  const words = other.split(" ");
  const own = one.split(" ").length;
  return words.length > own ? [one, ...words.slice(own)].join(" ") : undefined;
}

/** Whether a text may name a thing: "rename a tag" names a task. */
function isName(text: string): boolean {
  const isLonger = /\s/.test(text);
  if (!/\p{L}/u.test(text) || text.split(/\s+/).length > MAX_WORDS) return false;
  return !(isLonger && (isTask(text) || beginning.test(text)));
}
