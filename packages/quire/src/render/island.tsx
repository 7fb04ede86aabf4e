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
import type { Problem } from "../problem.ts";
import { BasePath, withBase } from "../theme/base-path.tsx";
import { CodeDrawing } from "../theme/draw-code.ts";
import { PagePath } from "../theme/page-path.ts";
import { DrawnPage } from "./drawn-page.ts";
import { LinksContext } from "./html.tsx";
import { ReadyDocuments } from "./imported-document.tsx";
import { islandProps } from "./island-props.ts";
import { HeadContext } from "./page-head.ts";
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

/** What components may ask of their page: an island is drawn apart from it, where these do not reach by themselves. */
const pageContexts = [
  BasePath,
  LinksContext,
  PagePath,
  ReadyDocuments,
  HeadContext,
  CodeDrawing,
] as Context<unknown>[];

/** Whether what is drawn belongs to an island already; what is handed to one between its tags does not. */
const InIsland = createContext(false);

/**
 * Wrap a component of an island's module: it is drawn now, and its element tells the browser which script draws it
 * there, with which properties. Within another island it is a component like any other.
 *
 * @param component an export of the module; one that is no component is given back
 * @param module path of the module relative to the site
 * @param name name of the export
 * @param orStill for a module that does not call itself an island: where the browser could not draw the component, as
 *   it is given more than JSON or draws only among others, it is drawn as a component that stands still
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
  return function Island({ children, ...props }: { children?: ReactNode } & Record<string, unknown>) {
    const isInner = use(InIsland);
    const base = use(BasePath);
    const drawn = use(DrawnPage);
    const page = pageContexts.map((context) => [context, use(context)] as const);
    const prefix = useId();
    const script = siteFacts().islands[module];
    const still = <Component {...props}>{children}</Component>;
    if (isInner || (orStill && script === undefined)) return still;
    const drawApart = (content: ReactNode) =>
      renderToString(
        page.reduce((inside, [Context, value]) => <Context value={value}>{inside}</Context>, content),
        { identifierPrefix: prefix },
      );
    // Text goes along with the properties: components read it.
    const isPlain = children === undefined || typeof children === "string";
    const slot = isPlain
      ? children
      : createElement("quire-children", null, <InIsland value={false}>{children}</InIsland>);
    let sent: string | undefined;
    let html: string;
    try {
      sent = islandProps(isPlain ? { ...props, children } : props, module);
      html = drawApart(
        <InIsland value={true}>
          <Component {...props}>{slot}</Component>
        </InIsland>,
      );
      if (orStill && PART.test(html))
        throw new Error(
          "It draws a part of a table or of a list of choices, where no other element can stand.",
        );
    } catch (error) {
      if (!orStill) throw error;
      drawn?.warn(standsStill(error as Error, module, drawn.route.path));
      return still;
    }
    const later =
      isPlain || html.includes("<quire-children>")
        ? ""
        : `<template data-children>${drawApart(slot)}</template>`;
    // What has no elements yet never comes into view.
    const whenever = /<[a-z]/.test(html) ? "visible" : "idle";
    return createElement("quire-island", {
      src: script && withBase(base, script),
      name: name === "default" ? undefined : name,
      load: options.load ?? whenever,
      body: options.body ? "" : undefined,
      prefix,
      props: sent,
      dangerouslySetInnerHTML: { __html: html + later },
    });
  };
}

/** HTML that begins with an element that stands in certain others alone: browsers move what else is there out of them. */
const PART = /^<(?:t(?:r|d|h|body|head|foot)|caption|col|colgroup|option|optgroup)\b/;

const COMPONENT_KINDS = new Set<unknown>(["react.memo", "react.forward_ref", "react.lazy"].map(Symbol.for));

/** A function, or what React makes of one; contexts, lists and other values that modules export are none. */
export function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return (
    typeof value === "function" || COMPONENT_KINDS.has((value as { $$typeof?: unknown } | null)?.$$typeof)
  );
}

function standsStill({ message }: Error, file: string, page: string): Problem {
  return {
    code: "still-component",
    severity: "warning",
    message: `A component of this module stands still on ${page}: ${message}`,
    file,
    hint: "It is drawn when the site is built, and is not sent to the browser there.",
  };
}
