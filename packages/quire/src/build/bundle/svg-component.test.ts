import { expect, it } from "vitest";
import { readSvg } from "./svg-component.ts";
import { withOwnNames } from "./svg-names.ts";

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
  expect(readSvg('<svg><path id="a"/></svg>').content).toMatch(/^<path id="s\w{6}-a"\/>$/);
  expect(readSvg('<svg width="1"/>')).toEqual({ attributes: { width: "1" }, content: "" });
});

it("gives the names inside a drawing a prefix of it, wherever they are used", () => {
  const text = `<svg aria-labelledby="t u"><title id="t">T</title><style>.a,.b #g>.c:hover{fill:url(#g);top:.5px} .d{color:#fff}</style>
<g id="g" class="a  b of-the-site"/><use xlink:href="#g" href="#other" fill="url('#g')"/></svg>`;
  const prefix = / id="(.+?)t"/.exec(withOwnNames(text))![1]!;
  expect(withOwnNames(text)).toBe(
    `<svg aria-labelledby="$t u"><title id="$t">T</title><style>.$a,.$b #$g>.c:hover{fill:url(#$g);top:.5px} .d{color:#fff}</style>
<g id="$g" class="$a $b of-the-site"/><use xlink:href="#$g" href="#other" fill="url('#$g')"/></svg>`.replaceAll(
      "$",
      prefix,
    ),
  );
  expect(withOwnNames(text.replace("T<", "U<"))).not.toContain(prefix);
  expect(withOwnNames('<svg class="a"><path id=""/></svg>')).toBe('<svg class="a"><path id=""/></svg>');
});

it("does so too for names in single quotes, and for animations", () => {
  const text = `<svg><style>@keyframes spin{to{rotate:1turn}}.a{animation:1s spin ease}#g{animation-name:spin,of-the-site}</style>
<g id='g' class='a'/><use href='#g' style='animation:spin 2s'/></svg>`;
  const prefix = / id='(.+?)g'/.exec(withOwnNames(text))![1]!;
  expect(withOwnNames(text)).toBe(
    `<svg><style>@keyframes $spin{to{rotate:1turn}}.$a{animation:1s $spin ease}#$g{animation-name:$spin,of-the-site}</style>
<g id='$g' class='$a'/><use href='#$g' style='animation:$spin 2s'/></svg>`.replaceAll("$", prefix),
  );
});
