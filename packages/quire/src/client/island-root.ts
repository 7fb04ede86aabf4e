import { Component, createElement, type FunctionComponent, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { hydrateIslands } from "./islands.ts";

const roots = new Map<HTMLElement, Root>();
document.addEventListener("quire:page", releaseIslands);

/**
 * Give an island's static HTML to React. When it crashes later, a small island gets its static HTML back,
 * and one that is its page's body shows what happened and offers another try.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: FunctionComponent<Record<string, unknown>>,
): void {
  for (const mark of element.querySelectorAll<HTMLElement>("template[data-style]")) putStyle(mark);
  // What the island does not show yet of what it was given between its tags.
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

/** What an island was given between its tags, with the islands in it as they were before they began. */
function staticHtml(slot: Element): string {
  const [first] = slot instanceof HTMLTemplateElement ? slot.content.children : [];
  return (first ?? slot).innerHTML.replaceAll(' data-begun=""', "");
}

/**
 * Put an element where a style element was drawn, whose rules stand in a sheet of the page. It has its name, which is
 * what React looks for, but is one of MathML: that is no style sheet, which the policy would forbid.
 */
function putStyle(mark: HTMLElement): void {
  const style = document.createElementNS("http://www.w3.org/1998/Math/MathML", "style");
  style.style.display = "none";
  style.textContent = mark.dataset.style!;
  mark.replaceWith(style);
}

/** Let go of the islands that have left the document, so that their effects end. */
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

/** The messages of an error and of what caused it, outermost first. */
function causes(error: unknown): string[] {
  const messages: string[] = [];
  for (let at = error; at !== undefined && messages.length < 10; at = (at as { cause?: unknown }).cause) {
    messages.push(`${messages.length > 0 ? "Cause: " : ""}${at instanceof Error ? at.message : String(at)}`);
  }
  return messages;
}
