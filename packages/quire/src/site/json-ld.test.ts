import { expect, test } from "vitest";
import { breadcrumbList, jsonForScript, techArticle } from "./json-ld.ts";

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

test("an article says what is known and nothing else", () => {
  const bare = techArticle(
    { title: "T", description: "", path: "/docs/t", publisher: "DataHub", language: "en" },
    address,
  );
  expect(Object.keys(bare)).toEqual([
    "@context",
    "@type",
    "headline",
    "url",
    "mainEntityOfPage",
    "inLanguage",
    "publisher",
  ]);
  expect(
    techArticle(
      {
        title: "T",
        description: "D",
        path: "/",
        publisher: "P",
        language: "en",
        keywords: ["a", "b"],
        authors: [{ name: "Ann" }],
        published: "2024-06-03",
      },
      address,
    ),
  ).toMatchObject({
    description: "D",
    url: "https://docs.example.com/base/",
    keywords: "a, b",
    author: [{ "@type": "Person", name: "Ann" }],
    datePublished: "2024-06-03",
    dateModified: "2024-06-03",
  });
});

test("a title cannot leave its script element", () => {
  const json = jsonForScript({ headline: "</script><!-- \u2028" });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ headline: "</script><!-- \u2028" });
});
