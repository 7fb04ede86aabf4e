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
