import { isTask } from "./tasks.ts";

/**
 * Turn the heading of a section into the question it answers; undefined for a heading that cannot be read as one.
 *
 *     Create a token               → How do I create a token?
 *     When a policy does not work  → What can I do when a policy does not work?
 *     Before you begin             → What do I need before I begin?
 *     What a browse path is        → What is a browse path?
 */
export function questionOf(heading: string): string | undefined {
  const text = heading
    .replace(/\s+/g, " ")
    .replace(/^Step \d+:?\s*/i, "")
    .trim();
  if (text.length < 6 || text.length > 90) return undefined;
  if (text.endsWith("?")) return text;
  const what = /^What (an? .+|the .+) (is|are)$/i.exec(text);
  if (what) return `What ${what[2]} ${what[1]}?`;
  const works = /^How (an? .+|the .+) works$/i.exec(text);
  if (works) return `How does ${works[1]} work?`;
  if (/^When .*\b(?:not|nothing|no|fails?|refused|missing|wrong|behind|blank|grey)\b/i.test(text))
    return `What can I do ${asReader(lowerFirst(text))}?`;
  const before = /^Before you (.+)$/i.exec(text);
  if (before) return `What do I need before I ${asReader(before[1]!)}?`;
  if (/^(?:Troubleshooting|Where to go next|Next steps|Related|Changed since)/i.test(text)) return undefined;
  // Identifiers and labels may start with a verb, too: add_dataset_tags, Change: walk downstream.
  if (!/^[\p{L}-]+ /u.test(text)) return undefined;
  // "Pull or push" names two ways, not a task.
  if (/^[\p{L}-]+ or [\p{L}-]+$/iu.test(text)) return undefined;
  return isTask(text) ? `How do I ${asReader(lowerFirst(text))}?` : undefined;
}

/** An author's question with a capital first letter, unless it starts with an identifier. */
export function asOffered(question: string): string {
  return question.replace(
    /^(?:are|can|did|do|does|how|is|may|must|should|what|when|where|which|who|why|will)\b/,
    (word) => word[0]!.toUpperCase() + word.slice(1),
  );
}

/** Rewrite the second person as the first: readers ask about themselves. */
function asReader(text: string): string {
  return text
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byour\b/gi, "my")
    .replace(/\byou\b/gi, "I");
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
