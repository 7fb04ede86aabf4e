import type { AnswerBlock, AnswerSource, Span } from "./answer.ts";

/** Replaces a citation of a section that the model was not given. */
const UNPROVEN = "(no section says this)";

const mark = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;

/**
 * Turn the citations of a model's answer, `[1]` or `[1, 3]`, into links to the sections they stand for. Citations
 * of unknown sections are replaced by a mark. A link whose text is a number is treated as a citation. Other links
 * are kept only if they use http(s) or lead to one of the sections.
 */
export function withCitations(
  blocks: readonly AnswerBlock[],
  sources: readonly AnswerSource[],
  addressOf: (source: AnswerSource) => string,
): AnswerBlock[] {
  const known = new Set(sources.map(addressOf));
  const spans = (list: readonly Span[]): Span[] =>
    list.flatMap((span): Span[] => {
      if (span.kind === "link") {
        // A numbered link to somewhere else is no citation.
        if (/^\d{1,3}$/.test(span.text)) return citationsIn({ text: `[${span.text}]` }, sources, addressOf);
        const stays = /^https?:\/\//i.test(span.to ?? "") || known.has(span.to ?? "");
        return stays ? [span] : citationsIn({ text: span.text }, sources, addressOf);
      }
      return span.kind === "code" ? [span] : citationsIn(span, sources, addressOf);
    });
  return blocks.map((block): AnswerBlock => {
    switch (block.type) {
      case "paragraph":
      case "heading":
        return { ...block, spans: spans(block.spans) };
      case "list":
        return { ...block, items: block.items.map((item) => withCitations(item, sources, addressOf)) };
      case "table":
        return { ...block, head: block.head.map(spans), rows: block.rows.map((row) => row.map(spans)) };
      case "note":
        return { ...block, blocks: withCitations(block.blocks, sources, addressOf) };
      default:
        return block;
    }
  });
}

/** Split a plain or strong span at the citations in it. */
function citationsIn(
  { text, ...look }: Span,
  sources: readonly AnswerSource[],
  addressOf: (source: AnswerSource) => string,
): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { 0: whole, 1: numbers = "", index } of text.matchAll(mark)) {
    const before = text.slice(at, index).trimEnd();
    if (before !== "") spans.push({ ...look, text: before });
    at = index + whole.length;
    for (const number of numbers.split(/[,;]/)) {
      const source = sources[Number(number) - 1];
      spans.push({ text: " " });
      if (source) spans.push({ text: `[${Number(number)}]`, kind: "cite", to: addressOf(source) });
      else spans.push({ text: UNPROVEN, kind: "unproven" });
    }
  }
  if (at < text.length) spans.push({ ...look, text: text.slice(at) });
  return spans;
}
