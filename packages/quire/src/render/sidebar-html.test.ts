import { expect, it } from "vitest";
import type { Version } from "../site/model.ts";
import { createPageSidebars } from "./sidebar-html.tsx";

it("marks the page that is shown, also one whose address has signs of HTML", () => {
  const items = [{ type: "link", label: "A & B", href: "/docs/a&b" }];
  const version = { instance: "default", name: "current", sidebars: { docs: items } } as unknown as Version;
  expect(createPageSidebars("/base/")(version, "docs", "/docs/a&b")).toContain(
    '<a href="/base/docs/a&amp;b" aria-current="page">A &amp; B</a>',
  );
});
