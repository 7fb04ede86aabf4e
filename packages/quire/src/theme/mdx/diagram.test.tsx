import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Diagram from "./diagram.tsx";

it("lists notes that are not in the drawing below it", () => {
  const html = renderToStaticMarkup(<Diagram svg="<svg></svg>" source="s" label="L" notes={["A: a < b"]} />);
  expect(html).toContain("<svg></svg><figcaption><ul><li>A: a &lt; b</li></ul></figcaption></figure>");
  expect(renderToStaticMarkup(<Diagram svg="<svg></svg>" source="s" label="L" />)).not.toContain(
    "figcaption",
  );
});
