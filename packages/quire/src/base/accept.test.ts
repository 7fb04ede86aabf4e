import { expect, it } from "vitest";
import { acceptsEncoding, prefersMarkdown } from "./accept.ts";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html;q=0.8, Text/Markdown; charset=utf-8", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/html, text/markdown;q=0.5", false],
  ["text/html, text/markdown", true],
  ["text/markdown;q=1.0, text/html", true],
  ["text/markdown;q=0.5, */*;q=0.1", true],
  ["text/markdown;q=0", false],
  ["text/markdown-like", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("%s", (accept, wants) => {
  expect(prefersMarkdown(accept)).toBe(wants);
});

it.each([
  ["gzip, deflate, br, zstd", true],
  ["BR;q=0.5", true],
  ["br;q=0, gzip", false],
  ["br;q=0.0", false],
  ["gzip", false],
  [undefined, false],
])("%s", (accepted, takesBrotli) => {
  expect(acceptsEncoding(accepted, "br")).toBe(takesBrotli);
});
