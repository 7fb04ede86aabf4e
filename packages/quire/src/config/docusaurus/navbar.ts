import { nearest } from "../../base/nearest.ts";
import { isExternalAddress } from "../../site/address.ts";
import type { NavbarItemInput } from "../theme-schema.ts";
import { anchorOf, linkOf, target, textOf } from "./links.ts";
import type { Context, Settings } from "./settings.ts";

type MenuItem = Extract<NavbarItemInput, { type: "dropdown" }>["items"][number];
type VersionsItem = Extract<NavbarItemInput, { type: "versions" }>;

/** Settings that only affect the look of a navbar item, or when it is marked as current. */
const looks = [
  "activeBasePath",
  "activeBaseRegex",
  "activeClassName",
  "activeSidebarClassName",
  "aria-label",
  "className",
  "prependBaseUrlToHref",
  "autoAddBaseUrl",
  "rel",
  "target",
  "title",
  "dropdownActiveClassDisabled",
  "style",
  "id",
];

/** Types of navbar items that are carried over. */
const kinds = [
  "default",
  "link",
  "doc",
  "docLink",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "dropdown",
  "search",
  "html",
  "localeDropdown",
];

/** Translate a navbar item; undefined if it has no equivalent. */
export function translateNavbarItem(item: Settings): NavbarItemInput | undefined {
  const written = item.string("type") ?? (item.has("items") ? "dropdown" : "default");
  const type = kinds.includes(written) ? written : shownInstead(item, written);
  const position = item.choice("position", ["left", "right"]) ?? "right";
  const docs = item.string("docsPluginId");
  const translated = ((): NavbarItemInput | undefined => {
    switch (type) {
      case "default":
      case "link":
        return navbarLink(item, position);
      case "doc":
      case "docLink":
        return { type: "doc", ...documentOf(item), docs, label: item.string("label"), position };
      case "docSidebar":
        return { type: "sidebar", ...sidebarOf(item), docs, label: item.string("label"), position };
      case "dropdown": {
        const label = item.string("label") ?? item.string("aria-label") ?? "More";
        const { to } = target(item);
        return { type, label, position, to, items: item.objects("items").flatMap(menuItem) };
      }
      case "docsVersionDropdown":
        return { type: "versions", position, docs, ...listed(item), ...external(item) };
      case "docsVersion":
        if (leadsAnywhere(item)) return navbarLink(item, position);
        return { type: "version", position, docs, label: item.string("label") };
      case "search":
        return { type, position };
      case "html":
        return { type, position, value: item.string("value") ?? "" };
      case "localeDropdown":
        item.needless("dropdownItemsBefore", "dropdownItemsAfter", "queryString");
        return undefined;
      default:
        return undefined;
    }
  })();
  item.needless(...looks, ...(type === written ? [] : item.keys()));
  return translated;
}

/**
 * The kind of item to show in the place of one of an unknown type, such as a component of the site, which is reported: a
 * dropdown if it has items, a link if it leads somewhere; undefined if neither.
 */
function shownInstead(item: Settings, type: string): "dropdown" | "link" | undefined {
  const items = item.list("items").map(({ index }) => item.at("items", index));
  const isMenu = items.length > 0 && items.every((entry) => leadsAnywhere(entry) || entry.has("type"));
  const kind = isMenu ? "dropdown" : leadsAnywhere(item) ? "link" : undefined;
  const fate = kind ? `shown as a ${kind}` : "ignored";
  item.warn(["type"], `is ${JSON.stringify(type)}, a kind of item that is ${fate}`, kindHint(type));
  return kind;
}

function leadsAnywhere(item: Settings): boolean {
  return item.has("to") || item.has("href");
}

/** What to write instead of an unknown type of item: a similar type, or another item. */
function kindHint(type: string): string {
  const near = nearest(type, kinds);
  return near ? `Did you mean "${near}"?` : 'Use a link, a dropdown or an item of type "html" instead.';
}

function navbarLink(item: Settings, position: "left" | "right"): NavbarItemInput {
  const text = item.string("label");
  const className = item.string("className");
  const look = `${className ?? ""} ${item.string("href") ?? ""}`;
  const known = (["github", "slack"] as const).find((name) => look.includes(name));
  // A link without text is usually turned into an icon by the site's style sheet.
  const icon = text ? undefined : (known ?? (className && !item.has("html") ? "class" : undefined));
  return {
    type: "link",
    ...linkOf(item),
    position,
    icon,
    // The class would make the site's style sheet draw its icon next to the built-in one.
    className: icon && icon !== "class" ? undefined : className,
  };
}

function menuItem(item: Settings): MenuItem[] {
  const type = item.string("type") ?? "default";
  const docs = item.string("docsPluginId");
  item.needless("position", ...looks);
  if (type === "html") return menuMarkup(item);
  if (type === "localeDropdown") return [];
  if (!["default", "link", "doc", "docSidebar", "docsVersion"].includes(type)) {
    const isLink = leadsAnywhere(item);
    item.warn(
      [],
      `is an item of type ${type}, which menus cannot contain${isLink ? ": it is shown as a link" : ""}`,
      "Menus can only contain links and HTML.",
    );
    if (!isLink) return [];
    item.needless(...item.keys());
  }
  const link = {
    ...linkOf(item),
    className: item.string("className"),
    ...(type === "doc" && { ...documentOf(item), docs }),
    ...(type === "docSidebar" && { ...sidebarOf(item), docs }),
  };
  item.finish();
  return [link];
}

/** HTML that shows something without having text. */
const shown = /<(?:a|button|iframe|img|input|svg|video)\b/i;

/** The HTML in a menu: as a link if it is one, and left out if it shows nothing but a line between items. */
function menuMarkup(item: Settings): MenuItem[] {
  const html = item.string("value") ?? "";
  const anchor = anchorOf(html, item.context);
  if (anchor && html.match(/<a\s/gi)?.length === 1 && textOf(html.replace(/<a\s[\s\S]*<\/a>/i, "")) === "")
    return [anchor];
  return textOf(html) === "" && !shown.test(html) ? [] : [{ html }];
}

/** Translate `versions`: a list of names, or an object with names and labels. */
function listed(item: Settings): Pick<VersionsItem, "versions"> {
  if (!item.has("versions")) return {};
  if (Array.isArray(item.value("versions")))
    return { versions: item.strings("versions").map((name) => ({ name })) };
  const labels = item.object("versions");
  return {
    versions: labels.keys().map((name) => ({
      name,
      label: labels.translate(name, (version) => version.string("label")),
    })),
  };
}

/**
 * Translate `dropdownItemsAfter` to links to older versions hosted elsewhere: links, HTML with a link, or an HTML
 * heading.
 */
function external(item: Settings): Pick<VersionsItem, "external" | "externalHeading"> {
  const links: { label: string; href: string }[] = [];
  let heading: string | undefined;
  for (const key of ["dropdownItemsBefore", "dropdownItemsAfter"]) {
    for (const entry of item.objects(key)) {
      const html = entry.string("value");
      const anchor = html === undefined ? linkOf(entry) : anchorOf(html, item.context);
      entry.needless("type", ...looks);
      entry.finish();
      const address = anchor?.to ?? anchor?.href;
      if (anchor && address) links.push({ label: anchor.label, href: whole(address, item.context) });
      else if (html !== undefined) heading ??= textOf(html) || undefined;
    }
  }
  return links.length > 0 ? { external: links, externalHeading: heading ?? "" } : {};
}

/** Prefix an address of the site with the base path; other addresses are returned unchanged. */
function whole(address: string, { baseUrl }: Context): string {
  return isExternalAddress(address) ? address : baseUrl + address.replace(/^\//, "");
}

function documentOf(item: Settings): { docId: string } {
  return { docId: item.string("docId") ?? "" };
}

function sidebarOf(item: Settings): { sidebarId: string } {
  return { sidebarId: item.string("sidebarId") ?? "" };
}
