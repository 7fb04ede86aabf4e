import type { Problem } from "../problem.ts";
import type { SidebarItem, Version } from "../site/model.ts";
import type { DocumentLinkResolver } from "./resolve-links.ts";

/** Check the links that sidebars contain besides documents and generated indexes. */
export function checkSidebars(versions: readonly Version[], links: DocumentLinkResolver): Problem[] {
  return versions.flatMap(({ sidebars, sidebarFile: file, instance, name: version }) => {
    const hrefs = new Set(Object.values(sidebars).flatMap(writtenHrefs));
    return [...hrefs].flatMap((value) => {
      const use = { url: value, kind: "link" as const, line: 0, column: 0 };
      // Like in the theme, an address without a slash is a path from the root.
      const { problems } = links.resolve([use], { file: file ?? "", path: "/", instance, version });
      return problems.map(({ code, severity, message, hint }) => {
        return { code, severity, message, hint, file, written: { value } };
      });
    });
  });
}

function writtenHrefs(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "category") return writtenHrefs(item.items);
    return item.type === "link" && item.docId === undefined ? [item.href] : [];
  });
}
