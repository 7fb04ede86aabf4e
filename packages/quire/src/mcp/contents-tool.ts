import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { nearest } from "../base/nearest.ts";
import type { ContentsItem } from "../site/files/contents.ts";
import { pageAddress, pathsOf } from "../site/files/contents-paths.ts";
import { answer, extentSchema, moreLine, pageOf, readOnly } from "./answer.ts";
import type { Documentation } from "./documentation.ts";

const input = {
  version: z.string().max(100).optional().describe("Id or label of a version; defaults to the latest"),
  section: z
    .array(z.string().max(200))
    .max(10)
    .default([])
    .describe(
      "Labels from the outermost section to the one to list, without what precedes a ›; empty for the top",
    ),
  limit: z.number().int().min(1).max(100).default(50),
  offset: z.number().int().min(0).default(0),
};

const output = {
  versions: z.array(z.object({ id: z.string(), label: z.string(), isDefault: z.boolean(), url: z.string() })),
  version: z.string(),
  section: z.array(z.string()),
  ...extentSchema,
  items: z.array(
    z.object({
      label: z.string(),
      url: z.string().optional(),
      description: z.string().optional(),
      heading: z.string().optional().describe("Heading above a section at the top"),
      pages: z.number().optional().describe("Pages below it, for a section that can be listed"),
    }),
  ),
};

/** Add the tool that lists the versions, and the contents of one. */
export function addContentsTool(server: McpServer, documentation: Documentation): void {
  server.registerTool(
    "list_contents",
    {
      title: "List versions and sections",
      description:
        "The versions of the documentation, and the sections and pages of one, level by level: without a section the top ones, with one its pages and subsections. To find something, search instead.",
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ version: id, section, limit, offset }) => {
      const { versions, address } = documentation.contents();
      const version =
        id === undefined ? versions.find(({ isDefault }) => isDefault) : documentation.version(id);
      if (!version) throw new Error("The site has no documentation with versions.");
      let level: readonly ContentsItem[] = version.sections;
      for (const label of section) {
        const labels = level.filter(({ items }) => items).map((item) => item.label);
        // Sibling sections may share a label, and only one of them contains the rest of the path.
        const found = level.filter((item) => item.items && item.label.toLowerCase() === label.toLowerCase());
        if (found.length === 0) {
          const like = nearest(label, labels);
          throw new Error(
            `There is no section ${label.slice(0, 100)}. ${like ? `Did you mean ${like}?` : `There are: ${labels.join(", ")}.`}`,
          );
        }
        level = found.flatMap(({ items }) => items ?? []);
      }
      const { items: part, extent } = pageOf(level, offset, limit);
      const items = part.map(({ label, heading, path, description, items: inner }) => ({
        label,
        ...(heading !== undefined && { heading }),
        ...(path !== undefined && { url: pageAddress(address, path) }),
        ...(description && { description }),
        ...(inner && { pages: pathsOf(inner).length }),
      }));
      const lines = items.map(
        ({ label, heading, url, description, pages }) =>
          `- ${heading === undefined ? "" : `${heading} › `}${label}${pages === undefined ? "" : ` (section, ${pages} pages)`}${url ? ` <${url}>` : ""}${description ? `: ${description}` : ""}`,
      );
      const known = versions.map((one) => `${one.id}${one.isDefault ? " (latest)" : ""}`).join(", ");
      const head = `Version ${version.label}${section.length > 0 ? `, ${section.join(" › ")}` : ""}. Versions: ${known}.`;
      return answer(`${head}\n\n${lines.join("\n")}${moreLine(extent)}`, {
        versions: versions.map((one) => ({
          id: one.id,
          label: one.label,
          isDefault: one.isDefault,
          url: documentation.urlOf(one.path),
        })),
        version: version.id,
        section,
        ...extent,
        items,
      });
    },
  );
}
