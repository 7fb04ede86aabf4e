import { addTo } from "../../base/groups.ts";
import type { Problem } from "../../base/problem.ts";
import type { AnchorUse } from "../../site/anchors.ts";
import type { Card, SidebarItem, Version } from "../../site/model.ts";
import type { DocumentLinkResolver } from "./resolve-links.ts";

/** What the links that sidebars contain besides documents and generated indexes lead to. */
export interface SidebarLinks {
  problems: Problem[];
  /** Anchors in the site, to check when all pages are compiled. */
  anchors: AnchorUse[];
}

/**
 * Resolve the links that sidebars and cards contain besides documents and generated indexes. Those that lead to a page
 * are replaced by its site path, in place: they may name it by its file, or with the base path.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function resolveSidebarLinks(
  versions: readonly Version[],
  links: DocumentLinkResolver,
  baseUrl: string,
): SidebarLinks {
  const targets = versions.flatMap(({ sidebars, categoryIndexes, sidebarFile: file, root }) => {
    const byHref = new Map<string, { href: string }[]>();
    for (const items of [...Object.values(sidebars), ...categoryIndexes.map((index) => index.items)])
      for (const item of writtenLinks(items)) addTo(byHref, item.href, item);
    return [...byHref].map(([value, items]) => {
      const use = { url: value, kind: "link" as const, line: 0, column: 0 };
      // Like in the theme, an address without a slash is a path from the root.
      const found = links.resolve([use], { file: file ?? "", path: "/", root });
      const [href = ""] = found.hrefs;
      if (found.pages.length > 0 && href.startsWith(baseUrl))
        for (const item of items) item.href = href.slice(baseUrl.length - 1);
      const place = { file, written: { value, after: ["href"] } };
      return {
        problems: found.problems.map(({ code, severity, message, hint }) => {
          return { code, severity, message, hint, ...place };
        }),
        anchors: found.anchors.map(({ path, hash }) => ({ path, hash, ...place })),
      };
    });
  });
  return {
    problems: targets.flatMap(({ problems }) => problems),
    anchors: targets.flatMap(({ anchors }) => anchors),
  };
}

function writtenLinks(items: readonly (SidebarItem | Card)[]): { href: string }[] {
  return items.flatMap((item) => {
    if (item.type === "html") return [];
    if ("items" in item) return writtenLinks(item.items);
    return item.type === "link" && item.docId === undefined ? [item] : [];
  });
}
