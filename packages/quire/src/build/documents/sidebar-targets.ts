import type { Problem } from "../../base/problem.ts";
import type { AnchorUse } from "../../site/anchors.ts";
import type { SidebarItem, Version } from "../../site/model.ts";
import type { DocumentLinkResolver } from "./resolve-links.ts";

/** What the links that sidebars contain besides documents and generated indexes lead to. */
export interface SidebarTargets {
  problems: Problem[];
  /** Anchors in the site, to check when all pages are compiled. */
  anchors: AnchorUse[];
}

/** Resolve the links that sidebars contain besides documents and generated indexes. */
export function sidebarTargets(versions: readonly Version[], links: DocumentLinkResolver): SidebarTargets {
  const targets = versions.flatMap(({ sidebars, sidebarFile: file, instance, name: version }) => {
    const hrefs = new Set(Object.values(sidebars).flatMap(writtenHrefs));
    return [...hrefs].flatMap((value) => {
      const use = { url: value, kind: "link" as const, line: 0, column: 0 };
      // Like in the theme, an address without a slash is a path from the root.
      const found = links.resolve([use], { file: file ?? "", path: "/", instance, version });
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

function writtenHrefs(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "category") return writtenHrefs(item.items);
    return item.type === "link" && item.docId === undefined ? [item.href] : [];
  });
}
