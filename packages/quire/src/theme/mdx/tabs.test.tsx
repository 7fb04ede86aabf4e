import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import TabItem from "./tab-item.tsx";
import Tabs from "./tabs.tsx";

const panels = [
  <TabItem key="a" value="a" label="First">
    one
  </TabItem>,
  <TabItem key="b" value="b">
    two
  </TabItem>,
];

describe("Tabs", () => {
  it("writes every panel with its label, the chosen one marked", () => {
    const html = renderToStaticMarkup(<Tabs defaultValue="b">{panels}</Tabs>);
    expect(html).toContain("one");
    expect(html).toContain("two");
    expect(html).toMatch(/aria-selected="true" tabindex="0" data-value="b"/);
    expect(html).toContain(">First</button>");
    expect(html).toContain(">b</button>");
  });

  it("chooses the first panel when none is named", () => {
    expect(renderToStaticMarkup(<Tabs>{panels}</Tabs>)).toMatch(
      /aria-selected="true" tabindex="0" data-value="a"/,
    );
  });

  it("takes its tabs from values: which there are, in what order, and with what labels", () => {
    const other = (
      <TabItem key="c" value="c">
        three
      </TabItem>
    );
    const values = [{ value: "c", label: "Third" }, { value: "b" }, { value: "a", default: true }];
    const tabsOf = (...shown: typeof values) => {
      const html = renderToStaticMarkup(<Tabs values={shown}>{[...panels, other]}</Tabs>);
      const chosen = /aria-selected="true"[^>]* data-value="(\w)"/.exec(html)?.[1];
      return [[...html.matchAll(/>(\w+)<\/button>/g)].map((match) => match[1]).join(), chosen];
    };
    expect(tabsOf(...values)).toEqual(["Third,b,First", "a"]);
    expect(tabsOf(...values.slice(0, 2))).toEqual(["Third,b", "c"]);
  });

  it("passes over white space and other children", () => {
    const html = renderToStaticMarkup(
      <Tabs>
        {"\n"}
        {panels}
        <hr />
      </Tabs>,
    );
    expect(html.match(/role="tabpanel"/g)).toHaveLength(2);
  });

  it("gives values that differ in their signs ids of their own, and takes numbers for values", () => {
    const html = renderToStaticMarkup(
      <Tabs defaultValue={11}>
        <TabItem value="C++">one</TabItem>
        <TabItem value="C#">two</TabItem>
        <TabItem value={11}>three</TabItem>
      </Tabs>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(html).toMatch(/aria-selected="true" tabindex="0" data-value="11"/);
  });

  it("gives the tabs of a page ids of their own", () => {
    const html = renderToStaticMarkup(
      <>
        <Tabs>{panels}</Tabs>
        <Tabs>{panels}</Tabs>
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps the choice under the group's name when the address is asked to carry it", () => {
    expect(
      renderToStaticMarkup(
        <Tabs groupId="os" queryString>
          {panels}
        </Tabs>,
      ),
    ).toContain('data-tab-query="os"');
    expect(
      renderToStaticMarkup(
        <Tabs groupId="os" queryString="q">
          {panels}
        </Tabs>,
      ),
    ).toContain('data-tab-query="q"');
  });
});
