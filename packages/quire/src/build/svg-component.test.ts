import { expect, it } from "vitest";
import { readSvg } from "./svg-component.ts";

it("reads the attributes of a drawing as React names them, and what it holds", () => {
  const text = `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 2 2' class="mark" stroke-width="2" style="x:y" onload="run()" aria-label="A > B">
  <!-- inside --><path d="M0 0"/>
</svg>`;
  expect(readSvg(text)).toEqual({
    attributes: { viewBox: "0 0 2 2", className: "mark", strokeWidth: "2", "aria-label": "A > B" },
    content: '<path d="M0 0"/>',
  });
  expect(readSvg('<svg width="1"/>')).toEqual({ attributes: { width: "1" }, content: "" });
});
