import { decodeEntities } from "../base/entities.ts";
import { nearest } from "../base/nearest.ts";
import { placeOf, report, type Scope } from "./compilation.ts";
import { openFragment, parseFragment } from "./fragment.ts";
import { type TitleProps, titleProps } from "./heading.ts";
import { writeWithin } from "./nodes.ts";
import { type MarkdownNode, parseMdx } from "./parse.ts";
import { placeBehind } from "./place.ts";
import { restore } from "./prescan.ts";
import { checkClosed } from "./unclosed.ts";

const builtInKinds = [
  "note",
  "tip",
  "info",
  "important",
  "caution",
  "warning",
  "danger",
  "secondary",
  "success",
] as const;
/** A kind of admonition that every site has; its look is in `theme/mdx/admonition.tsx`. */
export type AdmonitionKind = (typeof builtInKinds)[number];

/** The marker of a GitHub alert, with its kind. */
const alertMarker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The name in `components` of a component that a site renders a kind of admonition with; no tag is like it. */
export function ownAdmonition(type: string): string {
  return `:::${type}`;
}

/** Every kind of admonition a document may use: the built-in ones and those from the settings. */
export function admonitionKinds({ compilation }: Scope): string[] {
  return [...new Set([...builtInKinds, ...(compilation.input.admonitions ?? [])])];
}

/** Write a directive such as `:::note`; false if its name is no kind of admonition. */
export function writeAdmonition(scope: Scope, node: MarkdownNode): boolean {
  const type = (node.name ?? "").toLowerCase();
  if (!admonitionKinds(scope).includes(type)) return false;
  checkClosed(scope, node);
  const [first, ...rest] = node.children ?? [];
  const labelled = first?.data?.directiveLabel === true;
  const title = labelled ? titleProps(scope, first.children ?? []) : lineTitle(scope, node);
  write(scope, node, type, title, labelled ? rest : (node.children ?? []));
  return true;
}

/** Write a block quote that starts with `[!NOTE]` as an admonition; false for other quotes. */
export function writeAlert(scope: Scope, node: MarkdownNode): boolean {
  const [paragraph, ...rest] = node.children ?? [];
  const [text, ...inline] = paragraph?.type === "paragraph" ? (paragraph.children ?? []) : [];
  if (!paragraph || text?.type !== "text") return false;
  const value = text.value ?? "";
  const match = alertMarker.exec(value);
  if (!match) {
    reportUnknownAlert(scope, paragraph, value);
    return false;
  }
  const after = value.slice(match[0].length);
  const breaks = inline[0]?.type === "break" ? 1 : 0;
  // Something else is on the line of the marker.
  if (after === "" && !match[0].endsWith("\n") && inline.length > 0 && breaks === 0) return false;
  const left = [...(after === "" ? [] : [{ ...text, value: after }]), ...inline.slice(breaks)];
  const children = left.length > 0 ? [{ ...paragraph, children: left }, ...rest] : rest;
  write(scope, node, match[1]!.toLowerCase(), {}, children);
  return true;
}

/** Warn about the marker of an alert of an unknown kind, or with text on its line. */
function reportUnknownAlert(scope: Scope, paragraph: MarkdownNode, text: string): void {
  const [, name, rest] = /^\[!([A-Za-z]+)\](?![[(])[-+]?[ \t]*(.*)/.exec(text) ?? [];
  if (name === undefined) return;
  const isKnown = admonitionKinds(scope).includes(name.toLowerCase());
  const kind = isKnown ? name.toLowerCase() : (nearest(name, builtInKinds) ?? "note");
  report(scope, placeOf(scope, paragraph), {
    code: "unknown-directive",
    message: `\`[!${name}]\` is shown as text: it is no alert of GitHub${rest ? " with text on its line" : ""}.`,
    hint: `Write \`:::${kind}${rest ? ` ${rest}` : ""}\` above the text, and \`:::\` below it.`,
  });
}

function write(
  scope: Scope,
  node: MarkdownNode,
  type: string,
  title: TitleProps,
  children: readonly MarkdownNode[],
): void {
  const { writer, sections } = scope.compilation;
  const { id, class: className, title: named } = attributesOf(node);
  if (named && Object.keys(title).length === 0) sections.add(named);
  sections.break();
  if (id) scope.compilation.anchors.add(id);
  const props = {
    type,
    ...(named && { title: named }),
    ...title,
    ...(id && { id }),
    ...(className && { className }),
  };
  const own = scope.compilation.input.components[ownAdmonition(type)];
  if (own === undefined) writer.openComponent(":::", "@theme/Admonition", props, placeOf(scope, node));
  else writer.openComponent(":::", own, withPlainTitle(props), placeOf(scope, node));
  writeWithin(scope, "", children, "");
  writer.close(":::");
  sections.break();
}

/** Properties for a component of the site, which knows no title of HTML. */
function withPlainTitle({ titleHtml, ...props }: Record<string, unknown>): Record<string, unknown> {
  return typeof titleHtml === "string"
    ? { ...props, title: decodeEntities(titleHtml.replace(/<[^>]*>/g, "")) }
    : props;
}

/**
 * Read the title of `:::note Title` or `:::note title="Title"` from the source, as the parser drops what follows
 * the name.
 */
function lineTitle(scope: Scope, node: MarkdownNode): TitleProps {
  const start = node.position?.start.offset ?? 0;
  const end = scope.text.indexOf("\n", start);
  const line = scope.text.slice(start, end < 0 ? undefined : end);
  const match = /^:{3,}[ \t]*[\w-]+([ \t].*|\{.*)?$/.exec(line);
  const text = (match?.[1] ?? "").trim();
  if (text === "") return {};
  const attribute = /^\{?\s*title=(?:"([^"]*)"|'([^']*)')\s*\}?$/.exec(text);
  if (attribute) return plainTitle(scope, attribute[1] ?? attribute[2]!);
  if (/^\{.*\}$/.test(text)) return {};
  const inner = parseTitle(scope, text);
  const paragraph = inner.children?.[0];
  if (inner.children?.length !== 1 || paragraph?.type !== "paragraph")
    return plainTitle(scope, restore(text, scope.unit.prescan));
  const place = placeBehind(placeOf(scope, node), line.slice(0, line.indexOf(text)));
  const fragment = openFragment(scope, inner, text, place);
  return titleProps(fragment, paragraph.children ?? []);
}

function plainTitle(scope: Scope, title: string): TitleProps {
  scope.compilation.sections.add(title);
  return { title };
}

/** Read the attributes in braces after the name: `:::note{#here .wide .tall title="Title"}`. */
function attributesOf({ attributes }: MarkdownNode): { id?: string; class?: string; title?: string } {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([, value]) => typeof value === "string" && value !== ""),
  );
}

/** Parse a title like the text of its document; if it is not valid MDX, as Markdown. */
function parseTitle(scope: Scope, text: string): MarkdownNode {
  if (scope.unit.format !== "mdx") return parseFragment(scope, text);
  try {
    return parseFragment(scope, text, parseMdx);
  } catch {
    return parseFragment(scope, text);
  }
}
