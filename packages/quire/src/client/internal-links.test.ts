import { expect, it, vi } from "vitest";
import { isDocumentAddress } from "./internal-links.ts";

it.each([
  ["/docs/1.1.0", true],
  ["/docs/page.html?q=a.zip#b", true],
  ["/files/burrow.zip", false],
  ["/docs/page.MD", false],
  ["https://docs.example.com/docs", false],
  ["http://docs.example/docs", false],
  ["mailto:fox@docs.example", false],
])("%s is a page of this site: %s", (address, isPage) => {
  vi.stubGlobal("location", { origin: "https://docs.example" });
  expect(isDocumentAddress(new URL(address, "https://docs.example/"))).toBe(isPage);
});
