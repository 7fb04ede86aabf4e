import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { decodeEntities } from "../base/entities.ts";
import { escapeHtml } from "../base/escape.ts";
import { oncePer } from "../base/once-per.ts";
import { attribute, type HtmlElement, type HtmlNode, readHtml } from "../twin/html-tree.ts";
import { fillLinks, Html } from "./html.tsx";

/** Code of a component that inspects its children, directly or through a function. */
const looking =
  /\bChildren\s*\.|\bcloneElement\b|\bisValidElement\b|\bchildren\s*(?:\?\.|\.|\[)|[\w$]\(\s*(?:\w+\.)?children\b/;

/**
 * The children to pass to a component of the site. Documents are HTML; a component that inspects its children
 * gets the elements that React would have created instead.
 *
 * @param links URLs of the document's links
 */
export function childrenFor(
  component: unknown,
  children: ReactNode[],
  links: readonly string[],
): ReactNode[] {
  return looksInside(component) ? elementsOf(children, links) : children;
}

/**
 * The same for the module of a document with code.
 *
 * @param content the children, in a fragment
 * @returns the `children` property
 */
export function contentFor(
  component: unknown,
  content: ReactElement<{ children?: ReactNode }>,
  links: readonly string[],
): { children?: ReactNode } {
  if (!looksInside(component)) return content.props;
  const elements = elementsOf(content.props.children, links);
  // As in MDX, a single child is not an array.
  return createElement(Fragment, null, ...elements).props as { children?: ReactNode };
}

/** Once for each component, as a page may use one hundreds of times. */
const mentionsChildren = oncePer((component: object) => looking.test(String(component)));

function looksInside(component: unknown): boolean {
  const { render, type } = Object(component) as { render?: unknown; type?: unknown };
  if (typeof component !== "function") return (render ?? type) !== undefined && looksInside(render ?? type);
  return mentionsChildren(component);
}

/** Replace HTML by elements, at any depth. */
function elementsOf(children: ReactNode, links: readonly string[]): ReactNode[] {
  const others: ReactNode[] = [];
  // An element may start in the HTML before a component and end in the HTML after it.
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
    const hasElements = children !== undefined && typeof children !== "function";
    return hasElements ? cloneElement(node as ReactElement, undefined, ...elementsOf(children, links)) : node;
  };
  return withoutLineBreaks(readHtml(html)).map((node) => reactNode(node, others.map(inner)));
}

/** Elements that Markdown makes within a line. */
const inline = /^(?:a|code|del|em|img|strong)$/;

/** Remove the line breaks around blocks, of which MDX makes no nodes; those within a line of text are spaces. */
function withoutLineBreaks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const isInline = (node: HtmlNode | undefined) => node !== undefined && inline.test(nameOf(node));
  return trimmed(nodes, false).filter(
    (node, at, all) =>
      !(isBlank(node) && node.includes("\n")) || (isInline(all[at - 1]) && isInline(all[at + 1])),
  );
}

/** Flatten children, including those of fragments. */
function flat(children: ReactNode): ReactNode[] {
  const list: ReactNode[] = [];
  Children.forEach(children, (node) => {
    if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment)
      list.push(...flat(node.props.children));
    else if (node !== null && node !== undefined && typeof node !== "boolean") list.push(node);
  });
  return list;
}

function reactNode(node: HtmlNode, others: readonly ReactNode[]): ReactNode {
  if (typeof node === "string") return decodeEntities(node);
  if (node.name === "quire-html") return others[Number(attribute(node, "n"))];
  // The scrolling box around a table is the engine's; components expect the table.
  const table = node.name === "section" && node.children.find((child) => nameOf(child) === "table");
  if (table) return reactNode(table, others);
  const props = propertiesOf(node);
  if (node.raw !== undefined && node.name !== "pre")
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: node.raw } });
  const children = node.raw === undefined ? node.children : readHtml(node.raw);
  const isTable = /^(?:table|t(?:head|body|foot|r))$/.test(node.name);
  const content = node.raw === undefined ? trimmed(children, isTable) : children;
  return createElement(node.name, props, ...content.map((child) => reactNode(child, others)));
}

/**
 * Trim white space at both ends, or remove all white-space nodes, as React has none between the rows of a table.
 */
function trimmed(nodes: readonly HtmlNode[], everywhere: boolean): HtmlNode[] {
  return nodes.filter(
    (node, index) => !isBlank(node) || !(everywhere || index === 0 || index === nodes.length - 1),
  );
}

function isBlank(node: HtmlNode): node is string {
  return typeof node === "string" && node.trim() === "";
}

function nameOf(node: HtmlNode): string {
  return typeof node === "string" ? "" : node.name;
}

/** Attributes with another name in React. */
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
    // Inline styles have been replaced by classes.
    if (key === "style") continue;
    props[key] =
      value === undefined || (value === "" && isSwitch.test(written)) ? true : decodeEntities(value);
  }
  return props;
}

/** Boolean attributes. */
const isSwitch =
  /^(?:open|hidden|checked|disabled|controls|loop|muted|autoplay|async|defer|required|selected|reversed|readonly|multiple|allowfullscreen|playsinline|itemscope|inert)$/;
