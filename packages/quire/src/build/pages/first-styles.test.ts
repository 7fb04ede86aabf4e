import { describe, expect, test } from "vitest";
import { carryStyles, firstStyles } from "./first-styles.ts";

const first = firstStyles(
  { first: ".text{color:red}.mark{margin:.5em}", closed: ".drawer{top:0}" },
  ".card{color:blue}.card .mark,.drawing .node{top:0}.drawer{top:0}" +
    "@media print{.text .site-hero{top:0}}",
  "/first.css",
);
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>${head}</head><body>${body}</body></html>`;

test("classes that only the rest styles, and that are seen at once, are waited for", () => {
  expect(first.waits).toEqual(["card", "drawing", "site-hero"]);
});

describe("a page", () => {
  test("of text carries the first styles and loads the sheet behind its text", () => {
    const html = carryStyles(
      page('<p class="text node">card</p><dialog class="drawer"></dialog>'),
      "/a.css",
      first,
    );
    expect(html).toBe(
      `<!DOCTYPE html><html><head><style data-first>${first.css}</style></head><body><p class="text node">card</p>` +
        '<dialog class="drawer"></dialog><link rel="stylesheet" href="/a.css"/></body></html>',
    );
  });

  test("that is long loads the sheet where its first screen ends, and once more for the pages after it", () => {
    const block = `<p>${"word ".repeat(600)}</p>`;
    const article = (text: string) => `<article><div class="prose">${text}</div></article>`;
    const html = carryStyles(page(article(block + block)), "/a.css", first);
    const link = '<link rel="stylesheet" href="/a.css"/>';
    expect(html).toContain(
      article(
        `${block}<link data-rest rel="stylesheet" href="/a.css"/>${block.replace("<p", "<p data-below")}`,
      ),
    );
    expect(html.split(link)).toEqual([expect.any(String), "</body></html>"]);
    expect(html).not.toContain(`${link}</head>`);
  });

  test.each([
    ["that shows what the rest styles", '<p class="text card"></p>', ""],
    ["with a sheet of its own", "<p></p>", '<link rel="stylesheet" href="/own.css"/>'],
  ])("%s waits for the sheet", (_, body, own) => {
    const html = carryStyles(page(body, own), "/a.css", first);
    const link = '<link rel="stylesheet" href="/a.css"/>';
    expect(html).toContain(`<head><link data-first rel="stylesheet" href="/first.css"/>${link}${own}</head>`);
    expect(html.split(link)).toHaveLength(2);
  });

  test("without the sheet stays as it is", () => {
    const html = page("<p></p>").replace("/a.css", "/b.css");
    expect(carryStyles(html, "/a.css", first)).toBe(html);
  });
});
