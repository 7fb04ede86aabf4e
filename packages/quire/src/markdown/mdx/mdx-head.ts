import { placeOf, report, type Scope } from "../compilation.ts";
import { openFragment } from "../fragment.ts";
import { type Literal, literalOf } from "../html/literal.ts";
import { type MarkdownNode, MdxSyntaxError, parseMdx } from "../parse.ts";
import type { Place } from "../place.ts";
import { tagOf } from "./mdx-tag.ts";
import { textIn } from "./static-value.ts";

/** A tag for the head of the page, or attributes of its `<html>` element, as passed to the theme. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "style" | "html";
  /** Under the names the author used, which are React's. */
  attributes: Record<string, string | number | true>;
  /** Text content of the tag. */
  text: string;
}

const headTag = /^(?:title|meta|link|style|html)$/;

/** The module that documents import for it. */
export const headComponent = "@docusaurus/Head#default";

/**
 * Write `<Head>` or `<head>`: `<title>`, `<meta>`, `<link>` and `<style>` in it go into the head of the page, and the
 * attributes of `<html>` to that of the page; anything else is reported and dropped.
 */
export function writeHead(scope: Scope, children: readonly MarkdownNode[]): void {
  writeTags(scope, headTags(scope, children));
}

function writeTags(scope: Scope, tags: readonly HeadTag[]): void {
  if (tags.length > 0)
    scope.compilation.writer.part({ component: "@theme/Head", props: { tags }, children: [] });
}

/** Write `<style>` outside of the head in the same way; returns false if its text is not a plain value. */
export function writeStyle(scope: Scope, node: MarkdownNode): boolean {
  const style = headTagOf(scope, node, "style");
  if (!style?.text) return false;
  writeTags(scope, [style]);
  return true;
}

/**
 * Write `<head>` or `<style>` in a `.md` file in the same way.
 *
 * @param source from its opening to its closing tag
 * @returns false if it is not valid JSX, such as for a `<meta>` that is not closed
 */
export function writeHeadSource(scope: Scope, source: string, at: Place): boolean {
  try {
    const tree = parseMdx(source);
    const [head, ...others] = tree.children ?? [];
    if (!head || others.length > 0) return false;
    const inner = openFragment(scope, tree, source, at);
    if (head.name === "style") return writeStyle(inner, head);
    if (head.name !== "head") return false;
    writeHead(inner, head.children ?? []);
    return true;
  } catch (error) {
    if (error instanceof MdxSyntaxError) return false;
    throw error;
  }
}

function headTags(scope: Scope, nodes: readonly MarkdownNode[]): HeadTag[] {
  return nodes.flatMap((node) => {
    const children = node.children ?? [];
    const name = node.name ?? "";
    // Tags on one line are parsed as a paragraph.
    if (node.type === "paragraph" || (node.type.startsWith("mdxJsx") && name === ""))
      return headTags(scope, children);
    if (node.type === "text" && (node.value ?? "").trim() === "") return [];
    if (node.type.startsWith("mdxJsx") && headTag.test(name)) {
      const tag = headTagOf(scope, node, name as HeadTag["tag"]);
      if (tag) return [tag];
    }
    report(scope, placeOf(scope, node), {
      code: "html-forbidden",
      message: `${name === "" ? "This" : `<${name}>`} in the head is dropped`,
      hint: "Use `<title>`, `<meta>`, `<link>`, `<style>` and `<html>` with plain values. For everything else, use the setting `head`.",
    });
    return [];
  });
}

/** Properties that React does not treat as attributes. */
const noAttribute = /^(?:on|style$|children$|key$|ref$|dangerously)/i;

/** A tag with its attributes and text; undefined if one of them is not allowed or not a plain value. */
function headTagOf(scope: Scope, node: MarkdownNode, tag: HeadTag["tag"]): HeadTag | undefined {
  const attributes: HeadTag["attributes"] = {};
  let text = textIn(scope, node.children ?? [])?.trim();
  for (const { name, value } of tagOf(scope, node, tag).attributes) {
    const plain = literalOf(value)?.value;
    if (name === "dangerouslySetInnerHTML" && tag === "style") {
      text = htmlText(plain);
      continue;
    }
    if (typeof plain !== "string" && typeof plain !== "number" && plain !== true) return undefined;
    if (noAttribute.test(name) || name === "...") return undefined;
    attributes[name] = plain;
  }
  return text === undefined ? undefined : { tag, attributes, text };
}

/** The text of React's `{ __html: text }`; undefined if it is anything else. */
function htmlText(value: Literal | undefined): string | undefined {
  const html = typeof value === "object" && value && !Array.isArray(value) ? value.__html : undefined;
  return typeof html === "string" ? html.trim() : undefined;
}
