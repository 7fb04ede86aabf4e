import { expect, it } from "vitest";
import { findPageModules } from "./page-modules.ts";
import { SERVER_ENTRY } from "./server-entry.ts";

/** Run the plugin on a graph: module → what it imports. */
function pageModules(graph: Record<string, string[]>, pages: string[]): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  const { buildEnd } = findPageModules("/site", pages, found);
  const getModuleInfo = (id: string) => ({ importedIds: graph[id], dynamicallyImportedIds: [] });
  (buildEnd as (this: unknown) => void).call({ getModuleInfo });
  return found;
}

it("gives each page the modules that only pages import, also those of several", () => {
  const graph = {
    [`\0${SERVER_ENTRY}`]: [
      "/site/pages/a.tsx",
      "/site/pages/b.tsx",
      "\0virtual:quire/document/docs/x.mdx.jsx",
    ],
    "/site/pages/a.tsx": ["/site/own.tsx", "/site/both.tsx", "/site/shared.tsx", "file:///engine/link.js"],
    "/site/pages/b.tsx": ["/site/both.tsx"],
    "/site/own.tsx": ["/site/pages/a.tsx"],
    "\0virtual:quire/document/docs/x.mdx.jsx": ["/site/shared.tsx"],
  };
  expect(pageModules(graph, ["pages/a.tsx", "pages/b.tsx"])).toEqual({
    "pages/a.tsx": ["/site/pages/a.tsx", "/site/own.tsx", "/site/both.tsx"],
    "pages/b.tsx": ["/site/pages/b.tsx", "/site/both.tsx"],
  });
});

it("leaves out a file that something else imports in another form", () => {
  const graph = {
    [`\0${SERVER_ENTRY}`]: ["/site/pages/a.tsx", "/site/part.tsx"],
    "/site/pages/a.tsx": ["/site/logo.svg?url", "/site/note.txt?raw"],
    "/site/part.tsx": ["/site/logo.svg"],
  };
  expect(pageModules(graph, ["pages/a.tsx"])).toEqual({
    "pages/a.tsx": ["/site/pages/a.tsx", "/site/note.txt"],
  });
});
