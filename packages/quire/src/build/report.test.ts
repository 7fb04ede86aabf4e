import { expect, it } from "vitest";
import { createReport } from "./report.ts";
import type { SiteSession } from "./site-session.ts";

it("counts a file once that several pages have", () => {
  const session = { routes: [], bundle: { css: "/main.css", script: "/main.js" } };
  const image = { name: "assets/fox.png", size: 300 };
  const pages = {
    "/fox": { files: [{ name: "fox.html", size: 20 }, image] },
    "/owl": { files: [{ name: "owl.html", size: 10 }, image] },
  };
  const { output } = createReport(() => {}).summary(session as unknown as SiteSession, pages, []);
  expect(output).toEqual({ files: 3, bytes: 330, html: 30, markdown: 0 });
});

it("counts the styles of the first screen among those that every page loads", () => {
  const bundle = { css: "/main.css", script: "/main.js", first: { href: "/first.css" } };
  const files = [
    { name: "main.css.br", size: 5 },
    { name: "first.css.br", size: 7 },
    { name: "main.js.br", size: 3 },
    { name: "main.css", size: 50 },
  ];
  const others = { bundle: { key: "", files } };
  const session = { routes: [], bundle } as unknown as SiteSession;
  expect(createReport(() => {}).summary(session, {}, [], others).assets).toEqual({ css: 12, script: 3 });
});
