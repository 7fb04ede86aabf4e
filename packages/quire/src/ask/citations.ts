import type { AnswerBlock, AnswerSource, Span } from "./answer.ts";

/** What stands where a statement cited something that was not given to the model. */
const UNPROVEN = "(no section says this)";

const mark = /\s*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;

/**
 * Turn the citations of a model's answer, `[1]` or `[1, 3]`, into links to the sections they stand for. A citation of a
 * section that was not given to it is taken out, and marked; a link named by a number is a citation. Other links that
 * the model wrote lead by http(s) only, or to one of the sections.
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
        // A number that leads elsewhere only looks like a citation.
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

/** A piece of text, plain or strong, with its citations as pieces of their own. */
function citationsIn(
  { text, ...look }: Span,
  sources: readonly AnswerSource[],
  addressOf: (source: AnswerSource) => string,
): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { 0: whole, 1: numbers = "", index } of text.matchAll(mark)) {
    if (index > at) spans.push({ ...look, text: text.slice(at, index) });
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
