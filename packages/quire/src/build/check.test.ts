import { expect, it } from "vitest";
import type { LinkUse } from "../markdown/document.ts";
import type { PageRoute } from "../site/page-route.ts";
import { checkLinks } from "./check.ts";
import type { DocumentLinkResolver } from "./resolve-links.ts";

it("tells of what stands around every page once, with the configuration", () => {
  const link = (url: string): LinkUse => ({ url, kind: "link", line: 0, column: 0 });
  const home = { kind: "component", file: "pages/index.tsx" };
  const routes = [
    { kind: "page", path: "/", page: home },
    { kind: "not-found", path: "/404" },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: uses.map(({ url }) => ({ code: "broken-link", severity: "error", message: url })),
      anchors: [],
    }),
  } as unknown as DocumentLinkResolver;
  const pages = { "/": { links: [link("/footer"), link("/own")] }, "/404": { links: [link("/footer")] } };
  const problems = checkLinks(routes, links, () => undefined, pages, "quire.config.ts");
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["pages/index.tsx", "/own"],
    ["quire.config.ts", "/footer"],
  ]);
});
