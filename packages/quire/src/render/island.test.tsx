import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../base/problem.ts";
import type { Config } from "../config/schema.ts";
import type { PageRoute } from "../site/page-route.ts";
import DocumentImage from "./document-image.tsx";
import { withDocumentValues } from "./html.tsx";
import { island } from "./island.tsx";
import { RenderedRoute } from "./rendered-route.ts";
import { setSiteFacts } from "./site-facts.ts";

const module = "components/part.tsx";

beforeAll(() => setSiteFacts({ config: {} as Config, islands: { [module]: "/assets/island.js" } }));

/** The HTML of an island that may also stand still, and the warnings of its page. */
function draw(component: (props: { children?: ReactNode }) => ReactNode, children?: ReactNode) {
  const Island = island(component, module, "default", {}, true) as ComponentType<{ children?: ReactNode }>;
  const problems: Problem[] = [];
  const page = {
    route: { path: "/a" } as PageRoute,
    site: {} as never,
    warn: (one: Problem) => problems.push(one),
  };
  const html = renderToStaticMarkup(
    <RenderedRoute value={page}>
      <Island>{children}</Island>
    </RenderedRoute>,
  );
  return { html, problems };
}

describe("a module that does not say 'use client'", () => {
  it("becomes an island", () => {
    const { html, problems } = draw(() => <button type="button">Press</button>);
    expect(html).toMatch(/^<quire-island src="\/assets\/island.js" load="visible"/);
    expect(problems).toEqual([]);
  });

  it("keeps the members of its component", () => {
    const Foot = () => <em>foot</em>;
    const Card = Object.assign(({ children }: { children?: ReactNode }) => <b>{children}</b>, { Foot });
    const Island = island(Card, module, "default") as typeof Card;
    expect(renderToStaticMarkup(<Island.Foot />)).toBe("<em>foot</em>");
    expect(draw(Card, "text").html).toMatch(/^<quire-island .*<b>text<\/b>/);
  });

  it("may be called as a function, and more than once", () => {
    const Leaf = island(() => <i>leaf</i>, module, "default", {}, true) as (props: object) => ReactNode;
    const Branch = () => [Leaf({ id: 1 }), Leaf({ id: 2 })];
    const html = renderToStaticMarkup(<Branch />);
    expect(html.match(/<quire-island [^>]*><i>leaf<\/i>/g)).toHaveLength(2);
  });

  // Browsers move such elements out of any other element, as out of that of an island.
  it.each([
    ["tr", <tr key="1" />],
    ["td", <td key="1" />],
    ["tbody", <tbody key="1" />],
    ["caption", <caption key="1" />],
    ["colgroup", <colgroup key="1" />],
    ["option", <option key="1" />],
    ["optgroup", <optgroup key="1" />],
  ])("stands still where it draws <%s> alone", (name, element) => {
    const { html, problems } = draw(() => element);
    expect(html).toMatch(new RegExp(`^<${name}>`));
    expect(problems).toMatchObject([{ code: "still-component", severity: "warning", file: module }]);
    expect(problems[0]!.message).toContain("part of a table or of a select element");
  });

  it.each([
    ["table", <table key="1" />],
    ["template", <template key="1" />],
  ])("becomes an island where it draws <%s>", (_, element) => {
    expect(draw(() => element).html).toMatch(/^<quire-island /);
  });
});

it("knows the sizes of the images that a document with code puts into it", () => {
  const Box = island(({ children }: { children?: ReactNode }) => <div>{children}</div>, module, "default");
  const Island = Box as ComponentType<{ children?: ReactNode }>;
  const html = renderToStaticMarkup(
    withDocumentValues(
      <Island>
        <DocumentImage link={0} src="/a.png" alt="A" />
      </Island>,
      { hrefs: ["/a.png"], images: { 0: { width: 1000, height: 500 } } },
    ),
  );
  expect(html).toMatch(/<quire-island .*<img [^>]*width="1000" height="500"/);
});
