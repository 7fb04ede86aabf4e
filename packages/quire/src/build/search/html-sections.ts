import { decodeEntities } from "../../base/entities.ts";
import type { Section } from "../../markdown/document.ts";
import { attribute, type HtmlElement, type HtmlNode, readHtml } from "../../twin/html-tree.ts";
import { mainRegion } from "../../twin/page-markdown.ts";

/** The searchable content of a page rendered by components, extracted from its HTML. */
export interface HtmlText {
  title: string;
  /** Content of its meta description. */
  description?: string;
  sections: Section[];
}

/** Elements whose text is not searched. */
const SILENT = new Set(["script", "style", "svg", "nav", "button"]);

/**
 * Extract title, description, headings and text from the HTML of a page. Only headings with an id start a
 * section.
 *
 * @param headTitle title of the page, for one without an H1
 * @returns undefined if the page has `noindex` or no title
 */
export function htmlSections(html: string, headTitle: string): HtmlText | undefined {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return undefined;
  const { title: h1, sections } = sectionsOf(readHtml(mainRegion(html)));
  const title = h1 || headTitle;
  if (title === "") return undefined;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return { title, ...(description && { description: decodeEntities(description) }), sections };
}

/** The first H1, "" if there is none, and the sections; the first section is the introduction. */
function sectionsOf(nodes: readonly HtmlNode[]): { title: string; sections: Section[] } {
  let title = "";
  let section: Section = { anchor: "", path: [""], text: "", code: [] };
  const sections = [section];
  const addHeading = (heading: HtmlElement) => {
    const text = folded(textOf(heading));
    const anchor = attribute(heading, "id");
    if (heading.name === "h1" && title === "") {
      title = text;
      section.path = [title];
    } else if (anchor) {
      section = { anchor, path: [title, text], text: "", code: [] };
      sections.push(section);
    } else section.text += ` ${text} `;
  };
  const visit = (node: HtmlNode) => {
    if (typeof node === "string") section.text += decodeEntities(node);
    else if (/^h[1-6]$/.test(node.name)) addHeading(node);
    else if (!SILENT.has(node.name)) {
      section.text += " ";
      childrenOf(node).forEach(visit);
      section.text += " ";
    }
  };
  nodes.forEach(visit);
  for (const one of sections) one.text = folded(one.text);
  return { title, sections };
}

function textOf(node: HtmlNode): string {
  if (typeof node === "string") return decodeEntities(node);
  return SILENT.has(node.name) ? "" : childrenOf(node).map(textOf).join("");
}

const childrenOf = ({ raw, children }: HtmlElement) => (raw === undefined ? children : readHtml(raw));

const folded = (text: string) => text.replace(/\s+/g, " ").trim();
