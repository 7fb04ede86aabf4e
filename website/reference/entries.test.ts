import path from "node:path";
import type { DataDocument, DataPages } from "quire";
import { expect, it } from "vitest";
import { dataContext } from "../checks/data-context.ts";
import privileges from "./privileges/pages.ts";
import sdk from "./python-sdk/pages.ts";
import sinks from "./sinks/pages.ts";
import transformers from "./transformers/pages.ts";

const made: Record<string, DataPages> = { privileges, sdk, sinks, transformers };

it.each(Object.entries(made))(
  "%s: every entry leads to itself, so that its address can be copied",
  async (_, pages) => {
    const documents = (await pages(dataContext(path.resolve(import.meta.dirname, "..")))) as DataDocument[];
    const markdown = documents.map((document) => document.markdown).join("\n");
    expect([...markdown.matchAll(/<a id="([^"]*)" href="#\1">/g)].length).toBeGreaterThan(30);
    expect(markdown).not.toContain("<span id=");
  },
);
