import { describe, expect, it } from "vitest";
import { navbar } from "./fixtures/translate.ts";

describe("translateNavbarItem", () => {
  it("translates links, documents, sidebars and menus of the navbar", () => {
    const { settings, warnings } = navbar(
      { to: "docs/intro", label: "Docs", position: "left", activeBasePath: "docs" },
      { type: "doc", docId: "a/b", label: "B", docsPluginId: "api" },
      { type: "docSidebar", sidebarId: "tutorial", position: "left", label: "Tutorial" },
      { href: "https://github.com/a/b", className: "header-github-link", "aria-label": "GitHub" },
      {
        type: "dropdown",
        label: "More",
        items: [
          { to: "/x", label: "X", target: "_blank" },
          { type: "doc", docId: "guides/set-up" },
          { type: "html", value: "<hr>" },
        ],
      },
      { type: "html", value: "<b>x</b>" },
      { type: "localeDropdown" },
      { type: "custom-thing", foo: 1 },
      { href: "https://chat.example.com", className: "chat-link", "aria-label": "Chat", rel: "me" },
    );
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "link", label: "Docs", to: "/docs/intro", position: "left" },
      { type: "doc", docId: "a/b", docs: "api", label: "B", position: "right" },
      { type: "sidebar", sidebarId: "tutorial", label: "Tutorial", position: "left" },
      {
        type: "link",
        label: "GitHub",
        href: "https://github.com/a/b",
        position: "right",
        icon: "github",
      },
      {
        type: "dropdown",
        label: "More",
        position: "right",
        items: [
          { label: "X", to: "/x", target: "_blank" },
          { label: "Set up", docId: "guides/set-up" },
        ],
      },
      { type: "html", position: "right", value: "<b>x</b>" },
      {
        type: "link",
        label: "Chat",
        href: "https://chat.example.com",
        position: "right",
        icon: "class",
        className: "chat-link",
        rel: "me",
      },
    ]);
    expect(warnings).toEqual([
      '`themeConfig.navbar.items[7].type` is "custom-thing", a kind of item that is ignored.',
    ]);
  });

  it("reads HTML in menus as links, headings or what it is", () => {
    const html = (value: string) => ({ type: "html", value });
    const { settings, warnings } = navbar({
      type: "dropdown",
      label: "Sea",
      items: [
        html("<strong>Harbours</strong>"),
        html('<hr style="margin: 0.3rem 0;">'),
        html('<a class="dropdown__link" href="/docs?kind=pier">Piers</a>'),
        html('<p>See</p><a href="/a">A</a> <a href="/b">B</a>'),
        html('<img src="/img/pier.svg">'),
        html('<a href="/chat"><svg></svg></a>'),
      ],
    });
    expect(settings.theme?.navbar?.items?.[0]).toMatchObject({
      items: [
        { html: "<strong>Harbours</strong>" },
        { label: "Piers", href: "/docs?kind=pier" },
        { html: '<p>See</p><a href="/a">A</a> <a href="/b">B</a>' },
        { html: '<img src="/img/pier.svg">' },
        { html: '<a href="/chat"><svg></svg></a>' },
      ],
    });
    expect(warnings).toEqual([]);
  });

  it("names the kind of item that is meant, or what to write instead", () => {
    expect(navbar({ type: "docsVersionDropDown" }, { type: "custom-clock" }).hints).toEqual([
      'Did you mean "docsVersionDropdown"?',
      'Use a link, a dropdown or an item of type "html" instead.',
    ]);
  });

  it("shows items of the site's own types as the links or menus that they describe", () => {
    const { settings, warnings } = navbar(
      { type: "custom-button", label: "Sign in", href: "https://app.example", variant: "primary" },
      { type: "custom-stars", href: "https://github.com/a/b" },
      { type: "custom-menu", label: "Sea", items: [{ to: "/pier", label: "Pier" }] },
      { type: "custom-mega", label: "Land", items: [{ title: "Hills", links: [] }] },
      {
        type: "dropdown",
        label: "Sky",
        items: [{ type: "custom-row", label: "Cloud", to: "/cloud", icon: "c" }, { type: "custom-line" }],
      },
    );
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "link", label: "Sign in", href: "https://app.example", position: "right" },
      { type: "link", label: "Github", href: "https://github.com/a/b", position: "right", icon: "github" },
      { type: "dropdown", label: "Sea", position: "right", items: [{ label: "Pier", to: "/pier" }] },
      { type: "dropdown", label: "Sky", position: "right", items: [{ label: "Cloud", to: "/cloud" }] },
    ]);
    const items = "`themeConfig.navbar.items";
    expect(warnings).toEqual([
      `${items}[0].type\` is "custom-button", a kind of item that is shown as a link.`,
      `${items}[1].type\` is "custom-stars", a kind of item that is shown as a link.`,
      `${items}[2].type\` is "custom-menu", a kind of item that is shown as a dropdown.`,
      `${items}[3].type\` is "custom-mega", a kind of item that is ignored.`,
      `${items}[4].items[0]\` is an item of type custom-row, which menus cannot contain: it is shown as a link.`,
      `${items}[4].items[1]\` is an item of type custom-line, which menus cannot contain.`,
    ]);
  });

  it("leaves out entries that are no items", () => {
    const entries = ["Pier" as unknown as object, { to: "/pier", label: "Pier" }];
    const { settings, warnings } = navbar(...entries, { type: "dropdown", label: "Sea", items: entries });
    const pier = { label: "Pier", to: "/pier" };
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "link", ...pier, position: "right" },
      { type: "dropdown", label: "Sea", position: "right", items: [pier] },
    ]);
    expect(warnings).toEqual([
      '`themeConfig.navbar.items[0]` is "Pier" and not an object.',
      '`themeConfig.navbar.items[2].items[0]` is "Pier" and not an object.',
    ]);
  });

  it("takes the version beside the menu of versions for a link", () => {
    const { settings, warnings } = navbar(
      { type: "docsVersionDropdown" },
      { type: "docsVersion", docsPluginId: "api", label: "API", position: "left" },
      { type: "docsVersion", to: "/downloads", label: "All" },
      { type: "docsVersion", href: "https://old.dev", label: "Old" },
    );
    expect(settings.theme?.navbar?.items).toEqual([
      { type: "versions", position: "right" },
      { type: "version", docs: "api", label: "API", position: "left" },
      { type: "link", to: "/downloads", label: "All", position: "right" },
      { type: "link", href: "https://old.dev", label: "Old", position: "right" },
    ]);
    expect(warnings).toEqual([]);
  });

  it("lists the versions that the menu of versions names, with their labels", () => {
    const versions = (written: unknown) => {
      const { settings, warnings } = navbar({ type: "docsVersionDropdown", versions: written });
      return [settings.theme?.navbar?.items?.[0], warnings];
    };
    const menu = { type: "versions", position: "right" };
    expect(versions(["2.0", "current"])).toEqual([
      { ...menu, versions: [{ name: "2.0" }, { name: "current" }] },
      [],
    ]);
    expect(versions({ current: { label: "Next" }, "2.0": {} })).toEqual([
      { ...menu, versions: [{ name: "current", label: "Next" }, { name: "2.0" }] },
      [],
    ]);
    expect(versions({ current: { badge: true } })[1]).toEqual([
      "`themeConfig.navbar.items[0].versions.current.badge` is ignored.",
    ]);
  });

  it("reads copies of older versions out of the version menu", () => {
    const { settings, warnings } = navbar({
      type: "docsVersionDropdown",
      position: "left",
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        { type: "html", value: '<hr class="dropdown-separator" style="margin: 0.4rem;">' },
        { type: "html", value: '<div class="dropdown-archived-versions"><b>Archived versions</b></div>' },
        {
          type: "html",
          value: `<a class='dropdown__link' href='https://old.dev/docs'> 0.9 <svg><path d="m"/></svg></a>`,
        },
        { href: "https://older.dev", label: "0.8" },
        { to: "/versions", label: "All" },
        { to: "pathname:///0.7/", label: "0.7" },
      ],
    });
    expect(settings.theme?.navbar?.items?.[0]).toEqual({
      type: "versions",
      position: "left",
      external: [
        { label: "0.9", href: "https://old.dev/docs" },
        { label: "0.8", href: "https://older.dev" },
        { label: "All", href: "/versions" },
        { label: "0.7", href: "pathname:///0.7/" },
      ],
      externalHeading: "Archived versions",
    });
    expect(warnings).toEqual([]);
    const dropdownItemsBefore = [{ to: "/versions", label: "All" }];
    const plain = navbar({ type: "docsVersionDropdown", dropdownItemsBefore });
    expect(plain.settings.theme?.navbar?.items?.[0]).toMatchObject({ externalHeading: "" });
  });
});
