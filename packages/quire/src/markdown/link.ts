import { escapeHtml } from "../base/escape.ts";
import { isExternalAddress } from "../site/address.ts";
import { addLink, linkMark, placeOf, report, type Scope } from "./compilation.ts";
import { runsScript } from "./html/attribute.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { plainText } from "./plain-text.ts";
import { restore } from "./prescan.ts";
import { writeSource } from "./text.ts";

/** Maximum length in characters of link text that can serve as a name for its target. */
const MAX_TEXT_LENGTH = 60;

/** Write a link, or a reference to one. */
export function writeLink(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  const target = targetOf(scope, node);
  if (target?.url === undefined) {
    writeSource(scope, node);
    return;
  }
  const url = restore(target.url, scope.unit.prescan);
  if (runsScript(url)) {
    reportScript(scope, node, url);
    writeAll(scope, node.children);
    return;
  }
  // Links cannot be nested in HTML: an address within a link's text stays text.
  if (writer.innermost === "a") {
    writeAll(scope, node.children);
    return;
  }
  const index = addLink(scope, url, "link", placeOf(scope, node));
  const text = isExternalAddress(url) ? "" : plainText(node.children ?? [], scope).trim();
  if (text !== "" && text.length <= MAX_TEXT_LENGTH) scope.compilation.links[index]!.text = text;
  const title = target.title ? ` title="${escapeHtml(restore(target.title, scope.unit.prescan))}"` : "";
  writeWithin(scope, `<a href="${linkMark(index)}"${title}>`, node.children, "</a>");
}

/** Write an image as the theme's component, which knows its size. */
export function writeImage(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const target = targetOf(scope, node);
  const alt = restore(node.alt ?? "", scope.unit.prescan);
  sections.add(alt);
  if (target?.url === undefined || runsScript(target.url)) {
    writer.write(escapeHtml(alt));
    return;
  }
  const link = addLink(scope, restore(target.url, scope.unit.prescan), "image", placeOf(scope, node));
  const props: Record<string, unknown> = { src: { $link: link }, link, alt };
  if (target.title) props.title = restore(target.title, scope.unit.prescan);
  writer.part({ component: "@theme/Image", props, children: [] });
}

function targetOf(scope: Scope, node: MarkdownNode): MarkdownNode | undefined {
  if (node.type === "link" || node.type === "image") return node;
  return scope.definitions.get(node.identifier ?? "");
}

function reportScript(scope: Scope, node: MarkdownNode, url: string): void {
  report(scope, placeOf(scope, node), {
    code: "html-forbidden",
    message: `The URL ${url.slice(0, 30)} is dropped: documents cannot contain scripts.`,
    hint: "Link to a page instead.",
  });
}
