import { addTo } from "../../base/groups.ts";
import { highlightCode, languageFor, sessionLanguages } from "./code-block.ts";
import { type CodeSettings, readFence } from "./code-fence.ts";
import { sharedHighlighter } from "./highlight.ts";

/** The opening line of a fence as CommonMark splits it: fence, language, rest of the info string. */
const OPENING = /^(`{3,}|~{3,})[ \t]*([^\s`]+)[ \t]*([^`]*)$/;
const CLOSING = /^(?:`+|~+)[ \t]*$/;

/**
 * Highlight the code of several texts language by language, before they are compiled: the patterns of one grammar
 * fit into the processor's caches, those of all languages do not (5 % of a cold build, in five pairs of builds).
 * The highlighter keeps the results. Indented fences are not found; compiling highlights them.
 */
export async function highlightAhead(texts: readonly string[], settings?: CodeSettings): Promise<void> {
  const codes = new Map<string, string[]>();
  for (const { language, code } of texts.flatMap((text) => fencesOf(text, settings)))
    addTo(codes, languageFor(code, language), code);
  if (codes.size === 0) return;
  const languages = [...codes.keys()];
  const highlighter = sharedHighlighter();
  await highlighter.prepare([...languages, ...sessionLanguages(languages)]);
  for (const [language, blocks] of codes)
    for (const code of blocks) highlightCode(code, language, highlighter.highlight);
}

/** Language and code of each closed fence that is not indented. */
function fencesOf(text: string, settings?: CodeSettings): { language: string; code: string }[] {
  const fences: { language: string; code: string }[] = [];
  let open: { marks: string; language: string; meta: string; lines: string[] } | undefined;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (!open) {
      const [, marks, language, meta] = OPENING.exec(line) ?? [];
      if (marks) open = { marks, language: language!, meta: meta!, lines: [] };
    } else if (line.startsWith(open.marks) && CLOSING.test(line)) {
      fences.push(readFence(open.language, open.meta, open.lines.join("\n"), settings));
      open = undefined;
    } else open.lines.push(line);
  }
  return fences;
}
