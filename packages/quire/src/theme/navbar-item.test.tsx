import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { NavbarItem } from "../config/theme-schema.ts";
import { NavbarItemView } from "./navbar-item.tsx";

const item: NavbarItem = {
  ...{ type: "link", position: "left", label: "Guide", to: "/docs/start" },
  places: {
    docs: "default",
    versions: {
      "2.0": { to: "/docs/start", sidebar: "guide" },
      "1.0": { to: "/docs/1.0/start", sidebar: "old" },
      "0.8": { to: "/docs/0.8/start" },
    },
  },
};

function linkOn(currentPath: string, page: { instance?: string; name?: string; sidebar?: string }): string {
  const { instance = "default", name = "2.0", sidebar } = page;
  const version = { label: name, name, instance, path: "/", active: true };
  const html = renderToStaticMarkup(
    <NavbarItemView item={item} versions={[version]} currentPath={currentPath} sidebar={sidebar} />,
  );
  return html.replace(/ class="[^"]*"/, "");
}

it("leads into the version being read, where it has the document", () => {
  expect(linkOn("/docs/other", {})).toBe('<a href="/docs/start">Guide</a>');
  expect(linkOn("/docs/1.0/other", { name: "1.0" })).toBe('<a href="/docs/1.0/start">Guide</a>');
  expect(linkOn("/docs/0.9/other", { name: "0.9" })).toBe('<a href="/docs/start">Guide</a>');
  expect(linkOn("/api/x", { instance: "api", name: "1.0" })).toBe('<a href="/docs/start">Guide</a>');
});

it("is marked on the pages of its sidebar", () => {
  const marked = '<a href="/docs/start" aria-current="true">Guide</a>';
  expect(linkOn("/docs/other", { sidebar: "guide" })).toBe(marked);
  expect(linkOn("/docs/other", { sidebar: "old" })).not.toContain("aria-current");
  expect(linkOn("/docs/0.8/other", { name: "0.8" })).not.toContain("aria-current");
  expect(linkOn("/docs/start", { sidebar: "guide" })).toContain('aria-current="page"');
});
