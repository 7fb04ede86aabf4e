import { expect, it } from "vitest";
import { locateAddress } from "./locate-address.ts";

const text = `export default {
  navbar: [{ to: "/docs/tea" }, { to: 'docs/pots/' }],
  footer: [{ id: "mugs", href: "/base/shop" }, { href: "/mugs" }, { src: "cup.svg" }],
  preset: { route: "/api/" },
  more: [{ to: "/api/" }, { to: "/docs/lids/#glass" }],
};`;

it.each([
  ["/base/docs/tea", 2, 18],
  ["/docs/tea", 2, 18],
  ["/base/docs/pots/", 2, 39],
  ["/base/shop", 3, 32],
  ["/base/mugs", 3, 56],
  ["/cup.svg", 3, 74],
  ["/docs/pots", 2, 39],
  ["/docs/lids#glass", 5, 33],
  ["/api", 5, 16],
])("finds %s", (url, line, column) => {
  expect(locateAddress(text, url, "/base/")).toEqual({ line, column });
});

it("finds the target of a link in a component rather than another text", () => {
  const component = `const images = ["/tea"];\nexport default () => <Link to={"/tea"} />;`;
  expect(locateAddress(component, "/base/tea", "/base/")).toEqual({ line: 2, column: 32 });
});

it.each(["/base/docs", "/base/", "/none"])("finds no %s", (url) => {
  expect(locateAddress(text, url, "/base/")).toBeUndefined();
});
