import { Component, createElement, type FunctionComponent, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { hydrateIslands } from "./islands.ts";

/** What React says of a `<Suspense>` that the page has the fallback of, as it has where something is loaded later. */
const UNFINISHED = /React error #419|Suspense boundary/;

const roots = new Map<HTMLElement, Root>();
document.addEventListener("quire:page", releaseIslands);

/**
 * Hydrate an island. If it crashes later, a small island is restored to its static HTML, while one that is the
 * page's body shows the error and offers a retry.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: FunctionComponent<Record<string, unknown>>,
): void {
  for (const mark of element.querySelectorAll<HTMLElement>("template[data-style]")) putStyle(mark);
  // Children that the island does not show initially.
  const later = element.querySelector(":scope > template[data-children]");
  later?.remove();
  const still = element.innerHTML;
  const slot = later ?? element.querySelector("quire-children");
  const children =
    slot === null
      ? undefined
      : createElement("quire-children", {
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: { __html: staticHtml(slot) },
          ref: (shown: HTMLElement | null) => {
            if (shown) hydrateIslands(shown);
          },
        });
  const props = JSON.parse(element.getAttribute("props") ?? "{}") as Record<string, unknown>;
  const content = createElement(component, children ? { ...props, children } : props);
  const body = element.hasAttribute("body");
  const root = hydrateRoot(element, body ? createElement(Crash, null, content) : content, {
    identifierPrefix: element.getAttribute("prefix") ?? undefined,
    onRecoverableError(error) {
      if (!UNFINISHED.test(String(error))) reportError(error);
    },
    onUncaughtError(error) {
      console.error(error);
      element.dataset.failed = "";
      queueMicrotask(() => {
        element.innerHTML = still;
      });
    },
  });
  roots.set(element, root);
  element.dataset.hydrated = "";
}

/** HTML of an island's children, with the islands in it as they were before hydration. */
function staticHtml(slot: Element): string {
  const [first] = slot instanceof HTMLTemplateElement ? slot.content.children : [];
  return (first ?? slot).innerHTML.replaceAll(' data-begun=""', "");
}

/**
 * Put an element where React rendered a `<style>`, whose rules are in a style sheet of the page. It has the name
 * that React expects but is in the MathML namespace, so that it is no style sheet, which the policy would forbid.
 */
function putStyle(mark: HTMLElement): void {
  const style = document.createElementNS("http://www.w3.org/1998/Math/MathML", "style");
  style.style.display = "none";
  style.textContent = mark.dataset.style!;
  mark.replaceWith(style);
}

/** Unmount islands that are no longer in the document, so that their effects end. */
function releaseIslands(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    roots.delete(element);
    root.unmount();
  }
}

interface CrashState {
  error?: Error;
}

class Crash extends Component<{ children?: ReactNode }, CrashState> {
  state: CrashState = {};

  static getDerivedStateFromError(error: Error): CrashState {
    return { error };
  }

  componentDidCatch(error: Error): void {
    console.error(error);
  }

  render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return createElement(
      "div",
      { className: "crash", role: "alert" },
      createElement("h1", null, "This page crashed."),
      createElement(
        "button",
        { type: "button", className: "button", onClick: () => this.setState({ error: undefined }) },
        "Try again",
      ),
      createElement("pre", null, causes(error).join("\n")),
    );
  }
}

/** Messages of an error and its causes, outermost first. */
function causes(error: unknown): string[] {
  const messages: string[] = [];
  for (let at = error; at !== undefined && messages.length < 10; at = (at as { cause?: unknown }).cause) {
    messages.push(`${messages.length > 0 ? "Cause: " : ""}${at instanceof Error ? at.message : String(at)}`);
  }
  return messages;
}
