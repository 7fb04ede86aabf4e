/** Number of characters of text that fill the first screen of most readers. */
const SCREEN = 1000;
/** Minimum number of characters of HTML below the fold. */
const REST = 500;
/** Start of what follows the text of a page: its facts, and the pages before and after it. */
const AFTER = "<footer";

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|rect|circle|line)$/;
/** Tags with their attributes, the text between them, and scripts as a whole. */
const PIECE = /<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>|[^<]+/gi;

/** The fold of a page, as offsets into its HTML. */
export interface Fold {
  at: number;
  /** Offsets after the tag names of the blocks below the fold. */
  below: number[];
}

/**
 * Find the end of the first screen of text in a page: between two blocks of the article, and not after a heading.
 * If a browser finds a style sheet there, it lays out and paints what precedes it.
 *
 * @returns undefined if the article is short, or its blocks are too long
 */
export function foldOf(html: string): Fold | undefined {
  const start = html.search(/<div class="prose[" ]/);
  if (start < 0) return undefined;
  let depth = 0;
  let text = 0;
  let fold: Fold | undefined;
  PIECE.lastIndex = start;
  for (let piece = PIECE.exec(html); piece; piece = PIECE.exec(html)) {
    const [all, close, name] = piece;
    if (!name) {
      if (!all.startsWith("<")) text += all.length;
      continue;
    }
    if (VOID.test(name) || all.endsWith("/>")) continue;
    if (fold && depth === 1 && !close) fold.below.push(piece.index + 1 + name.length);
    depth += close ? -1 : 1;
    if (depth === 0) return fold && withAfter(fold, html, PIECE.lastIndex);
    if (!fold && depth === 1 && close && text >= SCREEN && !/^h\d$/.test(name)) {
      const at = PIECE.lastIndex;
      if (html.indexOf("</article>", at) - at <= REST) return undefined;
      fold = { at, below: [] };
    }
  }
  return undefined;
}

/** Add what directly follows the text, at the given offset, to the blocks below the fold. */
function withAfter(fold: Fold, html: string, end: number): Fold {
  return html.startsWith(AFTER, end) ? { ...fold, below: [...fold.below, end + AFTER.length] } : fold;
}
