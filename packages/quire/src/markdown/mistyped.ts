import { admonitionKinds } from "./admonition.ts";
import { placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";
import { placesBehind } from "./place.ts";

/** What an address has that no other text in parentheses has. */
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|\.{0,2}\/)[^\s()\]]+|[^\s()\]]+\.(?:mdx?|html)(?:#[^\s()\]]*)?`;
/** `[text](address "title)`, `[text](an address.md)`, `![text](image.png =100x50)`. */
const brokenAddress = /(?<!\\)(!?)\[([^[\]\n]*)\]\(([^()<>[\]\n`]+)\)/g;
/** What shows that text with spaces or quotes was meant as an address. */
const LIKE_ADDRESS =
  /^(?:https?:|\.{0,2}\/|#|\S+\/\S)|\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf|com|org|io|dev)(?![\w.])/i;
/** `[text] (address)`. */
const apart = new RegExp(String.raw`(?<!\\)(!?)\[([^[\]\n]*\p{L}{2}[^[\]\n]*)\][ \t]+\((${ADDRESS})\)`, "gu");
/** `(text)[address]`. */
const swapped = new RegExp(String.raw`(?<!\\)\(([^()\n]*\p{L}{2}[^()\n]*)\)\[(${ADDRESS})\]`, "gu");
/** `[[a page]]`, `[[page|text]]`, `![[image.png]]`, as in a wiki; not `[[Prototype]]`, `[[0, 1]]` or `[[ -f a ]]`. */
const wiki =
  /(?<!\\)(!?)\[\[(?=[^[\]\n]*(?:\p{L} \p{L}|\||\.(?:mdx?|png|jpe?g|gif|svg)\b))([^\s[\]|][^[\]\n|]*)(?:\|([^[\]\n]+))?\]\]/gu;

/** Warn about text that was meant as a link or an image, but is none for its spaces, quotes or brackets. */
export function reportMistypedLinks(scope: Scope, node: MarkdownNode): void {
  const value = node.value ?? "";
  if (!/\]\(|\)\[|\][ \t]+\(|\[\[/.test(value)) return;
  const start = node.position?.start.offset ?? 0;
  const length = sourceOf(scope, node).length;
  // A bare address in the text is a node of its own.
  const end = scope.text.indexOf("\n", start + length);
  const source = scope.text.slice(start, end < 0 ? undefined : end);
  const placeAt = placesBehind(placeOf(scope, node), source);
  const tell = (at: number, written: string, hint: string) => {
    if (at >= length) return;
    report(scope, placeAt(at), {
      code: "mistyped-link",
      message: `\`${written}\` is shown as text: it is no ${written.startsWith("!") ? "image" : "link"}.`,
      hint,
    });
  };
  for (const { 0: written, 1: mark = "", 2: text = "", 3: address = "", index } of source.matchAll(
    brokenAddress,
  )) {
    if (/\s|["']/.test(address) && LIKE_ADDRESS.test(address))
      tell(index, written, adviceOn(mark, text, address.trim()));
  }
  for (const { 0: written, 1: mark = "", 2: text = "", 3: address = "", index } of source.matchAll(apart))
    tell(index, written, `Write \`${mark}[${text}](${address})\`, without a space.`);
  for (const { 0: written, 1: text = "", 2: address = "", index } of source.matchAll(swapped))
    tell(index, written, `Write \`[${text}](${address})\`.`);
  for (const { 0: written, 1: mark = "", 2: name = "", 3: text = name, index } of source.matchAll(wiki))
    tell(index, written, `Write \`${mark}[${text}](…)\`, with the path of the file.`);
}

function adviceOn(mark: string, text: string, address: string): string {
  const [, source, width] = /^(\S+)\s+=(\d*)x\d*$/.exec(address) ?? [];
  if (source !== undefined) return `Write \`<img src="${source}" alt="${text}" width="${width}" />\`.`;
  const [, target, title] = /^(\S+)\s+["'](.*?)["']?$/.exec(address) ?? [];
  if (target !== undefined) return `Write \`${mark}[${text}](${target} "${title}")\`.`;
  return `Write \`${mark}[${text}](<${address}>)\`, or \`%20\` for each space.`;
}

/** Starts of paragraphs that mean something to other tools, or would with a space. */
export function reportMistypedBlock(scope: Scope, node: MarkdownNode, text: string): void {
  const tell = (message: string, hint: string) =>
    report(scope, placeOf(scope, node), { code: "mistyped-block", message, hint });
  const [, hashes, name] = /^(#{2,6})(?=[\p{L}\p{N}])([^\n]*)/u.exec(text) ?? [];
  if (hashes !== undefined)
    tell(
      `The line is shown as text: it is no heading without a space after \`${hashes}\`.`,
      `Write \`${hashes} ${name}\`, or \`\\${hashes}\` if it is text.`,
    );
  const shortcode = /^\{\{[<%]\s*[\w./-]+[^\n]*?[>%]\}\}/.exec(text)?.[0];
  if (shortcode !== undefined)
    tell(
      `\`${shortcode}\` means nothing here, and is shown as text.`,
      "Write an admonition such as `:::note`, a component, or a partial in its place.",
    );
  const kind = /^(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)/.exec(text)?.[1];
  if (kind !== undefined && admonitionKinds(scope).includes(kind.toLowerCase()))
    tell(
      `\`!!! ${kind}\` is no admonition here, and is shown as text.`,
      `Write \`:::${kind}\` above its text, and \`:::\` below it.`,
    );
}

/** Warn about the markers of two versions of a text that Git could not merge. */
export function reportConflict(scope: Scope, node: MarkdownNode): void {
  const found = /^<{7} \S.*/m.exec((node.value ?? "").includes("<<<<<<< ") ? sourceOf(scope, node) : "");
  if (!found) return;
  report(scope, placesBehind(placeOf(scope, node), sourceOf(scope, node))(found.index), {
    code: "merge-conflict",
    severity: "error",
    message: `The text has a conflict that was not resolved: \`${found[0]}\`.`,
    hint: "Keep one of the two versions, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
  });
}
