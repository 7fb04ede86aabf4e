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

it("is as wide as its words need, and not enlarged when they are few", () => {
  const sizeOf = (relationship: string) => {
    const right = [{ relationship, words: "tag", to: "tag" }];
    const html = renderToStaticMarkup(createElement(RelationshipDiagram, { name: "tea", left: [], right }));
    const [x, , width] = /viewBox="([^"]*)"/.exec(html)![1]!.split(" ").map(Number);
    return { x, width, own: Number(/<rect class="self" x="(\d+)/.exec(html)![1]) };
  };
  expect(sizeOf("Has")).toMatchObject({ width: 610, own: 0 });
  expect(sizeOf("Has").x).toBeLessThan(0);
  expect(sizeOf("has".repeat(30))).toMatchObject({ x: 0, own: 0 });
  expect(sizeOf("has".repeat(30)).width).toBeGreaterThan(90 * 6);
  expect(sizeOf("EditableSchemaFieldWithGlossaryTerm").width).toBe(610);
});
