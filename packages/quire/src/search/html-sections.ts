import { decodeEntities } from "../base/entities.ts";
import type { Section } from "../markdown/document.ts";

/** The searchable content of a page rendered by components, extracted from its HTML. */
export interface HtmlText {
  title: string;
  /** Content of its meta description. */
  description?: string;
  sections: Section[];
}

const TOKEN = /<(\/?)(h[1-6]|script|style|svg|nav|button|[a-z][a-z0-9-]*)\b([^>]*)>|[^<]+|</gi;
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
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const { title: h1, sections } = sectionsOf(main);
  const title = h1 || headTitle;
  if (title === "") return undefined;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return { title, ...(description && { description: decodeEntities(description) }), sections };
}

/** The first H1, "" if there is none, and the sections; the first section is the introduction. */
function sectionsOf(html: string): { title: string; sections: Section[] } {
  const sections: Section[] = [];
  let title = "";
  let section: Section = { anchor: "", path: [""], text: "", code: [] };
  let silent = "";
  let heading: { depth: number; id: string; text: string } | undefined;
  const endHeading = ({ depth, id, text: content }: NonNullable<typeof heading>) => {
    const text = folded(content);
    if (depth === 1 && title === "") {
      title = text;
      section.path = [title];
    } else if (id !== "") {
      sections.push(section);
      section = { anchor: id, path: [title, text], text: "", code: [] };
    } else section.text += ` ${text} `;
  };
  for (const [token, slash, name = "", attributes = ""] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    const isHeading = /^h\d$/.test(tag);
    if (silent !== "") {
      if (slash && tag === silent) silent = "";
    } else if (SILENT.has(tag) && !slash) silent = tag;
    else if (isHeading && !slash)
      heading = { depth: Number(tag[1]), id: /\sid="([^"]*)"/.exec(attributes)?.[1] ?? "", text: "" };
    else if (isHeading && heading) {
      endHeading(heading);
      heading = undefined;
    } else if (name !== "") section.text += " ";
    else (heading ?? section).text += decodeEntities(token);
  }
  sections.push(section);
  for (const one of sections) one.text = folded(one.text);
  return { title, sections };
}

const folded = (text: string) => text.replace(/\s+/g, " ").trim();
