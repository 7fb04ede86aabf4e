import { expect, test } from "vitest";
import { type NavbarItem, themeSchema } from "../config/theme-schema.ts";
import type { Site } from "./model.ts";
import { resolveNavbar } from "./navbar.ts";

const site = {
  versions: [
    {
      instance: "default",
      isLast: true,
      docs: [{ id: "intro", path: "/docs/intro", sidebarLabel: "Start" }],
      sidebars: { main: [{ type: "link", label: "Start", href: "/docs/intro" }] },
    },
  ],
  pages: [],
} as unknown as Site;

const themeWith = (items: object[]) => themeSchema.parse({ navbar: { items } });

test("documents and sidebars become links into the latest version", () => {
  const theme = themeWith([
    { type: "doc", docId: "intro", position: "left" },
    { type: "sidebar", sidebarId: "main", label: "Guide" },
    { type: "sidebar", sidebarId: "main" },
    { type: "dropdown", label: "More", items: [{ label: "Intro", docId: "intro" }] },
  ]);
  const { theme: resolved, problems } = resolveNavbar(theme, site);
  expect(problems).toEqual([]);
  expect(resolved.navbar.items).toMatchObject([
    { type: "link", label: "Start", to: "/docs/intro", position: "left" },
    { type: "link", label: "Guide", to: "/docs/intro" },
    { type: "link", label: "Start", to: "/docs/intro" },
    { type: "dropdown", items: [{ label: "Intro", to: "/docs/intro" }] },
  ]);
});

test("an unknown document is reported with the nearest id and left out", () => {
  const { theme, problems } = resolveNavbar(themeWith([{ type: "doc", docId: "intr" }]), site);
  expect(theme.navbar.items).toEqual([]);
  expect(problems).toMatchObject([{ code: "navbar-unknown-doc", hint: "Did you mean “intro”?" }]);
});

test("a version that the menu of versions names and the docs do not have is reported", () => {
  const named = (...names: string[]) => {
    const versions = names.map((name) => ({ name }));
    const of = { ...site, versions: [{ ...site.versions[0]!, name: "2.0" }] } as Site;
    return resolveNavbar(themeWith([{ type: "versions", versions }]), of).problems;
  };
  expect(named("2.0")).toEqual([]);
  expect(named("2.0", "1.0")).toMatchObject([
    { code: "navbar-unknown-version", written: { value: "1.0" }, hint: "Its versions are: 2.0." },
  ]);
  const elsewhere = themeWith([{ type: "versions", docs: "api", versions: [{ name: "2.0" }] }]);
  expect(resolveNavbar(elsewhere, site).problems).toMatchObject([{ hint: "It has no version." }]);
});

test("a site that can be searched has a search item, once, and another site has none", () => {
  const searched = { ...site, pages: [{ path: "/search" }] } as unknown as Site;
  const items = (own: object[], of: Site) => resolveNavbar(themeWith(own), of).theme.navbar.items;
  expect(items([], searched)).toEqual([{ type: "search", position: "right" }]);
  expect(items([{ type: "search", position: "left" }], searched)).toEqual([
    { type: "search", position: "left" },
  ]);
  expect(items([{ type: "search" }], site)).toEqual([]);
});

test("on pages of another version they lead into it, where it has what they name", () => {
  const older = {
    instance: "default",
    name: "1.0",
    docs: [{ id: "intro", path: "/docs/1.0/intro", sidebarLabel: "Start", sidebar: "main" }],
    sidebars: {},
  };
  const other = { ...older, instance: "other", docs: [{ ...older.docs[0], path: "/other/1.0/intro" }] };
  const [latest] = site.versions;
  const both = { ...site, versions: [{ ...latest, name: "2.0" }, older, other] } as unknown as Site;
  const items = [
    { type: "doc", docId: "intro" },
    { type: "sidebar", sidebarId: "main" },
    { type: "dropdown", label: "More", items: [{ label: "Intro", docId: "intro" }] },
  ];
  const { theme } = resolveNavbar(themeWith(items), both);
  const ofDoc = {
    docs: "default",
    versions: { "2.0": { to: "/docs/intro" }, "1.0": { to: "/docs/1.0/intro", sidebar: "main" } },
  };
  expect(theme.navbar.items).toMatchObject([
    { to: "/docs/intro", places: ofDoc },
    { places: { docs: "default", versions: { "2.0": { to: "/docs/intro", sidebar: "main" } } } },
    { items: [{ to: "/docs/intro", places: ofDoc }] },
  ]);
  expect(Object.keys((theme.navbar.items as NavbarItem[])[1]!.places!.versions)).toEqual(["2.0"]);
});

test("the version is a link to the main page of the one that is read", () => {
  const versions = [
    { instance: "default", name: "2.0", label: "2.x", mainPath: "/docs", isLast: true },
    { instance: "default", name: "1.0", label: "1.x", mainPath: "/docs/1.0" },
    { instance: "api", name: "current", label: "Next", mainPath: "/api", isLast: true },
  ];
  const items = [
    { type: "version" },
    { type: "version", docs: "api", label: "API" },
    { type: "version", docs: "x" },
  ];
  const { theme } = resolveNavbar(themeWith(items), { versions, pages: [] } as unknown as Site);
  expect(theme.navbar.items).toEqual([
    {
      ...{ type: "link", position: "right", label: "2.x", to: "/docs" },
      places: {
        docs: "default",
        versions: { "2.0": { to: "/docs", label: "2.x" }, "1.0": { to: "/docs/1.0", label: "1.x" } },
      },
    },
    {
      ...{ type: "link", position: "right", label: "API", to: "/api" },
      places: { docs: "api", versions: { current: { to: "/api", label: "API" } } },
    },
  ]);
});
