/** Text that fills the first screen of most readers, in characters. */
const SCREEN = 1000;
/** Parts the page where the rest of the text is worth it, in characters of HTML. */
const REST = 500;

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|rect|circle|line)$/;
/** Tags with their attributes, text between them, and scripts whole. */
const PIECE = /<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>|[^<]+/gi;

/** Where a page is parted: indices into its HTML. */
export interface Fold {
  at: number;
  /** Behind the names of the tags that open the blocks below it. */
  below: number[];
}

/**
 * The place in a page's HTML where the first screen of its text ends: between two blocks of the article, none of
 * them a heading's follower. A browser that comes upon a style sheet there lays out and paints what stands before.
 *
 * @returns undefined where the article is short, or its blocks are too long
 */
export function foldOf(html: string): Fold | undefined {
  const start = html.indexOf('<div class="prose">');
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
    if (depth === 0) return fold;
    if (!fold && depth === 1 && close && text >= SCREEN && !/^h\d$/.test(name)) {
      const at = PIECE.lastIndex;
      if (html.indexOf("</article>", at) - at <= REST) return undefined;
      fold = { at, below: [] };
    }
  }
  return undefined;
}
