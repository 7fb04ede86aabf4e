import { expect, it } from "vitest";
import { eventHandlers } from "./theme-advice.ts";
import { themeSchema } from "./theme-schema.ts";

it("finds event handlers in all HTML of the theme's settings, and no others", () => {
  const theme = themeSchema.parse({
    navbar: {
      items: [
        { type: "html", value: "<b data-onclick=x>a</b> on = 1" },
        {
          type: "dropdown",
          label: "More",
          items: [{ label: "A", to: "/a" }, { html: "<b onclick=x>B</b>" }],
        },
      ],
    },
    footer: {
      links: [
        { html: "<i>a</i>" },
        { html: '<i onload="x()">a</i>' },
        { title: "More", items: [{ label: "A", to: "/a" }, { html: '<a onClick="choose()">Cookies</a>' }] },
      ],
      copyright: "© <span onmouseover='x()'>us</span>",
    },
    announcementBar: { content: "onclick = news" },
  });
  const found = eventHandlers(theme, "themeConfig").map(({ path, problem }) => [
    path.join("."),
    problem.message,
  ]);
  expect(found).toEqual([
    [
      "themeConfig.navbar.items",
      "The event handler `onclick` in the HTML of `themeConfig.navbar.items` does not run.",
    ],
    [
      "themeConfig.footer.links.1.html",
      "The event handler `onload` in the HTML of `themeConfig.footer.links[1].html` does not run.",
    ],
    [
      "themeConfig.footer.links.2.items.1.html",
      "The event handler `onClick` in the HTML of `themeConfig.footer.links[2].items[1].html` does not run.",
    ],
    [
      "themeConfig.footer.copyright",
      "The event handler `onmouseover` in the HTML of `themeConfig.footer.copyright` does not run.",
    ],
  ]);
  const bar = themeSchema.parse({ announcementBar: { content: '<a onclick="x()">News</a>' } });
  expect(eventHandlers(bar, "theme").map(({ path }) => path)).toEqual([
    ["theme", "announcementBar", "content"],
  ]);
});
