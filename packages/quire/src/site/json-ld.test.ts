import { expect, test } from "vitest";
import { breadcrumbList, jsonForScript } from "./json-ld.ts";

const address = { url: "https://docs.example.com", baseUrl: "/base/" };

test("breadcrumbs keep their order and places; a step without a page has no address", () => {
  expect(breadcrumbList([{ label: "Guides" }, { label: "Über", path: "/docs/über" }], address)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Guides" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Über",
        item: "https://docs.example.com/base/docs/%C3%BCber",
      },
    ],
  });
  expect(breadcrumbList([], address)).toBeUndefined();
});

test("a title cannot leave its script element", () => {
  const json = jsonForScript({ headline: "</script><!-- \u2028" });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ headline: "</script><!-- \u2028" });
});
