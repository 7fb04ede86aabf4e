import { type ContextType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { configSchema } from "../../config/schema.ts";
import { type CollectedHead, HeadContext } from "../../render/collected-head.ts";
import { RenderedRoute } from "../../render/rendered-route.ts";
import { setSiteFacts } from "../../render/site-facts.ts";
import type { SidebarItem } from "../../site/model.ts";
import { BasePath } from "../base-path.tsx";
import DocCardList from "../mdx/doc-card-list.tsx";
import ThemeLink from "../mdx/link.tsx";
import { PagePath } from "../page-path.ts";
import DocCard from "./doc-card.tsx";
import ErrorBoundary from "./error-boundary.tsx";
import Head from "./head.ts";
import Interpolate, { interpolate } from "./interpolate.tsx";
import Layout from "./layout.tsx";
import Link from "./link.tsx";
import mdxComponents from "./mdx-components.tsx";
import { clsx } from "./packages/clsx.ts";
import * as docsClient from "./plugin-content-docs-client.tsx";
import { Redirect } from "./router.tsx";
import * as themeCommon from "./theme-common.tsx";
import * as internal from "./theme-common-internal.tsx";
import Translate, { translate } from "./translate.tsx";
import useBaseUrl from "./use-base-url.ts";
import useBrokenLinks from "./use-broken-links.ts";
import { usePluginData } from "./use-global-data.ts";

afterAll(() =>
  setSiteFacts({ config: configSchema.parse({ title: "T", url: "https://t.dev" }), islands: {} }),
);

describe("what pages written for Docusaurus import", () => {
  it("gives components what Markdown's elements are rendered with", () => {
    const { img, h2, a } = mdxComponents as { img?: string; h2?: string; a?: unknown };
    expect([img, h2, a]).toEqual(["img", "h2", ThemeLink]);
  });

  it("puts values into texts", () => {
    expect(interpolate("{a} of {b} {c}", { a: 1, b: "two" })).toBe("1 of two {c}");
    const messages = { greet: "Hallo {name}", Bye: "Tschüss" };
    const config = configSchema.parse({ title: "T", url: "https://t.dev", locale: { messages } });
    setSiteFacts({ config, islands: {} });
    expect(translate({ message: "Hello {name}" }, { name: "fox" })).toBe("Hello fox");
    expect(translate({ id: "greet", message: "Hello {name}" }, { name: "fox" })).toBe("Hallo fox");
    expect(renderToStaticMarkup(<Translate>Bye</Translate>)).toBe("Tschüss");
    expect(renderToStaticMarkup(<Translate id="bye">Bye</Translate>)).toBe("Bye");
    const drawn = renderToStaticMarkup(
      <Interpolate values={{ link: <a href="/x">x</a> }}>{"See {link}."}</Interpolate>,
    );
    expect(drawn).toBe('See <a href="/x">x</a>.');
  });

  it("links under the base path, and leaves the properties of links elsewhere alone", () => {
    const draw = (props: object) =>
      renderToStaticMarkup(<BasePath value="/base/">{createElement(Link, props)}</BasePath>);
    expect(draw({ to: "/a", activeClassName: "on", isNavLink: true })).toBe('<a href="/base/a"></a>');
    expect(draw({ to: "./a" }) + draw({ to: "../a#b" })).toBe('<a href="./a"></a><a href="../a#b"></a>');
    expect(draw({ to: "a/b/" }) + draw({ to: "a/?b#c" })).toBe('<a href="a/b"></a><a href="a?b#c"></a>');
    expect(draw({ to: "../" }) + draw({ to: "#a" })).toBe('<a href="../"></a><a href="#a"></a>');
    expect(draw({ to: "/base/a/" })).toBe('<a href="/base/a"></a>');
    expect(draw({ to: "/base/" })).toBe('<a href="/base/"></a>');
    expect(draw({ href: "pathname:///file.txt" })).toBe('<a href="/base/file.txt" data-unchecked=""></a>');
    expect(draw({ to: "https://a.example" })).toBe('<a href="https://a.example"></a>');
  });

  it("gives back an address that there is not", () => {
    setSiteFacts({ config: configSchema.parse({ title: "T", url: "https://t.dev" }), islands: {} });
    const Shown = () => <>{String(useBaseUrl(undefined as unknown as string))}</>;
    expect(renderToStaticMarkup(<Shown />)).toBe("undefined");
  });

  it("draws what has nothing to catch, tells nobody of links, and draws an item as a card", () => {
    function Shown() {
      useBrokenLinks().collectAnchor("a");
      return <DocCard item={{ label: "A", href: "/a", description: "About a" }} />;
    }
    const drawn = renderToStaticMarkup(
      <ErrorBoundary fallback={() => "failed"}>
        <Shown />
      </ErrorBoundary>,
    );
    expect(drawn).toMatch(/<a class="card" href="\/a">.*A<.*About a</);
  });

  it("collects what a page says of its head, and draws none of it in the body", () => {
    const head: CollectedHead = { tags: [] };
    const drawn = renderToStaticMarkup(
      <HeadContext value={head}>
        <Layout title="T" description="D" keywords="a, b">
          <Head>
            <title>Whole</title>
            <meta name="x" content="y" />
          </Head>
          <Redirect to="/new" />
        </Layout>
      </HeadContext>,
    );
    expect(head).toMatchObject({ title: "T", description: "D", keywords: ["a", "b"], wholeTitle: "Whole" });
    expect(head.tags.map(({ type, props }) => [type, props])).toEqual([
      ["meta", { name: "x", content: "y" }],
      ["meta", { httpEquiv: "refresh", content: "0; url=/new" }],
    ]);
    expect(drawn).toBe('<div id="main" class="main-wrapper" tabindex="-1"><a href="/new">/new</a></div>');
  });

  it("gives the pages of a category from either of the modules that have had it", () => {
    expect(docsClient.useCurrentSidebarCategory).toBe(themeCommon.useCurrentSidebarCategory);
    expect(docsClient.filterDocCardListItems).toBe(themeCommon.filterDocCardListItems);
  });

  it("hides what is closed, and knows no version that a reader chose", () => {
    function Fold({ closed }: { closed: boolean }) {
      const { collapsed } = themeCommon.useCollapsible({ initialState: closed });
      const { preferredVersion } = docsClient.useDocsPreferredVersion();
      return (
        <themeCommon.Collapsible as="ul" collapsed={collapsed}>
          {String(preferredVersion)}
        </themeCommon.Collapsible>
      );
    }
    expect(renderToStaticMarkup(<Fold closed={false} />)).toBe("<ul>null</ul>");
    expect(renderToStaticMarkup(<Fold closed />)).toBe('<ul hidden="">null</ul>');
  });

  it("tells components which documentation and which version they are in", () => {
    const versionAt = (instance: string, name: string, path: string) => ({
      ...{ instance, name, label: name, path, isLast: name === "current", banner: "none" as const },
    });
    const versions = [
      versionAt("default", "current", "/"),
      versionAt("default", "1", "/1"),
      versionAt("api", "current", "/api"),
    ];
    const config = configSchema.parse({ title: "T", url: "https://t.dev", baseUrl: "/b/" });
    setSiteFacts({ config, islands: {}, versions });
    function Shown() {
      const plugin = docsClient.useActivePlugin();
      // Pages that list versions tell them apart so.
      expect(docsClient.useVersions()).toContain(docsClient.useLatestVersion());
      expect(usePluginData("docusaurus-plugin-content-docs", "api")).toMatchObject({
        path: "/b/api",
        versions: [{ name: "current" }],
      });
      return `${plugin?.pluginId} ${plugin?.pluginData?.path} ${docsClient.useActiveVersion()?.name}`;
    }
    const told = ["/a", "/1/a", "/api/a"].map((path) =>
      renderToStaticMarkup(
        <PagePath value={path}>
          <Shown />
        </PagePath>,
      ),
    );
    expect(told).toEqual(["default /b/ current", "default /b/ 1", "api /b/api current"]);
  });

  it("lists the documents of a version, and its generated pages, where pages are drawn", () => {
    const known = { instance: "default", name: "current", label: "Next", path: "/docs" };
    const versions = [{ ...known, isLast: true, banner: "none" as const }];
    const config = configSchema.parse({ title: "T", url: "https://t.dev", baseUrl: "/b/" });
    setSiteFacts({ config, islands: {}, versions });
    function Shown() {
      const { versions } = usePluginData("docusaurus-plugin-content-docs") as {
        versions: ReturnType<typeof docsClient.useVersions>;
      };
      expect(docsClient.useVersions()).toContain(docsClient.useLatestVersion());
      return versions[0]!.docs?.map(({ id, path, sidebar }) => `${id} ${path} ${sidebar}`).join();
    }
    const docs = [{ id: "a/b", path: "/docs/a/b", title: "B", sidebar: "main" }];
    const categoryIndexes = [{ path: "/docs/all", sidebar: "main" }];
    const site = { versions: [{ ...known, docs, categoryIndexes }] };
    const value = { route: { kind: "page", path: "/" }, site };
    expect(
      renderToStaticMarkup(
        <RenderedRoute value={value as unknown as ContextType<typeof RenderedRoute>}>
          <Shown />
        </RenderedRoute>,
      ),
    ).toBe("a/b /b/docs/a/b main,/all /b/docs/all main");
    expect(renderToStaticMarkup(<Shown />)).toBe("");
  });

  it("tells components of a document or a post what they are on", () => {
    const doc = {
      ...{ id: "a", instance: "default", version: "2", path: "/docs/a", title: "A", sidebar: "docs" },
      ...{ source: { file: "docs/a.md", frontMatter: { level: 3 } }, frontMatter: {} },
      tags: [{ label: "T", path: "/docs/tags/t" }],
    };
    const version = { instance: "default", name: "2", label: "Two", path: "/docs", docs: [doc] };
    const older = {
      ...version,
      name: "1",
      path: "/docs/1",
      docs: [{ ...doc, version: "1", path: "/docs/1/a" }],
    };
    const { source, tags } = doc;
    const post = { title: "P", path: "/blog/p", source, tags, authors: [], readingMinutes: 2 };
    const site = { versions: [version, older] };
    function Shown({ of }: { of: "doc" | "post" }) {
      if (of === "post") return <>{JSON.stringify(internal.useBlogPost().metadata)}</>;
      const { metadata, frontMatter } = internal.useDoc();
      const { activeDoc, alternateDocVersions } = docsClient.useActiveDocContext();
      const { label } = docsClient.useDocsVersion();
      return <>{JSON.stringify([metadata, frontMatter, activeDoc, alternateDocVersions, label])}</>;
    }
    const config = configSchema.parse({ title: "T", url: "https://t.dev", baseUrl: "/base/" });
    setSiteFacts({ config, islands: {} });
    const told = (of: "doc" | "post") => {
      const route = of === "doc" ? { kind: "doc", doc, version } : { kind: "blog-post", post };
      const drawn = renderToStaticMarkup(
        <RenderedRoute value={{ route, site } as unknown as ContextType<typeof RenderedRoute>}>
          <BasePath value="/base/">
            <Shown of={of} />
          </BasePath>
        </RenderedRoute>,
      );
      return JSON.parse(drawn.replaceAll("&quot;", '"'));
    };
    const [metadata, ...others] = told("doc");
    expect(metadata).toMatchObject({ title: "A", permalink: "/base/docs/a", source: "@site/docs/a.md" });
    expect(metadata.tags).toMatchObject([{ permalink: "/base/docs/tags/t" }]);
    expect(others).toEqual([
      { level: 3 },
      { id: "a", path: "/base/docs/a", sidebar: "docs" },
      { 1: { id: "a", path: "/base/docs/1/a" }, 2: { id: "a", path: "/base/docs/a" } },
      "Two",
    ]);
    expect(told("post")).toMatchObject({ title: "P", permalink: "/base/blog/p", readingTime: 2 });
    expect(() => renderToStaticMarkup(<Shown of="doc" />)).toThrow("useDoc knows documents only");
  });

  it("gives components the category that a page is in, its sidebar and documents, and draws any item as a card", () => {
    const source = { file: "docs/a.md", frontMatter: {} };
    const doc = { id: "a", path: "/docs/a", title: "A", description: "Of a", sidebar: "docs", source };
    const inner = {
      type: "category",
      label: "Inner",
      items: [{ type: "link", label: "B", href: "/docs/b" }],
    };
    const items = [
      { type: "link", label: "A", href: "/docs/a", docId: "a" },
      inner,
      { type: "html", value: "<hr>" },
    ];
    const sidebars = { docs: [{ type: "category", label: "All", customProps: { icon: "leaf" }, items }] };
    const version = { instance: "default", name: "1", path: "/docs", docs: [doc], sidebars };
    function Shown() {
      const { label, customProps } = themeCommon.useCurrentSidebarCategory() as Record<string, unknown>;
      const sidebar = docsClient.useDocsSidebar();
      const first = docsClient.findFirstSidebarItemLink(inner as SidebarItem);
      const title = docsClient.useDocById("a")?.title;
      return (
        <>
          {JSON.stringify([label, customProps, sidebar?.name, sidebar?.items.length, first, title])}
          <DocCardList items={items as SidebarItem[]} />
          <DocCardList items={[{ ...inner, href: "/docs/b" } as SidebarItem]} />
          <DocCard item={inner as SidebarItem} />
          <DocCard item={{ type: "html", value: "<hr>" }} />
        </>
      );
    }
    const value = { route: { kind: "doc", path: doc.path, doc, version }, site: {} };
    const drawn = renderToStaticMarkup(
      <RenderedRoute value={value as unknown as ContextType<typeof RenderedRoute>}>
        <Shown />
      </RenderedRoute>,
    );
    const [told = "", list = "", second = ""] = drawn.replaceAll("&quot;", '"').split("<ul");
    expect(JSON.parse(told)).toEqual(["All", { icon: "leaf" }, "docs", 1, "/docs/b", "A"]);
    const alone = drawn.slice(drawn.lastIndexOf("<ul"));
    expect(list.match(/href="[^"]*"/g)).toEqual(['href="/docs/a"', 'href="/docs/b"']);
    expect(alone.match(/href="[^"]*"/g)).toEqual(['href="/docs/b"']);
    expect(list).toContain("Of a");
    expect(second).toContain("1 page");
  });

  it("knows nothing of the query while pages are drawn, and writes dates in the language of the site", () => {
    const config = configSchema.parse({ title: "T", url: "https://t.dev", locale: { code: "pt_BR" } });
    setSiteFacts({ config, islands: {} });
    function Shown() {
      const [value] = themeCommon.useQueryString("tab");
      const [tags] = themeCommon.useQueryStringList("tags");
      const month = themeCommon.useDateTimeFormat({ month: "long", timeZone: "UTC" }).format(0);
      return <>{JSON.stringify([value, tags, month, themeCommon.useEvent(7)])}</>;
    }
    const drawn = renderToStaticMarkup(<Shown />).replaceAll("&quot;", '"');
    expect(JSON.parse(drawn)).toEqual(["", [], "janeiro", 7]);
  });

  it("joins the class names that hold", () => {
    expect(clsx("a", false, ["b", { c: true, d: 0 }], 1, null)).toBe("a b c 1");
  });
});
