import {
  type ComponentType,
  type Context,
  createContext,
  createElement,
  type ReactNode,
  use,
  useId,
} from "react";
import { renderToString } from "react-dom/server";
import type { Problem } from "../base/problem.ts";
import type { IslandLoad } from "../client/islands.ts";
import { BasePath, withBase } from "../theme/base-path.tsx";
import { CodeHighlighter } from "../theme/highlight-code.ts";
import { PagePath } from "../theme/page-path.ts";
import { HeadContext } from "./collected-head.ts";
import { DocumentContext } from "./html.tsx";
import { ReadyDocuments } from "./imported-document.tsx";
import { islandProps } from "./island-props.ts";
import { RenderedRoute } from "./rendered-route.ts";
import { siteFacts } from "./site-facts.ts";

/** Options that a `'use client'` module may export as `island`. */
export interface IslandOptions {
  /**
   * When the browser loads and hydrates it: with the page (`load`), when the browser is idle (`idle`), when it
   * comes into view (`visible`, the default), or when the reader first hovers, touches or focuses it
   * (`interaction`).
   */
  load?: IslandLoad;
  /** Whether it is the main content of its page: a crash then shows the page's error screen. */
  body?: boolean;
}

/** Contexts of the page for components: islands are rendered separately, so these are passed on to them. */
const pageContexts = [
  BasePath,
  DocumentContext,
  PagePath,
  ReadyDocuments,
  HeadContext,
  CodeHighlighter,
] as Context<unknown>[];

/** Whether the current element belongs to an island; the children passed to an island do not. */
const InIsland = createContext(false);

/**
 * Wrap a component of an island module: it is rendered now, in an element that tells the browser which script to
 * hydrate it with, and with which properties. Inside another island, it is an ordinary component.
 *
 * @param component an export of the module; anything but a component is returned unchanged
 * @param module path of the module relative to the site
 * @param name name of the export
 * @param orStill for modules without `'use client'`: if the browser could not hydrate the component, because its
 *   properties are not JSON or its element is only valid inside certain others, render it statically instead
 */
export function island(
  component: unknown,
  module: string,
  name: string,
  options: IslandOptions = {},
  orStill = false,
): unknown {
  if (!isComponent(component)) return component;
  const Component = component;
  function Boundary({ children, ...props }: { children?: ReactNode } & Record<string, unknown>) {
    const isInner = use(InIsland);
    const base = use(BasePath);
    const onPage = use(RenderedRoute);
    const page = pageContexts.map((context) => [context, use(context)] as const);
    const prefix = useId();
    const script = siteFacts().islands[module];
    const still = <Component {...props}>{children}</Component>;
    if (isInner || (orStill && script === undefined)) return still;
    const renderApart = (content: ReactNode) =>
      renderToString(
        page.reduce((inside, [Context, value]) => <Context value={value}>{inside}</Context>, content),
        { identifierPrefix: prefix },
      );
    // Plain text is passed as a property, as components may inspect it.
    const isPlain = children === undefined || typeof children === "string";
    const slot = isPlain
      ? children
      : createElement("quire-children", null, <InIsland value={false}>{children}</InIsland>);
    let sent: string | undefined;
    let html: string;
    try {
      sent = islandProps(isPlain ? { ...props, children } : props, module);
      html = renderApart(
        <InIsland value={true}>
          <Component {...props}>{slot}</Component>
        </InIsland>,
      );
      if (orStill && PART.test(html))
        throw new Error(
          "It renders part of a table or of a select element, which cannot contain other elements.",
        );
    } catch (error) {
      if (!orStill) throw error;
      onPage?.warn(standsStill(error as Error, module, onPage.route.path));
      return still;
    }
    const later =
      isPlain || html.includes("<quire-children>")
        ? ""
        : `<template data-children>${renderApart(slot)}</template>`;
    // An island without elements never comes into view. A `<Suspense>` that waits has a template.
    const whenever = /<(?!template\b)[a-z]/.test(html) ? "visible" : "idle";
    return createElement("quire-island", {
      src: script && withBase(base, script),
      name: name === "default" ? undefined : name,
      load: options.load ?? whenever,
      body: options.body ? "" : undefined,
      prefix,
      props: sent,
      dangerouslySetInnerHTML: { __html: html + later },
    });
  }
  // Some components call others as functions, instead of making elements of them: it has no hooks of its own.
  const Island = (props: Record<string, unknown>) => <Boundary {...props} />;
  // Its members, such as `Card.Foot`, are components of their own.
  return typeof component === "function" ? Object.assign(Island, component) : Island;
}

/**
 * HTML that starts with an element that is only valid inside certain others: elsewhere, browsers would move it.
 */
const PART = /^<(?:t(?:r|d|h|body|head|foot)|caption|col|colgroup|option|optgroup)\b/;

const COMPONENT_KINDS = new Set<unknown>(["react.memo", "react.forward_ref", "react.lazy"].map(Symbol.for));

/** Whether a value is a component: a function, or a wrapper made by React; not a context, list or other value. */
export function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return (
    typeof value === "function" || COMPONENT_KINDS.has((value as { $$typeof?: unknown } | null)?.$$typeof)
  );
}

function standsStill({ message }: Error, file: string, page: string): Problem {
  return {
    code: "still-component",
    severity: "warning",
    message: `A component of this module is static on ${page}: ${message}`,
    file,
    hint: "It is only rendered at build time, and is not sent to the browser on that page.",
  };
}
