import { isValidElement } from "react";
import { QuireError } from "../base/problem.ts";
import { startingPoints } from "../search/starting-points.ts";
import type { RouteOf } from "../site/page-route.ts";
import { MarkdownPage } from "../theme/markdown-page.tsx";
import { SearchPage } from "../theme/search-page.tsx";
import { isComponent } from "./island.tsx";
import { pageMetadata } from "./metadata.ts";
import { moduleHead } from "./module-head.ts";
import { type PageParts, type RenderContext, renderContents } from "./render-context.ts";

/**
 * Render a standalone page: a document, or the default export of a module, which may also export `head`.
 *
 * @throws QuireError `page-default-export` when the module's default export is not a component, `page-head` when
 *   its `head` is invalid
 */
export function renderStandalone({ page }: RouteOf<"page">, context: RenderContext): PageParts {
  const { title = "", description, file, path, source } = page;
  if (page.kind === "search") {
    return {
      head: { title, noIndex: true },
      content: <SearchPage path={path} startingPoints={startingPoints(context.config)} />,
    };
  }
  if (source) {
    const shown = { ...source, metadata: pageMetadata(page, context.config.baseUrl) };
    const { content, hasH1, picture } = renderContents(shown, source.frontMatter, context);
    return {
      head: {
        title,
        description,
        image: picture,
        noIndex: source.frontMatter.unlisted === true,
      },
      content: <MarkdownPage title={title} showTitle={!hasH1} {...content} />,
    };
  }
  const module = context.code.pages[file];
  const Page = module?.default;
  if (!isComponent(Page)) {
    const message =
      Page === undefined
        ? "This page module has no default export."
        : `The default export of this page module is ${nameOf(Page)}, not a component.`;
    throw new QuireError({
      code: "page-default-export",
      severity: "error",
      message,
      file,
      hint: "Write `export default function Page() { return <main>…</main>; }`.",
    });
  }
  return { head: { title, description, ...moduleHead(module?.head, file) }, content: <Page /> };
}

function nameOf(value: unknown): string {
  if (isValidElement(value)) return "an element";
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
