import { expect, it } from "vitest";
import { pagePlaces } from "./page-places.ts";

it("gives the headings of a page and the rows that have an address", () => {
  const { headings, rows } = pagePlaces(
    '<main><nav><h2 id="n">n</h2></nav><h1>T</h1><h2 id="a"><a class="anchor" href="#a">A <code>b</code></a></h2>' +
      "<table><thead><tr><th>Field</th><th>What it does</th></tr></thead><tbody>" +
      '<tr><td><a id="x.y" href="#x.y"><code><i>x.</i>y</code></a> <small>string</small></td><td>Does <b>it</b>.</td></tr>' +
      '<tr id="z"><td>z list</td><td>Other</td></tr><tr><td>no</td><td>address</td></tr></tbody></table></main>',
  );
  expect(headings).toEqual([
    { depth: 1, text: "T", anchor: undefined },
    { depth: 2, text: "A `b`", anchor: "a" },
  ]);
  expect(rows).toEqual([
    {
      anchor: "x.y",
      name: "x.y",
      cells: [
        { column: "Field", text: "`x.y` string" },
        { column: "What it does", text: "Does **it**." },
      ],
    },
    {
      anchor: "z",
      name: "z",
      cells: [
        { column: "Field", text: "z list" },
        { column: "What it does", text: "Other" },
      ],
    },
  ]);
});

it("gives list items that start with an anchor, and rows by the anchor that has a name", () => {
  const { rows } = pagePlaces(
    '<main><ul><li><span id="box"></span><a href="/b"><code>Box</code></a>: A value.</li><li>Other</li></ul>' +
      '<table><tr><th>Field</th></tr><tr><td><a id="p.case"></a><a id="p">p</a> patterns</td></tr></table></main>',
  );
  expect(rows).toEqual([
    { anchor: "box", name: "Box", cells: [{ column: "", text: "[`Box`](/b): A value." }] },
    { anchor: "p", name: "p", cells: [{ column: "Field", text: "p patterns" }] },
  ]);
});
