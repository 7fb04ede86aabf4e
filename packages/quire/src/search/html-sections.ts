import { decodeEntities } from "../entities.ts";
import type { Section } from "../markdown/document.ts";

/** The searchable content of a page drawn by components, extracted from its HTML. */
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
 * @returns undefined if the page has `noindex` or no title
 */
export function htmlSections(html: string): HtmlText | undefined {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return undefined;
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const sections: Section[] = [];
  let title = "";
  let section: Section = { anchor: "", path: [""], text: "", code: [] };
  let silent = "";
  let heading: { depth: number; id: string; text: string } | undefined;
  for (const [token, slash, name = "", attributes = ""] of main.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (silent !== "") {
      if (slash && tag === silent) silent = "";
    } else if (SILENT.has(tag) && !slash) silent = tag;
    else if (/^h\d$/.test(tag) && !slash)
      heading = { depth: Number(tag[1]), id: /\sid="([^"]*)"/.exec(attributes)?.[1] ?? "", text: "" };
    else if (/^h\d$/.test(tag) && heading) {
      const text = heading.text.replace(/\s+/g, " ").trim();
      if (heading.depth === 1 && title === "") {
        title = text;
        section.path = [title];
      } else if (heading.id !== "") {
        sections.push(section);
        section = { anchor: heading.id, path: [title, text], text: "", code: [] };
      } else section.text += ` ${text} `;
      heading = undefined;
    } else if (name !== "") section.text += " ";
    else if (heading) heading.text += decodeEntities(token);
    else section.text += decodeEntities(token);
  }
  sections.push(section);
  const shown =
    title || decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(/ [|·–-] [^|·–-]*$/, "");
  for (const one of sections) one.text = one.text.replace(/\s+/g, " ").trim();
  const said = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return shown === ""
    ? undefined
    : { title: shown, ...(said && { description: decodeEntities(said) }), sections };
}
