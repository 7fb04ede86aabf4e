import { expect, it } from "vitest";
import { prefersMarkdown } from "./accept.ts";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html;q=0.8, Text/Markdown; charset=utf-8", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/html, text/markdown;q=0.5", false],
  ["text/html, text/markdown", true],
  ["text/markdown;q=0", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("%s", (accept, wants) => {
  expect(prefersMarkdown(accept)).toBe(wants);
});
