import { cloneElement, type ReactElement, type ReactNode } from "react";
import type { Config } from "../config/schema.ts";
import { crawlerTag } from "../search/version-id.ts";
import { absoluteUrl, hrefOf } from "../site/address.ts";
import { type JsonLd, jsonForScript } from "../site/files/json-ld.ts";
import { openSearchPath } from "../site/files/open-search-description.ts";
import { withBase } from "../theme/base-path.tsx";
import { type CollectedHead, headTags } from "./collected-head.ts";
import { IntegrationData } from "./integration-data.tsx";

/** Contents of the head of a page. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Image for link previews: site path or absolute URL. */
  image?: string;
  noIndex: boolean;
  /** Canonical site path of the page. */
  canonicalPath: string;
  /** Site path of the page as Markdown. */
  markdownPath?: string;
  /** Docs instance and version, for crawlers of hosted search. */
  version?: { instance: string; name: string };
  type: "website" | "article";
  /** JSON-LD objects. */
  data: readonly JsonLd[];
  /** Site paths of style sheets for this page only. */
  styles: readonly string[];
  feeds?: readonly { href: string; title: string; type: string }[];
}

/** Site paths of the bundled files that every page loads. */
export interface PageAssets {
  css: string;
  script: string;
  font?: string;
}

/** Inputs to the head of a page. */
export interface HeadProps {
  config: Config;
  page: PageHead;
  assets: PageAssets;
  /** Whether the site has a search page, which is announced to browsers. */
  searchPage: boolean;
  /** Contributions of components on the page, which take precedence. */
  collected: CollectedHead;
}

/** The children of `<head>` that differ between pages, and the tags from the settings. */
export function Head({ collected, ...props }: HeadProps): ReactNode {
  const { tags, wholeTitle, ...said } = collected;
  const page = { ...props.page, ...said };
  const own = withoutTwins(headTags(ownTags({ ...props, page }, wholeTitle)), page);
  const later = new Set(tags.map(roleOf).filter(Boolean));
  const last = new Map(tags.map((tag, index) => [roleOf(tag) ?? `tag ${index}`, tag]));
  return [
    ...own.filter((tag) => !later.has(roleOf(tag))),
    ...[...last].map(([role, tag]) => cloneElement(tag, { key: `collected ${role}` })),
  ];
}

/** Tags that both the engine and the settings of a site may add. */
const known =
  /^meta (?:description|keywords|robots|og:(?:title|description|url|type|site_name|locale|image)|twitter:card)$/;
/** Of these, the ones that do not describe the page itself. */
const ofSite = /^meta (?:og:(?:type|site_name|locale|image)|twitter:card)$/;

/** Remove duplicate tags: those of the page take precedence, then those from the settings, which come later. */
function withoutTwins(tags: readonly ReactElement[], page: PageHead): ReactElement[] {
  const roles = tags.map(roleOf);
  return tags.filter((_, index) => {
    const role = roles[index];
    if (role === undefined || !known.test(role)) return true;
    const settingsWin = ofSite.test(role) && !(role === "meta og:image" && page.image);
    return index === (settingsWin ? roles.lastIndexOf(role) : roles.indexOf(role));
  });
}

/** The role of a tag that may occur only once. */
function roleOf({ type, props }: ReactElement): string | undefined {
  const { name, property, rel } = props as { name?: string; property?: string; rel?: string };
  if (type === "meta" && (name ?? property)) return `meta ${name ?? property}`;
  return type === "link" && rel === "canonical" ? "canonical" : undefined;
}

function ownTags(
  { config, page, assets, searchPage }: Omit<HeadProps, "collected">,
  wholeTitle?: string,
): ReactNode {
  const base = config.baseUrl;
  const absolute = (path: string) =>
    /^https?:/.test(path) ? path : new URL(withBase(base, path), config.url).href;
  const ownTitle =
    page.title && page.title !== config.title
      ? `${page.title} ${config.titleDelimiter} ${config.title}`
      : config.title;
  const title = wholeTitle ?? ownTitle;
  const canonical = absoluteUrl(config, page.canonicalPath);
  const image = page.image ?? config.theme.image;
  return (
    <>
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.keywords && page.keywords.length > 0 && (
        <meta name="keywords" content={page.keywords.join(",")} />
      )}
      {page.noIndex && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={canonical} />
      {page.markdownPath && (
        <link rel="alternate" type="text/markdown" href={hrefOf(base, page.markdownPath)} />
      )}
      {page.feeds?.map((feed) => (
        <link
          key={feed.href}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={withBase(base, feed.href)}
        />
      ))}
      {searchPage && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={config.title}
          href={withBase(base, openSearchPath)}
        />
      )}
      <meta property="og:title" content={title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:locale" content={config.locale.code} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      <meta name="docsearch:language" content={config.locale.code} />
      {page.version && <meta name="docsearch:version" content={page.version.name} />}
      <meta name="docsearch:docusaurus_tag" content={page.version ? crawlerTag(page.version) : "default"} />
      {config.favicon && <link rel="icon" href={withBase(base, config.favicon)} />}
      <link rel="stylesheet" href={withBase(base, assets.css)} />
      {page.styles.map((href) => (
        <link key={href} rel="stylesheet" href={withBase(base, href)} />
      ))}
      <script type="module" src={withBase(base, assets.script)} />
      {config.head.map(({ tag: Tag, attributes, content }, index) =>
        content === undefined ? (
          <Tag key={index} {...attributes} />
        ) : (
          <Tag key={index} {...attributes} dangerouslySetInnerHTML={{ __html: content }} />
        ),
      )}
      <IntegrationData integrations={config.integrations} />
      {page.data.map((object, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(object) }}
        />
      ))}
    </>
  );
}
