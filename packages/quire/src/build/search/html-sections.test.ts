import { expect, it } from "vitest";
import { htmlSections } from "./html-sections.ts";

const page = (main: string, head = "") =>
  `<html><head>${head}</head><body><main>${main}</main></body></html>`;
const sectionsOf = (main: string) =>
  htmlSections(page(main), "Head")!.sections.map(({ anchor, path, text }) => [anchor, path, text]);

it("divides a page at its headings with an id", () => {
  const main =
    "<header><h1>Boats</h1><p>All of <b>them</b>.</p></header><h2>Not <i>one</i></h2>" +
    '<div><h2 id="sails">Sails <a href="#sails">&amp; masts</a></h2><p>Of linen.</p><pre><span>reef()</span></pre></div>';
  expect(sectionsOf(main)).toEqual([
    ["", ["Boats"], "All of them . Not one"],
    ["sails", ["Boats", "Sails & masts"], "Of linen. reef()"],
  ]);
});

it("leaves out controls, pictures, scripts and comments", () => {
  const main =
    "<h1>Boats<svg><title>Boat</title></svg></h1><nav><h2 id='n'>More</h2></nav><button>Close</button>" +
    "<script>go()</script><style>p{}</style><p>1<!-- --> of 2<!-- x --></p>";
  expect(sectionsOf(main)).toEqual([["", ["Boats"], "1 of 2"]]);
});

it("names a page without an H1 after its head, and one without either not at all", () => {
  expect(htmlSections(page("<p>x</p>"), "Head")?.title).toBe("Head");
  expect(htmlSections(page("<p>x</p>"), "")).toBeUndefined();
});

it("takes the description from the head, and keeps out what is not to be indexed", () => {
  expect(htmlSections(page("", '<meta name="description" content="A &amp; B"/>'), "Head")?.description).toBe(
    "A & B",
  );
  expect(
    htmlSections(page("<h1>x</h1>", '<meta name="robots" content="noindex, nofollow"/>'), ""),
  ).toBeUndefined();
});

it("reads all between navbar and footer of a page without a main region", () => {
  const html = '<header>Menu</header><div id="page"><h1>Boats</h1><p>Of linen.</p></div><footer>End</footer>';
  expect(htmlSections(html, "")).toMatchObject({ title: "Boats", sections: [{ text: "Of linen." }] });
});
