import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { decodeEntities } from "../entities.ts";
import { escapeHtml } from "../escape.ts";
import { attribute, type HtmlElement, type HtmlNode, readHtml } from "../twin/html-tree.ts";
import { fillLinks, Html } from "./html.tsx";

/** Code of a component that looks into what stands between its tags, or has a function look. */
const looking =
  /\bChildren\s*\.|\bcloneElement\b|\bisValidElement\b|\bchildren\s*(?:\?\.|\.|\[)|[\w$]\(\s*(?:\w+\.)?children\b/;

/**
 * What a component of the site's own is given between its tags. Documents are HTML; one that looks into its children
 * is given the elements that React would have made of it.
 *
 * @param links addresses of the document's links, ready to stand in an attribute
 */
export function givenTo(component: unknown, children: ReactNode[], links: readonly string[]): ReactNode[] {
  return looksInside(component) ? elementsOf(children, links) : children;
}

/**
 * The same for the module of a document that computes.
 *
 * @param content what stands between the tags, in a fragment
 * @param links addresses of the document's links as they are
 * @returns the property to give
 */
export function contentFor(
  component: unknown,
  content: ReactElement<{ children?: ReactNode }>,
  links: readonly string[],
): { children?: ReactNode } {
  if (!looksInside(component)) return content.props;
  const elements = elementsOf(content.props.children, links.map(escapeHtml));
  // As MDX has it: one child is no list.
  return createElement(Fragment, null, ...elements).props as { children?: ReactNode };
}

/** Components whose code was read, and whether it looks inside: a page may show one hundreds of times. */
const known = new WeakMap<object, boolean>();

function looksInside(component: unknown): boolean {
  const { render, type } = Object(component) as { render?: unknown; type?: unknown };
  if (typeof component !== "function") return (render ?? type) !== undefined && looksInside(render ?? type);
  let looks = known.get(component);
  if (looks === undefined) {
    looks = looking.test(String(component));
    known.set(component, looks);
  }
  return looks;
}

/** Elements in the place of HTML, however deep it stands among elements. */
function elementsOf(children: ReactNode, links: readonly string[]): ReactNode[] {
  const others: ReactNode[] = [];
  // HTML may begin before a component and end behind it.
  const html = flat(children)
    .map((node) => {
      if (isValidElement<{ html: string }>(node) && node.type === Html)
        return fillLinks(node.props.html, links);
      if (typeof node === "string" || typeof node === "number") return escapeHtml(String(node));
      others.push(node);
      return `<quire-html n="${others.length - 1}"></quire-html>`;
    })
    .join("");
  const inner = (node: ReactNode): ReactNode => {
    const { children } = isValidElement<{ children?: ReactNode }>(node) ? node.props : {};
    const isDrawn = children !== undefined && typeof children !== "function";
    return isDrawn ? cloneElement(node as ReactElement, undefined, ...elementsOf(children, links)) : node;
  };
  return trimmed(readHtml(html), false).map((node) => drawn(node, others.map(inner)));
}

/** Children one after the other, those of fragments too. */
function flat(children: ReactNode): ReactNode[] {
  const list: ReactNode[] = [];
  Children.forEach(children, (node) => {
    if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment)
      list.push(...flat(node.props.children));
    else if (node !== null && node !== undefined && typeof node !== "boolean") list.push(node);
  });
  return list;
}

function drawn(node: HtmlNode, others: readonly ReactNode[]): ReactNode {
  if (typeof node === "string") return decodeEntities(node);
  if (node.name === "quire-html") return others[Number(attribute(node, "n"))];
  // The box that a table scrolls in is the engine's; components look for the table.
  const table = node.name === "section" && node.children.find((child) => nameOf(child) === "table");
  if (table) return drawn(table, others);
  const props = propertiesOf(node);
  if (node.raw !== undefined && node.name !== "pre")
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: node.raw } });
  const children = node.raw === undefined ? node.children : readHtml(node.raw);
  const isTable = /^(?:table|t(?:head|body|foot|r))$/.test(node.name);
  const content = node.raw === undefined ? trimmed(children, isTable) : children;
  return createElement(node.name, props, ...content.map((child) => drawn(child, others)));
}

/** Without the white space at both ends, or all that is nothing else: React has none between the rows of a table. */
function trimmed(nodes: readonly HtmlNode[], everywhere: boolean): HtmlNode[] {
  const isBlank = (node: HtmlNode | undefined) => typeof node === "string" && node.trim() === "";
  return nodes.filter(
    (node, index) => !isBlank(node) || !(everywhere || index === 0 || index === nodes.length - 1),
  );
}

function nameOf(node: HtmlNode): string {
  return typeof node === "string" ? "" : node.name;
}

/** Attributes that React calls by another name. */
const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  checked: "defaultChecked",
  value: "defaultValue",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  srcset: "srcSet",
  datetime: "dateTime",
  maxlength: "maxLength",
  readonly: "readOnly",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  crossorigin: "crossOrigin",
  frameborder: "frameBorder",
  allowfullscreen: "allowFullScreen",
  referrerpolicy: "referrerPolicy",
  fetchpriority: "fetchPriority",
  contenteditable: "contentEditable",
  spellcheck: "spellCheck",
  usemap: "useMap",
};

const ATTRIBUTE = /\s([^\s=/>"']+)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/g;

function propertiesOf({ name, attributes }: HtmlElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, written = "", ...values] of attributes.matchAll(ATTRIBUTE)) {
    const value = values.find((one) => one !== undefined);
    const isField = name === "input" || name === "textarea" || name === "select";
    const key = written === "value" && !isField ? "value" : (renamed[written] ?? written);
    // Documents have no inline styles: classes stand for them.
    if (key === "style") continue;
    props[key] =
      value === undefined || (value === "" && isSwitch.test(written)) ? true : decodeEntities(value);
  }
  return props;
}

/** Attributes that mean something by being there. */
const isSwitch =
  /^(?:open|hidden|checked|disabled|controls|loop|muted|autoplay|async|defer|required|selected|reversed|readonly|multiple|allowfullscreen|playsinline|itemscope|inert)$/;
