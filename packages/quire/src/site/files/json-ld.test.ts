import { expect, test } from "vitest";
import { breadcrumbList, jsonForScript } from "./json-ld.ts";

const address = { url: "https://docs.example.com", baseUrl: "/base/" };

test("breadcrumbs keep their order; a step without a page is left out, unless it is the page itself", () => {
  const item = (position: number, name: string, path?: string) => ({
    "@type": "ListItem",
    position,
    name,
    ...(path && { item: `https://docs.example.com/base${path}` }),
  });
  const start = { label: "Start", path: "/" };
  expect(
    breadcrumbList([start, { label: "Guides" }, { label: "Über", path: "/docs/über" }], address),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [item(1, "Start", "/"), item(2, "Über", "/docs/%C3%BCber")],
  });
  expect(breadcrumbList([start, { label: "Here" }], address)?.itemListElement).toEqual([
    item(1, "Start", "/"),
    item(2, "Here"),
  ]);
  expect(breadcrumbList([{ label: "Guides" }, start], address)).toBeUndefined();
  expect(breadcrumbList([], address)).toBeUndefined();
});

test("a title cannot leave its script element", () => {
  const json = jsonForScript({ headline: "</script><!-- \u2028" });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ headline: "</script><!-- \u2028" });
});
