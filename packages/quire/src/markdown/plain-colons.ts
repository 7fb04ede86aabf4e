import type { MarkdownNode } from "./parse.ts";

/** Number of colons that the parser may look at. It takes time in proportion to the square of their number. */
const MAX_COLONS = 2_000;
/** Stands for a colon: punctuation, too, and in no text but vertical Chinese. */
const STAND_IN = "\ufe13";
/** A colon after which a text directive could follow, outside addresses and tags. */
const colon = /(?<![:\]]|mailto|xmpp|(?:\/\/|www\.)[^\s<>]{0,200}|<[^<>\n]{0,200}):(?=\w)/g;

/**
 * Hide the colons of a text with very many, such as a long table of URNs, from the parser, which takes each for the
 * possible start of a text directive. Those mean nothing here. Positions stay as they are.
 */
export function hideColons(text: string): string {
  if (text.split(":").length <= MAX_COLONS || text.includes(STAND_IN)) return text;
  let count = 0;
  for (const _ of text.matchAll(colon)) if (++count > MAX_COLONS) return text.replace(colon, STAND_IN);
  return text;
}

/** Put the colons back into the tree that was made of such a text. */
export function showColons(root: MarkdownNode): void {
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    for (const name of ["value", "url", "title", "alt", "identifier", "lang", "meta"] as const) {
      if (node[name]?.includes(STAND_IN)) node[name] = node[name].replaceAll(STAND_IN, ":");
    }
    const attributes = (node.attributes ?? {}) as Record<string, unknown>;
    for (const [name, value] of Object.entries(attributes))
      if (typeof value === "string") attributes[name] = value.replaceAll(STAND_IN, ":");
    nodes.push(...(node.children ?? []));
  }
}
