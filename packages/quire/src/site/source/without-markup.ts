import { decodeEntities } from "../../base/entities.ts";

/**
 * Strip the markup from a line or paragraph of Markdown: text in links, emphasis and code is kept; images, tags,
 * footnote references and MDX comments are dropped. White space is collapsed. Meant for labels and descriptions:
 * it covers the inline syntax that is common there, not all of CommonMark.
 */
export function withoutMarkup(markdown: string): string {
  const kept: string[] = [];
  const keep = (value: string): string => `\uE000${kept.push(value) - 1}\uE000`;
  let text = markdown
    .replace(/\uE000/g, "")
    .replace(/\\([!-/:-@[-`{-~])|(`+)(?!`)([^\n]*?[^`\n])\2(?!`)/g, (_, escaped, _ticks, code) =>
      keep(escaped ?? code.replace(/^ (.*\S.*) $/, "$1")),
    )
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/gs, "")
    .replace(/\{["'`](\s*)["'`]\}/g, "$1")
    .replace(/<((?:https?|mailto):[^\s<>]*)>/g, "$1")
    .replace(/!\[[^\]]*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, "")
    .replace(/\[\^[^\]]+\]/g, "")
    .replace(/\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, "$1")
    .replace(/<br\s*\/?>/gi, " ")
    .replace(/<\/?[A-Za-z][^<>]*>/g, "");
  for (let depth = 0; depth < 2; depth++) {
    text = text
      .replace(/(\*\*\*|\*\*|\*|~~)(?=[^\s*~])([^\n]*?[^\s])\1/g, "$2")
      .replace(/(?<!\w)(___|__|_)(?=[^\s_])([^\n]*?[^\s])\1(?!\w)/g, "$2");
  }
  return decodeEntities(text)
    .replace(/\uE000(\d+)\uE000/g, (_, index) => kept[Number(index)]!)
    .replace(/\s+/g, " ")
    .trim();
}

/** Truncate a text at a word boundary; the ellipsis counts as one character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:.–—-]+$/, "")}…`;
}
