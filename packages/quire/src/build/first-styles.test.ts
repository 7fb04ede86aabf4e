import { describe, expect, test } from "vitest";
import { carryStyles, firstStyles } from "./first-styles.ts";

const first = firstStyles(
  { first: ".text{color:red}.mark{margin:.5em}", closed: ".drawer{top:0}" },
  ".text{color:red}.mark{margin:.5em}.card{color:blue}.card .mark,.drawing .node{top:0}.drawer{top:0}" +
    "@media print{.text .site-hero{top:0}}",
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
      `<!DOCTYPE html><html><head><style>${first.css}</style></head><body><p class="text node">card</p>` +
        '<dialog class="drawer"></dialog><link rel="stylesheet" href="/a.css"/></body></html>',
    );
  });

  test.each([
    ["that shows what the rest styles", page('<p class="text card"></p>')],
    ["with a sheet of its own", page("<p></p>", '<link rel="stylesheet" href="/own.css"/>')],
    ["without the sheet", page("<p></p>").replace("/a.css", "/b.css")],
  ])("%s stays as it is", (_, html) => {
    expect(carryStyles(html, "/a.css", first)).toBe(html);
  });
});
