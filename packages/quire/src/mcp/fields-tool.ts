import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { answer, extentSchema, moreLine, pageOf, readOnly } from "./answer.ts";
import type { Documentation } from "./documentation.ts";

const input = {
  page: z.string().trim().min(1).max(500).describe("Path or address of a reference page"),
  query: z
    .string()
    .trim()
    .max(200)
    .default("")
    .describe(
      "Words in the name or description; if no field has all, those that have some; defaults to all fields",
    ),
  limit: z.number().int().min(1).max(100).default(25),
  offset: z.number().int().min(0).default(0),
};

const output = {
  title: z.string(),
  url: z.string(),
  ...extentSchema,
  fields: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      cells: z.array(z.object({ column: z.string(), text: z.string() })),
    }),
  ),
};

/** Add the tool that looks up fields in the tables of a reference page, by rows with an id. */
export function addFieldsTool(server: McpServer, documentation: Documentation): void {
  server.registerTool(
    "find_fields",
    {
      title: "Look up configuration fields",
      description:
        "Fields in the tables and lists of one reference page, such as the configuration of a source, the variables of a server or the types of an API: name, type, default and description. Search finds the page.",
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ page: address, query, limit, offset }) => {
      const page = documentation.page(address);
      if (page.rows.length === 0)
        throw new Error(`The page ${page.path} has no fields; read it with read_page.`);
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const scored = page.rows
        .map((row) => ({ row, score: scoreOf(row, words) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score);
      const whole = scored.filter(({ score }) => score >= 1);
      const isPartly = whole.length === 0;
      const { items, extent } = pageOf(isPartly ? scored : whole, offset, limit);
      const fields = items.map(({ row: { name, anchor, cells } }) => ({
        name,
        url: documentation.urlOf(page.path, anchor),
        cells,
      }));
      const lines = fields.map(
        ({ url, cells }) =>
          `- ${cells
            .map(({ text }) => text)
            .filter(Boolean)
            .join(" | ")} <${url}>`,
      );
      const none = `No field of ${page.path} has ${query}; it has ${page.rows.length}.`;
      const partly = isPartly ? `No field has all of these words: ${query}. These have some:\n\n` : "";
      return answer(lines.length > 0 ? partly + lines.join("\n") + moreLine(extent) : none, {
        title: page.title,
        url: page.url,
        ...extent,
        fields,
      });
    },
  );
}

/**
 * Rank a row: an exact match of the name, then names that contain all words, then rows that do. Less than 1, by their
 * share of the words, for rows that lack some.
 */
function scoreOf(
  { name, cells }: { name: string; cells: { text: string }[] },
  words: readonly string[],
): number {
  if (words.length === 0) return 1;
  const called = name.toLowerCase();
  if (called === words.join(" ") || called.split(".").at(-1) === words.join(" ")) return 4;
  if (words.every((word) => called.includes(word))) return 3;
  const text = `${called} ${cells.map((cell) => cell.text).join(" ")}`.toLowerCase();
  const had = words.filter((word) => text.includes(word));
  if (had.length === words.length) return 2;
  // Of two rows with as many words, the one whose name has them comes first.
  const inName = words.filter((word) => called.includes(word));
  return (had.length + inName.length / 2) / (1.5 * words.length);
}
