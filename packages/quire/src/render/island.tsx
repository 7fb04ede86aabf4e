import { type ComponentType, createElement, type ReactNode, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { QuireError } from "../problem.ts";
import { BasePath, withBase } from "../theme/base-path.tsx";
import { PagePath } from "../theme/page-path.ts";
import { LinksContext } from "./html.tsx";
import { ReadyDocuments } from "./imported-document.tsx";
import { siteFacts } from "./site-facts.ts";

/** What a `'use client'` module may export as `island`. */
export interface IslandOptions {
  /**
   * When the browser loads and hydrates it: as soon as the page stands (`load`), when the browser has
   * nothing else to do (`idle`), when it comes into view (`visible`, the default), or when the reader
   * first points at, touches or focuses it (`interaction`).
   */
  load?: "load" | "idle" | "visible" | "interaction";
  /** It is what its page is there for: a crash shows the page's error screen in its place. */
  body?: boolean;
}

/**
 * Wrap a component of a `'use client'` module: it is drawn now, and its element tells the browser which
 * script draws it there, with which properties.
 *
 * @param module path of the module relative to the site
 * @param name name of the export
 */
export function island(
  component: unknown,
  module: string,
  name: string,
  options: IslandOptions = {},
): unknown {
  if (component === undefined || (typeof component !== "function" && typeof component !== "object"))
    return component;
  const Component = component as ComponentType<Record<string, unknown>>;
  return function Island({ children, ...props }: { children?: ReactNode } & Record<string, unknown>) {
    const base = useContext(BasePath);
    const links = useContext(LinksContext);
    const path = useContext(PagePath);
    const documents = useContext(ReadyDocuments);
    const prefix = useId();
    // It is drawn apart from the page, which its contexts do not reach.
    const inner = (
      <BasePath value={base}>
        <LinksContext value={links}>
          <PagePath value={path}>
            <ReadyDocuments value={documents}>
              <Component {...props}>
                {children === undefined ? undefined : createElement("quire-children", null, children)}
              </Component>
            </ReadyDocuments>
          </PagePath>
        </LinksContext>
      </BasePath>
    );
    const script = siteFacts().islands[module];
    return createElement("quire-island", {
      src: script && withBase(base, script),
      name: name === "default" ? undefined : name,
      load: options.load ?? "visible",
      body: options.body ? "" : undefined,
      prefix,
      props: serialize(props, module),
      dangerouslySetInnerHTML: { __html: renderToString(inner, { identifierPrefix: prefix }) },
    });
  };
}

function serialize(props: Record<string, unknown>, module: string): string | undefined {
  if (Object.keys(props).length === 0) return undefined;
  return JSON.stringify(props, (key, value) => {
    if (
      typeof value === "function" ||
      typeof value === "symbol" ||
      typeof value === "bigint" ||
      value?.$$typeof
    ) {
      throw new QuireError({
        code: "island-props",
        severity: "error",
        message: `The property ${key || "given"} of an island cannot be sent to the browser: only JSON values and children can.`,
        file: module,
        hint: "Pass plain data, or move what makes the value into the island's own module.",
      });
    }
    return value;
  });
}
