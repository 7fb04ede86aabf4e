import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { configSchema } from "../config/schema.ts";
import { Head, type PageHead } from "./head.tsx";

const meta = (key: string, content: string) => ({
  tag: "meta",
  attributes: { [/^og:/.test(key) ? "property" : "name"]: key, content },
});
const config = configSchema.parse({
  title: "Site",
  url: "https://example.com",
  theme: { image: "img/card.png" },
  head: [
    meta("description", "of the site"),
    meta("twitter:card", "summary"),
    meta("og:image", "https://example.com/other.png"),
    meta("theme-color", "#000"),
    meta("theme-color", "#fff"),
  ],
});
const draw = (page: Partial<PageHead>, settings = config) =>
  renderToStaticMarkup(
    <Head
      config={settings}
      page={{
        title: "A",
        description: "",
        noIndex: false,
        canonicalPath: "/a",
        type: "website",
        data: [],
        styles: [],
        ...page,
      }}
      assets={{ css: "/s.css", script: "/s.js" }}
      searchPage={false}
      collected={{ tags: [] }}
    />,
  );
const contents = (html: string, key: string) =>
  [...html.matchAll(new RegExp(`="${key}" content="([^"]*)"`, "g"))].map((match) => match[1]);

it("says each thing once: what the page says, else what the settings give", () => {
  const plain = draw({});
  expect(contents(plain, "description")).toEqual(["of the site"]);
  expect(contents(plain, "twitter:card")).toEqual(["summary"]);
  expect(contents(plain, "og:image")).toEqual(["https://example.com/other.png"]);
  expect(contents(plain, "theme-color")).toEqual(["#000", "#fff"]);
  const own = draw({ description: "of the page", image: "/own.png" });
  expect(contents(own, "description")).toEqual(["of the page"]);
  expect(contents(own, "og:image")).toEqual(["https://example.com/own.png"]);
});

it("shows the picture of the page, else that of the site, wherever it stands", () => {
  const settings = { ...config, baseUrl: "/base/", head: [] };
  const picture = (page: Partial<PageHead>) => contents(draw(page, settings), "og:image");
  expect(picture({})).toEqual(["https://example.com/base/img/card.png"]);
  expect(picture({ image: "/own.png" })).toEqual(["https://example.com/base/own.png"]);
  expect(picture({ image: "/my own%20ä.png" })).toEqual(["https://example.com/base/my%20own%20%C3%A4.png"]);
  expect(picture({ image: "https://cdn.example/a.png" })).toEqual(["https://cdn.example/a.png"]);
});

it("names the site after the page, but not twice", () => {
  expect(draw({})).toContain("<title>A | Site</title>");
  expect(draw({ title: "Site" })).toContain("<title>Site</title>");
  expect(draw({ title: "" })).toContain("<title>Site</title>");
});

it("keeps search engines away from what is not to be indexed, and has a large card where there is a picture", () => {
  const settings = (image?: string) =>
    configSchema.parse({ title: "Site", url: "https://example.com", theme: { image } });
  expect(draw({ noIndex: true })).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(draw({})).not.toContain('name="robots"');
  expect(draw({}, settings("card.png"))).toContain(
    '<meta name="twitter:card" content="summary_large_image"/>',
  );
  expect(draw({}, settings())).toContain('<meta name="twitter:card" content="summary"/>');
});

it("takes an icon from the site's own files or from another host", () => {
  const icon = (favicon: string) =>
    /rel="icon" href="([^"]*)"/.exec(draw({}, { ...config, baseUrl: "/base/", favicon }))?.[1];
  expect(icon("img/icon.svg")).toBe("/base/img/icon.svg");
  expect(icon("/img/icon.svg")).toBe("/base/img/icon.svg");
  expect(icon("https://files.example.com/icon.svg")).toBe("https://files.example.com/icon.svg");
});
