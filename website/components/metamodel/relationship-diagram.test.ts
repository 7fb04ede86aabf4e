import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RelationshipDiagram } from "./relationship-diagram.tsx";

it("draws no edge over the words of another", () => {
  const ends = [
    { relationship: "OwnedBy", words: "owner" },
    { relationship: "TaggedWith", words: "tag", to: "tag" },
  ];
  const html = renderToStaticMarkup(
    createElement(RelationshipDiagram, { name: "tea", left: ends, right: ends }),
  );
  expect(html.match(/class="label"/g)).toHaveLength(4);
  expect(html.lastIndexOf("<path")).toBeLessThan(html.indexOf("<text"));
});

it("gives the entity a box that holds its name", () => {
  const widthFor = (name: string) => {
    const html = renderToStaticMarkup(createElement(RelationshipDiagram, { name, left: [], right: [] }));
    return Number(/<rect class="self"[^>]* width="(\d+(?:\.\d+)?)"/.exec(html)![1]);
  };
  expect(widthFor("tag")).toBe(100);
  expect(widthFor("dataHubIngestionSource")).toBeGreaterThan(22 * 7);
});
