import { highlightCode, languageFor, sessionLanguages } from "./code-block.ts";
import { type CodeSettings, readFence } from "./code-fence.ts";
import { sharedHighlighter } from "./highlight.ts";

/** The line that opens a fence, parted as CommonMark parts it: marks, language, and what else it says. */
const OPENING = /^(`{3,}|~{3,})[ \t]*([^\s`]+)[ \t]*([^`]*)$/;
const CLOSING = /^(?:`+|~+)[ \t]*$/;

/**
 * Highlight the code in texts that are about to be compiled, one language after the other: the patterns of one grammar
 * fit into the processor's caches, those of all languages do not (5 % of a cold build, in five pairs of builds). The
 * highlighter remembers it. Only code that stands at the beginning of lines is found; for other code, compiling asks.
 */
export async function highlightAhead(texts: readonly string[], settings?: CodeSettings): Promise<void> {
  const codes = new Map<string, string[]>();
  for (const { language, code } of texts.flatMap((text) => fencesOf(text, settings))) {
    const name = languageFor(code, language);
    const blocks = codes.get(name);
    // A document may have tens of thousands: they are not copied.
    if (blocks) blocks.push(code);
    else codes.set(name, [code]);
  }
  if (codes.size === 0) return;
  const languages = [...codes.keys()];
  const highlighter = await sharedHighlighter();
  await highlighter.prepare([...languages, ...sessionLanguages(languages)]);
  for (const [language, blocks] of codes)
    for (const code of blocks) highlightCode(code, language, highlighter.highlight);
}

/** Language and code of each fence that stands at the beginning of lines and is closed. */
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
