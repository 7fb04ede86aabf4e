import type { ReactNode } from "react";
import { QuireError } from "../problem.ts";
import { startingPoints } from "../search/starting-points.ts";
import type { RouteOf } from "../site/page-route.ts";
import { MarkdownPage } from "../theme/markdown-page.tsx";
import { SearchPage } from "../theme/search-page.tsx";
import { type DrawContext, type Drawn, drawContents } from "./drawing.ts";
import type { PageHead } from "./head.tsx";

/**
 * A page of the site's own: a document, or the default export of a module, which may also export `head`.
 *
 * @throws QuireError `page-default-export` when the module has no component as its default export
 */
export function drawPage({ page }: RouteOf<"page">, context: DrawContext): Drawn {
  const { title = "", description, file, path, source } = page;
  if (page.kind === "search") {
    return {
      head: { title, noIndex: true },
      content: <SearchPage path={path} startingPoints={startingPoints(context.config)} />,
    };
  }
  if (source) {
    const { content, hasH1, picture } = drawContents(source, source.frontMatter, context);
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
  if (typeof Page !== "function" && (typeof Page !== "object" || Page === null)) {
    throw new QuireError({
      code: "page-default-export",
      severity: "error",
      message: "This page module has no default export: there is no component to draw.",
      file,
      hint: "Write export default function Page() { … }.",
    });
  }
  const head = (module?.head ?? {}) as Partial<PageHead>;
  const Component = Page as () => ReactNode;
  return { head: { title, description, ...head }, content: <Component /> };
}
