import { Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { renderBody, type SiteCode } from "./body.tsx";
import { Html, renderStatic } from "./html.tsx";
import { contentFor } from "./looked-into.ts";

type Held = { children?: ReactNode };

/** Names of the elements that it holds, and how many children each has. */
function Names({ children }: Held) {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<Held>(child)
        ? `${child.type}:${Children.count(child.props.children)}`
        : JSON.stringify(child),
    )
    .join(" ");
}

const rowsOf = (table: ReactElement<Held>) => Children.toArray(table.props.children) as ReactElement<Held>[];

/** Draws the rows of a table as a list of their first cells, as components of many sites do. */
function Rows({ children }: { children: ReactElement<Held> }) {
  const body = rowsOf(children)[1]!;
  return rowsOf(body).map((row) => <li key={row.key}>{rowsOf(row)[0]}</li>);
}

const Plain = ({ children }: Held) => <div>{children}</div>;

const code: SiteCode = {
  modules: { "a.tsx": { Names, Rows, Plain } as unknown as Record<string, unknown> },
  pages: {},
  documents: {},
};

function draw(name: string, ...children: (string | object)[]): string {
  const part = { component: `a.tsx#${name}`, props: {}, children };
  const document = { body: [part], links: [] } as never;
  return renderStatic(
    renderBody(
      { file: "a.mdx", frontMatter: {} },
      { document, links: { hrefs: ["/x?a&b"], images: {} } } as never,
      code,
    ),
  );
}

describe("what components of a site are given between their tags", () => {
  it("is elements, where they look at it", () => {
    expect(draw("Names", "<p>a <b>b</b></p>\n<ul><li>c</li></ul>\n")).toBe("p:2 ul:1");
  });

  it("is no line break around blocks and components, but those within a line of text", () => {
    const inner = { component: "a.tsx#Plain", props: {}, children: [] };
    const Kinds = ({ children }: Held) => Children.map(children, (child) => typeof child)?.join(" ");
    code.modules["a.tsx"]!.Kinds = Kinds;
    expect(draw("Kinds", "\n  ", inner, "\n  ", inner, "\n<p>a</p>\n")).toBe("object object object");
    expect(draw("Kinds", "<em>a</em>\n<code>b</code>")).toBe("object string object");
  });

  it("is a table without its box and without white space between its rows", () => {
    const table =
      '<section class="table-scroll" role="group" tabindex="0" aria-label="Table"><table>\n<thead><tr><th>n</th></tr></thead>\n<tbody>\n<tr><td><a href="\u00010\u0001">r</a></td><td>s</td></tr>\n</tbody>\n</table></section>\n';
    expect(draw("Rows", table)).toBe('<li><td><a href="/x?a&amp;b">r</a></td></li>');
  });

  it("is what stands on both sides of other components, and in them", () => {
    const inner = { component: "a.tsx#Names", props: {}, children: ["<i>1</i>"] };
    expect(draw("Names", "<div>a ", inner, " b</div>")).toBe("div:3");
  });

  it("keeps attributes as they are", () => {
    const html =
      '<details open class="a" id="b"><summary>S &amp; T</summary><label for="i" data-n="1"><input id="i" type="checkbox" disabled checked/></label><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></details>';
    const Same = ({ children }: Held) => Children.toArray(children);
    code.modules["a.tsx"]!.Same = Same;
    const again = draw("Same", html).replace(/ (open|checked|disabled)=""/g, " $1");
    expect(again).toBe(html);
  });

  it("stays HTML where they do not", () => {
    expect(draw("Plain", "<p>It's</p>")).toBe("<div><p>It's</p></div>");
  });

  it("is one child and no list, in documents that compute", () => {
    const content = createElement(Fragment, null, <Html html={'<a href="\u00010\u0001">r</a>'} />);
    const { children } = contentFor(Rows, content, ["/x?a&b"]);
    expect(children).toMatchObject({ type: "a", props: { href: "/x?a&b", children: "r" } });
  });
});
