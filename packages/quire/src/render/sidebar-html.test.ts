import { expect, it } from "vitest";
import { doc, version } from "../site/fixtures/site-parts.ts";
import { createPageSidebars } from "./sidebar-html.ts";

it("marks the page that is shown, also one whose address has signs of HTML", () => {
  const shown = doc("/docs/a&b", "A & B", { sidebar: "docs" });
  const sidebars = { docs: [{ type: "link" as const, label: "A & B", href: shown.path }] };
  const sidebar = createPageSidebars("/base/");
  expect(
    sidebar({ kind: "doc", path: shown.path, doc: shown, version: version([shown], { sidebars }) }),
  ).toContain('<a href="/base/docs/a&amp;b" aria-current="page">A &amp; B</a>');
});

it("stands next to no page that shows none", () => {
  const shown = doc("/docs/a", "A");
  const route = { kind: "doc" as const, path: shown.path, doc: shown, version: version([shown]) };
  expect(createPageSidebars("/")(route)).toBeUndefined();
});
