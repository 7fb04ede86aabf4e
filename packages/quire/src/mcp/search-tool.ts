import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { type MatchedText, type SearchResult, searchKinds } from "../search/api.ts";
import { answer, checkOffset, extentOf, extentSchema, moreLine, readOnly } from "./answer.ts";
import type { Documentation } from "./documentation.ts";

const MAX_PAGES = 20;

const input = {
  query: z.string().trim().min(1).max(1000).describe("Words, a name, an error message or a question"),
  version: z.string().max(100).optional().describe("Id or label of a version; defaults to the latest"),
  kind: z
    .enum(searchKinds)
    .optional()
    .describe(
      "Only pages of this kind. Not every site has all kinds: results say how many pages of each were found. The kind field is for pages that are one field each; fields in the tables of a page are found by find_fields",
    ),
  limit: z.number().int().min(1).max(MAX_PAGES).default(8).describe("Maximum number of pages to return"),
  offset: z.number().int().min(0).max(10_000).default(0).describe("Number of pages to skip"),
};

const output = {
  ...extentSchema,
  kinds: z.record(z.string(), z.number()).describe("Number of pages of each kind that were found"),
  droppedWords: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })).describe("Words read as others"),
  hits: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      path: z.string(),
      kind: z.string(),
      version: z.string(),
      context: z.array(z.string()),
      sections: z.array(z.object({ url: z.string(), heading: z.string(), excerpt: z.string() })),
    }),
  ),
};

/** Add the tool that searches the documentation. */
export function addSearchTool(server: McpServer, documentation: Documentation): void {
  server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description:
        "Finds pages, and sections in them, that answer a query. Read the best ones with read_page.",
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    async ({ query, version, kind, limit, offset }) => {
      const versions = version === undefined ? undefined : [documentation.version(version).id];
      const session = documentation.search();
      await session.load(versions);
      const result = await session.search(query, { versions, kinds: kind && [kind], limit, offset });
      checkOffset(offset, result.count);
      const found = await session.excerpts(query, result.hits);
      const hits = found.map(({ path, title, kind: what, version: of, context, sections }) => ({
        title: title.text,
        url: documentation.urlOf(path),
        path,
        kind: what,
        version: of,
        context: [...context],
        sections: sections.map(({ anchor, headings, excerpt }) => ({
          url: documentation.urlOf(path, anchor),
          heading: headings.map((heading) => heading.text).join(" › "),
          excerpt: textOf(excerpt),
        })),
      }));
      const extent = extentOf(offset, hits.length, result.count);
      const lines = hits.map((hit) =>
        [
          `${hit.title} (${hit.kind}${hit.version && `, ${hit.version}`})`,
          hit.url,
          ...hit.sections.map((one) => `- ${one.heading && `${one.heading}: `}${one.excerpt} <${one.url}>`),
        ].join("\n"),
      );
      const { droppedWords, corrected, kinds } = result;
      const dropped = droppedWords.length > 0 ? `\n\nNo page has: ${droppedWords.join(", ")}.` : "";
      const read = corrected.map(({ from, to }) => `${from} as ${to}`);
      const notes = dropped + (read.length > 0 ? `\n\nRead ${read.join(", ")}.` : "");
      const text =
        lines.length > 0
          ? lines.join("\n\n") + moreLine(extent) + kindsLine(kind, kinds)
          : nothing(kind, result);
      return answer(text + notes, {
        ...extent,
        kinds: { ...kinds },
        droppedWords: [...droppedWords],
        corrected: [...corrected],
        hits,
      });
    },
  );
}

/** The answer when nothing was found, with the kinds that do have results if one was requested. */
function nothing(kind: string | undefined, { kinds }: Pick<SearchResult, "kinds">): string {
  const others = counts(kinds);
  return kind === undefined || others === ""
    ? "Nothing was found."
    : `Nothing of the kind ${kind} was found. Of other kinds: ${others}.`;
}

/** A line that says which kinds of pages were found, to narrow the search to one of them; none if it already is. */
function kindsLine(kind: string | undefined, kinds: SearchResult["kinds"]): string {
  return kind === undefined && Object.keys(kinds).length > 1 ? `\n\nPages by kind: ${counts(kinds)}.` : "";
}

const counts = (kinds: SearchResult["kinds"]) =>
  Object.entries(kinds)
    .map(([kind, count]) => `${kind} (${count})`)
    .join(", ");

const textOf = (excerpt: MatchedText | undefined) => excerpt?.text.replace(/\s+/g, " ").trim() ?? "";
