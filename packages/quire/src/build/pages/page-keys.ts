import { hashOf } from "../../base/content-hash.ts";
import { oncePer } from "../../base/once-per.ts";
import { isWrittenSince } from "../../base/read-file.ts";
import type { Config } from "../../config/schema.ts";
import type { LinkUse } from "../../markdown/document.ts";
import { docCards } from "../../render/doc-cards.ts";
import { openPaths } from "../../render/sidebar-places.ts";
import { siteVersions } from "../../render/site-facts.ts";
import { createVersionLinks } from "../../render/version-links.ts";
import { hasFrontPage } from "../../site/front-page.ts";
import type { Blog, Doc, Post, SidebarItem, Site, Source, Version } from "../../site/model.ts";
import { type PageRoute, sidebarOf } from "../../site/page-route.ts";
import { hasSearchPage } from "../../site/search-page.ts";
import { firstHref } from "../../site/sidebar/sidebar-links.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import { previewPicture } from "../documents/preview-picture.ts";
import type { DocumentLinkResolver, DocumentOrigin } from "../documents/resolve-links.ts";
import { documentsOf } from "./page-documents.ts";

/**
 * The key of a page: builds that give a page the same key would write the same bytes. Undefined while a document
 * of the page has not been compiled in its current state.
 */
export type PageKeys = (route: PageRoute) => string | undefined;

/**
 * To be called before any page is rendered. Keys are computed once, as nothing they depend on changes within a build,
 * except for images and files next to documents: a page with one that was written since gets a key of its own, as it is
 * unknown what it shows of that.
 *
 * @param metaOf returns the facts about a document in its current state
 */
export function createPageKeys(
  config: Config,
  site: Site,
  bundle: Bundle,
  links: DocumentLinkResolver,
  metaOf: (source: Source) => DocumentMeta | undefined,
): PageKeys {
  const { css, script, font, first } = bundle;
  const settings = JSON.stringify([config, hasFrontPage(site), hasSearchPage(site), first]);
  const shell = hashOf(settings, css, script, font);
  const siteFacts = JSON.stringify(siteVersions(site));
  const versions = createVersionLinks(site);
  const sidebarKeys = createSidebarKeys();
  const known = new Map<PageRoute, string>();
  const begun = Date.now();

  /** The resolved links of a document, and the hashes of its images. */
  const addressesOf = (uses: readonly LinkUse[], origin: DocumentOrigin): string => {
    const { hrefs, images, assets } = links.resolve(uses, origin);
    const files = [...images.map(({ file }) => file), ...Object.values(assets)];
    const written = files.some((file) => isWrittenSince(file, begun)) ? begun : undefined;
    return JSON.stringify([hrefs, images.map((image) => image.hash), written]);
  };

  const ofDocuments = (route: PageRoute): { parts: string[]; useCode: boolean } | undefined => {
    const parts: string[] = [];
    let useCode = false;
    for (const { source, origin } of documentsOf(route)) {
      const meta = metaOf(source);
      if (!meta) return undefined;
      const picture = previewPicture(source);
      parts.push(meta.key, addressesOf(meta.links, origin), picture ? addressesOf([picture], origin) : "");
      useCode ||= meta.usesCode;
      if (route.kind === "doc" && meta.listsCards)
        parts.push(JSON.stringify(docCards(route.version, route.doc)));
      if ("version" in route && meta.namesCards) parts.push(versionKey(route.version));
    }
    return { parts, useCode };
  };

  /** @param module the page module, if the page is one */
  const ofCode = (route: PageRoute, module: string | undefined): string[] => [
    bundle.hash,
    siteFacts,
    ...bundle.documents.map(({ file, document }) => addressesOf(document.links, { file, path: route.path })),
    ...(module === undefined ? [] : [bundle.pages[module]!]),
    ...(bundle.mayShow === "all versions" ? site.versions.map(versionKey) : []),
    ...(bundle.mayShow === "own version" && "version" in route ? [versionKey(route.version)] : []),
  ];

  const ofVersion = (route: Extract<PageRoute, { version: Version }>): string[] => {
    const { banner, badge, noIndex, label } = route.version;
    const elsewhere = [versions.pageVersion(route), versions.canonicalPath(route)];
    const sidebar = sidebarOf(route);
    return [
      JSON.stringify([banner, badge, noIndex, label, ...elsewhere]),
      ...(sidebar ? [sidebarKeys(route.version, sidebar, route.path)] : []),
    ];
  };

  const keyOf: PageKeys = (route) => {
    const documents = ofDocuments(route);
    if (!documents) return undefined;
    const module = route.kind === "page" && route.page.kind === "component" ? route.page.file : undefined;
    return hashOf(
      shell,
      route.path,
      JSON.stringify(versions.choices(route)),
      ...documents.parts,
      ...(documents.useCode || module !== undefined ? ofCode(route, module) : []),
      JSON.stringify(factsOf(route)),
      ...("version" in route ? ofVersion(route) : []),
    );
  };

  return (route) => {
    const key = known.get(route) ?? keyOf(route);
    if (key !== undefined) known.set(route, key);
    return key;
  };
}

/** A key for everything that components may ask about a version. */
const versionKey = oncePer((version: Version): string => {
  const docs = version.docs.map(({ id, path, title, description, sidebar }) => [
    id,
    path,
    title,
    description,
    sidebar,
  ]);
  return hashOf(JSON.stringify([docs, version.sidebars]));
});

/** The facts that a page shows about its route, without the text of sources and the lists of other pages. */
function factsOf(route: PageRoute): object {
  switch (route.kind) {
    case "doc":
      return docFacts(route.doc);
    case "category-index":
      return route.index;
    case "docs-tags":
      return route.version.tags;
    case "docs-tag":
      return route.page;
    case "blog-tag":
    case "blog-author":
      return [blogFacts(route.blog), route.page];
    case "blog-list":
      return [blogFacts(route.blog), route.posts.map(postFacts), route.previous, route.next];
    case "blog-post":
      return [blogFacts(route.blog), postFacts(route.post)];
    case "blog-archive":
    case "blog-tags":
    case "blog-authors":
      return [blogFacts(route.blog), route.blog.tags, route.blog.authors];
    case "page":
      return [route.page.title, route.page.description];
    case "not-found":
      return [];
  }
}

const docFacts = ({ source: _, ...facts }: Doc) => facts;
const postFacts = ({ source: _, ...facts }: Post) => facts;
const blogFacts = ({ title, description, sidebarTitle, feeds, posts }: Blog) => [
  title,
  description,
  sidebarTitle,
  feeds,
  posts.map((post) => [post.title, post.path, post.date, post.unlisted]),
];

/** Keys of the visible part of a sidebar on a page: its top level and the open branch. */
function createSidebarKeys(): (version: Version, sidebar: string, path: string) => string {
  const keys = new Map<string, string>();
  return (version, sidebar, path) => {
    const items = version.sidebars[sidebar] ?? [];
    const open = openPaths(items).get(path) ?? [];
    const id = `${version.instance} ${version.name} ${sidebar} ${open.join(".")}`;
    let key = keys.get(id);
    if (key === undefined) {
      key = hashOf(JSON.stringify(visibleItems(items, open)));
      keys.set(id, key);
    }
    return key;
  };
}

/**
 * The items that are rendered when the categories along `open` are open; for a closed one, where its first page
 * is.
 */
function visibleItems(items: readonly SidebarItem[], open: readonly number[]): unknown[] {
  return items.map((item, index) => {
    if (item.type !== "category") return item;
    const { items: children, ...own } = item;
    return open[0] === index || !item.collapsed || !item.collapsible
      ? [own, visibleItems(children, open[0] === index ? open.slice(1) : [])]
      : [own, own.href ?? firstHref(children)];
  });
}
