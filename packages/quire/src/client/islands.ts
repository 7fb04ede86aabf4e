/** Loads and hydrates the islands of a page, each when it asks for it. React comes with the first of them. */

type Strategy = "load" | "idle" | "visible" | "interaction";

/** Begin with every island under `root` that has not begun yet. */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("quire-island[src]:not([data-begun])")) {
    element.dataset.begun = "";
    const replay = keepClick(element);
    const start = () => {
      void hydrate(element).finally(replay);
    };
    begin[(element.getAttribute("load") as Strategy) ?? "visible"]?.(element, start);
  }
}

const begin: Record<Strategy, (element: HTMLElement, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 300);
  },
  visible: (element, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: "200px" },
    );
    // The element itself has no box (display: contents); what it holds has.
    for (const child of element.children.length > 0 ? element.children : [element]) observer.observe(child);
  },
  interaction: (element, start) => {
    const events = ["pointerover", "focusin", "touchstart"];
    const once = () => {
      for (const name of events) element.removeEventListener(name, once);
      start();
    };
    for (const name of events) element.addEventListener(name, once, { passive: true });
  },
};

/**
 * Nothing answers a button before its island is hydrated: what is pressed by then is pressed again once it
 * is, when the returned function is called.
 */
function keepClick(element: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    pressed = button;
  };
  element.addEventListener("click", keep, true);
  return () => {
    element.removeEventListener("click", keep, true);
    pressed?.click();
  };
}

async function hydrate(element: HTMLElement): Promise<void> {
  const source = element.getAttribute("src")!;
  try {
    const [{ hydrateIsland }, module] = await Promise.all([
      import("./island-root.ts"),
      import(/* @vite-ignore */ source) as Promise<Record<string, unknown>>,
    ]);
    const component = module[element.getAttribute("name") ?? "default"];
    if (typeof component !== "function") {
      throw new Error(`The island ${source} has no ${element.getAttribute("name") ?? "default"} export.`);
    }
    hydrateIsland(element, component as Parameters<typeof hydrateIsland>[1]);
  } catch (error) {
    element.dataset.failed = "";
    console.error(error);
  }
}
