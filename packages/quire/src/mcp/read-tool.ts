import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { nearest } from "../base/nearest.ts";
import { answer, extentOf, readOnly } from "./answer.ts";
import type { Documentation, ReadPage } from "./documentation.ts";
import type { MarkdownSection } from "./markdown-sections.ts";

/** Default number of characters in an answer, and number of headings listed with it. */
const DEFAULT_LENGTH = 8_000;
const MAX_LENGTH = 20_000;
const MAX_SECTIONS = 80;

const input = {
  page: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe("Path or address of a page; a #anchor in it names the section"),
  section: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe("Anchor or heading of one section, its subsections included"),
  offset: z.number().int().min(0).default(0).describe("Number of characters to skip, to continue reading"),
  limit: z
    .number()
    .int()
    .min(500)
    .max(MAX_LENGTH)
    .default(DEFAULT_LENGTH)
    .describe("Maximum number of characters to return"),
};

const output = {
  title: z.string(),
  url: z.string(),
  text: z.string().describe("Markdown"),
  offset: z.number(),
  total: z.number().describe("Total number of characters"),
  nextOffset: z.number().optional(),
  sectionCount: z.number(),
  sections: z.array(z.object({ heading: z.string(), depth: z.number(), anchor: z.string().optional() })),
};

/** Add the tool that reads a page, or a section of it, in pieces. */
export function addReadTool(server: McpServer, documentation: Documentation): void {
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description:
        "The Markdown of a page or of one of its sections. Long ones are returned in parts, which name the sections that follow: continue with nextOffset, or ask for a section.",
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ page: address, section, offset, limit }) => {
      const page = documentation.page(address);
      const wanted = section?.replace(/^#/, "") ?? page.anchor;
      const found = wanted === undefined ? { text: page.markdown } : sectionOf(page, wanted);
      const { text: whole, anchor } = found;
      if (offset > 0 && offset >= whole.length)
        throw new Error(`The text has ${whole.length} characters; the offset ${offset} is past the end.`);
      const text = cut(whole, offset, limit);
      const extent = extentOf(offset, text.length, whole.length);
      const { nextOffset: next } = extent;
      const first = offset === 0 && wanted === undefined;
      const sections = first ? page.sections.slice(0, MAX_SECTIONS) : [];
      const url = documentation.urlOf(page.path, anchor);
      const more =
        next !== undefined
          ? `\n\n(${next} of ${whole.length} characters; continue with offset ${next}${sectionsAfter(page, found.section, next)}.)`
          : "";
      return answer(`Source: ${url}\n\n${text}${more}`, {
        title: page.title,
        url,
        text,
        offset,
        ...extent,
        sectionCount: page.sections.length,
        sections: sections.map(({ text: heading, depth, anchor: id }) => ({
          heading,
          depth,
          ...(id && { anchor: id }),
        })),
      });
    },
  );
}

/** The text of a section by anchor or heading, or of a table row by anchor. */
function sectionOf(
  { sections, rows, markdown, path }: ReadPage,
  wanted: string,
): { text: string; anchor?: string; section?: MarkdownSection } {
  const section =
    sections.find(({ anchor }) => anchor === wanted) ??
    sections.find(({ text }) => words(text) === words(wanted));
  if (section)
    return { text: markdown.slice(section.start, section.end).trimEnd(), anchor: section.anchor, section };
  const row = rows.find(({ anchor }) => anchor === wanted);
  if (row)
    return {
      text: row.cells.map(({ column, text }) => `${column && `${column}: `}${text}`).join("\n"),
      anchor: row.anchor,
    };
  const names = sections.flatMap(({ anchor }) => anchor ?? []);
  const like = nearest(wanted, names);
  const known = like ? `Did you mean ${like}?` : `Its sections: ${names.slice(0, 30).join(", ")}.`;
  throw new Error(`The page ${path} has no section ${wanted.slice(0, 100)}. ${known}`);
}

/** Name the sections that follow in what is read: right below the page, or below the section. */
function sectionsAfter(
  { sections, markdown }: ReadPage,
  within: MarkdownSection | undefined,
  next: number,
): string {
  const { start, end, depth } = within ?? { start: 0, end: markdown.length, depth: 1 };
  const names = sections
    .filter((one) => one.start >= start + next && one.start < end && one.depth === depth + 1)
    .flatMap(({ anchor }) => anchor ?? [])
    .slice(0, MAX_SECTIONS);
  return names.length > 0 ? `, or read one of these sections: ${names.join(", ")}` : "";
}

/** Normalise a heading for comparison, with what clients write or guess as an anchor. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Cut a piece out of a text that ends with a line, if possible. */
function cut(text: string, offset: number, limit: number): string {
  const piece = text.slice(offset, offset + limit);
  if (offset + limit >= text.length) return piece;
  const line = piece.lastIndexOf("\n");
  const end = line > limit / 2 ? line + 1 : limit;
  // Do not split a surrogate pair.
  return /[\ud800-\udbff]$/.test(piece.slice(0, end)) ? piece.slice(0, end - 1) : piece.slice(0, end);
}
