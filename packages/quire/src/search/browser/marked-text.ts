import type { MatchedText } from "../api.ts";

/** A text as nodes: what the query matched is in `<mark>`. Ranges that do not fit the text are passed over. */
export function markedText({ text, matches }: MatchedText): (Text | HTMLElement)[] {
  const nodes: (Text | HTMLElement)[] = [];
  let done = 0;
  const plain = (end: number) => {
    if (end > done) nodes.push(document.createTextNode(text.slice(done, end)));
  };
  for (const [start, end] of matches) {
    if (start < done || end <= start || end > text.length) continue;
    plain(start);
    const mark = document.createElement("mark");
    mark.textContent = text.slice(start, end);
    nodes.push(mark);
    done = end;
  }
  plain(text.length);
  return nodes;
}
