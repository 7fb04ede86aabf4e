import { describe, expect, it } from "vitest";
import { translate } from "./fixtures/translate.ts";

describe("translateHead", () => {
  it("turns scripts, style sheets, head tags and metadata into the head", () => {
    const { settings, warnings } = translate({
      headTags: [
        { tagName: "link", attributes: { rel: "icon", href: "/i.png" } },
        { tagName: "script", attributes: {}, innerHTML: "1" },
        { tagName: "noscript", attributes: {} },
      ],
      stylesheets: ["https://a.b/c.css", { href: "/d.css", media: "print", "data-order": 2 }],
      scripts: [{ src: "/e.js", async: true }, "/f.js"],
      clientModules: ["./src/g.css", "./src/h.js", "./src/i.scss"],
      themeConfig: { metadata: [{ name: "keywords", content: "a" }] },
    });
    expect(settings.head).toEqual([
      { tag: "meta", attributes: { name: "keywords", content: "a" } },
      { tag: "link", attributes: { rel: "icon", href: "/i.png" } },
      { tag: "script", attributes: {}, content: "1" },
      { tag: "link", attributes: { rel: "stylesheet", href: "https://a.b/c.css" } },
      { tag: "link", attributes: { rel: "stylesheet", href: "/d.css", media: "print", "data-order": "2" } },
      { tag: "script", attributes: { src: "/e.js", async: true } },
      { tag: "script", attributes: { src: "/f.js" } },
    ]);
    expect(settings.css).toEqual(["quire/theme/styles/docusaurus/index.css", "src/g.css", "src/i.scss"]);
    expect(warnings).toEqual([
      "`clientModules[1]` is ignored.",
      "`headTags[2]` is a noscript tag, which is ignored.",
    ]);
  });
});
