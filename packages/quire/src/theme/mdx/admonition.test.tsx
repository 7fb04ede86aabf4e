import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Admonition from "./admonition.tsx";

it("has the icon of its kind, or another one", () => {
  const title = (icon?: string | null) =>
    /<p [^>]*>(.*)<\/p>/.exec(renderToStaticMarkup(<Admonition type="tip" icon={icon} title="T" />))![1];
  expect(title()).toMatch(/^<svg.*<\/svg><span>T<\/span>$/);
  expect(title("💡")).toBe('<span aria-hidden="true" data-markdown="">💡</span><span>T</span>');
  expect(title(null)).toBe('<span aria-hidden="true" data-markdown=""></span><span>T</span>');
});
