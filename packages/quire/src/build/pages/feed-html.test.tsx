import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Heading from "../../theme/compat/heading.tsx";
import { feedHtml } from "./feed-html.ts";

it("leaves out of a feed what needs the site's scripts and style sheet", () => {
  const heading = renderToStaticMarkup(createElement(Heading, { id: "a", children: "A" }));
  expect(heading).toContain("<a ");
  expect(feedHtml(heading)).toBe('<h2 id="a">A</h2>');
  expect(feedHtml('<h2 id="a"><i>A</i><a class="anchor" href="#a" aria-label="Link"></a></h2>')).toBe(
    '<h2 id="a"><i>A</i></h2>',
  );
  const button =
    '<button type="button" class="code-copy corner-button scripted" aria-label="Copy"><svg><path d=""/></svg>\n</button>';
  expect(feedHtml(`<div><pre>x</pre>${button}</div><p>y</p>${button}`)).toBe(
    "<div><pre>x</pre></div><p>y</p>",
  );
  const diagram =
    '<div class="diagram-frame" data-markdown="```mermaid\na --&gt; b\n```"><figure class="diagram" aria-label="Flowchart: a, b" tabindex="0">' +
    `<svg fill="var(--diagram-line)">\n</svg></figure>${button}</div>`;
  expect(feedHtml(`${diagram}<p>z</p>`)).toBe(
    '<div class="diagram-frame"><p><em>Flowchart: a, b</em></p></div><p>z</p>',
  );
  const island =
    '<quire-island src="/a.js" props="{}"><b>n<!-- --> 1</b><quire-children><i>c</i></quire-children></quire-island>';
  expect(feedHtml(`${island}<p>z</p>`)).toBe("<b>n 1</b><i>c</i><p>z</p>");
  const closed =
    '<quire-island src="/a.js"><b>n</b><template data-children><i>c</i></template></quire-island>';
  expect(feedHtml(closed)).toBe("<b>n</b><i>c</i>");
  expect(feedHtml('<p>a <a href="https://x.example/#b">b</a></p>')).toBe(
    '<p>a <a href="https://x.example/#b">b</a></p>',
  );
});
