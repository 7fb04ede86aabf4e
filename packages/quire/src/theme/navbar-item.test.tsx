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

it("says how a link is opened, and what its target is to the site", () => {
  const own: NavbarItem = {
    type: "link",
    position: "left",
    label: "Chat",
    href: "https://a.b",
    rel: "me",
    target: "_blank",
  };
  const html = renderToStaticMarkup(<NavbarItemView item={own} versions={[]} currentPath="/" />);
  expect(html).toContain('href="https://a.b" rel="me" target="_blank"');
});

it("says the version being read where its label is that", () => {
  const version = { label: "1.x", name: "1.0", instance: "default", path: "/", active: true };
  const places = { docs: "default", versions: { "1.0": { to: "/docs/1.0", label: "1.x" } } };
  const link: NavbarItem = { ...{ type: "link", position: "left", label: "2.x", to: "/docs" }, places };
  const shown = (active: boolean) =>
    renderToStaticMarkup(
      <NavbarItemView item={link} versions={[{ ...version, active }]} currentPath="/x" />,
    ).replace(/ class="[^"]*"/, "");
  expect(shown(true)).toBe('<a href="/docs/1.0">1.x</a>');
  expect(shown(false)).toBe('<a href="/docs">2.x</a>');
});

it("lists the versions that it names, and says the one being read even if it is none of them", () => {
  const menu = { type: "versions", position: "right", docs: "default", external: [], externalHeading: "" };
  const shown = (active: string, versions?: { name: string; label?: string }[]) => {
    const choices = ["3.0", "2.0", "1.0"].map((name) => ({
      ...{ name, label: `v${name}`, instance: "default", path: `/${name}`, isLast: name === "2.0" },
      active: name === active,
    }));
    const html = renderToStaticMarkup(
      <NavbarItemView item={{ ...menu, versions } as NavbarItem} versions={choices} currentPath="/" />,
    );
    return html
      .replace(/<svg.*?<\/svg>/g, "")
      .replace(/<[^>]*>/g, " ")
      .trim()
      .split(/\s+/);
  };
  expect(shown("1.0")).toEqual(["Version:", "v1.0", "v3.0", "v2.0", "v1.0"]);
  const two = [{ name: "1.0", label: "Old" }, { name: "3.0" }];
  expect(shown("1.0", two)).toEqual(["Version:", "Old", "Old", "v3.0"]);
  expect(shown("2.0", two)).toEqual(["Version:", "v2.0", "Old", "v3.0"]);
  expect(shown("", two)).toEqual(["Version:", "Old", "Old", "v3.0"]);
});

it("is not marked on documents below its own that are in another sidebar", () => {
  expect(linkOn("/docs/start/next", { sidebar: "api" })).not.toContain("aria-current");
  expect(linkOn("/docs/start/next", { sidebar: "guide" })).toContain('aria-current="true"');
  expect(linkOn("/docs/start/next", { instance: "api" })).toContain('aria-current="true"');
});

it("is marked on the pages of its sidebar", () => {
  const marked = '<a href="/docs/start" aria-current="true">Guide</a>';
  expect(linkOn("/docs/other", { sidebar: "guide" })).toBe(marked);
  expect(linkOn("/docs/other", { sidebar: "old" })).not.toContain("aria-current");
  expect(linkOn("/docs/0.8/other", { name: "0.8" })).not.toContain("aria-current");
  expect(linkOn("/docs/start", { sidebar: "guide" })).toContain('aria-current="page"');
});

it("lists links beside versions, with a heading where there is one, and marks those to other hosts", () => {
  const own = { label: "2.0", name: "2.0", instance: "default", path: "/docs", active: true };
  const menu = (externalHeading: string) =>
    renderToStaticMarkup(
      <NavbarItemView
        item={{
          ...{ type: "versions", position: "left", docs: "default", externalHeading },
          external: [
            { label: "All", href: "/base/versions" },
            { label: "1.0", href: "https://old.example" },
            { label: "0.1", href: "pathname:///v0" },
          ],
        }}
        versions={[own]}
        currentPath="/docs"
      />,
    );
  expect(menu("Older")).toContain('<li class="dropdown-heading">Older</li>');
  expect(menu("")).not.toContain("dropdown-heading");
  expect(menu("")).toContain(">All</a>");
  expect(menu("")).toMatch(/>1\.0<svg/);
  expect(menu("")).toContain('<a class="dropdown-link" data-unchecked="" href="/v0">0.1</a>');
});

it("names the latest version in the menu of versions on pages of none", () => {
  const version = (name: string, active: boolean, isLast: boolean) => ({
    ...{ label: name, name, instance: "default", path: `/docs/${name}` },
    ...{ active, isLast },
  });
  const menu = (reading?: string) =>
    renderToStaticMarkup(
      <NavbarItemView
        item={{ type: "versions", position: "left", docs: "default", external: [], externalHeading: "Older" }}
        versions={[version("Next", reading === "Next", false), version("2.0", false, true)]}
        currentPath="/blog"
      />,
    );
  // The script puts the version that the reader chose in the place of the latest.
  expect(menu()).toContain('Version: </span><span data-version-label="">2.0</span>');
  expect(menu()).not.toContain("aria-current");
  expect(menu("Next")).toContain("Version: </span><span>Next</span>");
  expect(menu("Next")).toContain('aria-current="true" data-version="Next"');
});
