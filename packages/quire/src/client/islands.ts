/** Loads and hydrates the islands of a page, each at the time it asks for. React is loaded with the first one. */
import { whenIdle } from "./idle.ts";
import { loadLate } from "./late.ts";

/** When an island is hydrated: what `island.load` of its module may be. */
export type IslandLoad = "load" | "idle" | "visible" | "interaction";

/** Schedule the hydration of all islands below `root` that have not been scheduled. */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("quire-island[src]:not([data-begun])")) {
    element.dataset.begun = "";
    const click = keepClick(element);
    const start = () => {
      void hydrate(element, click);
    };
    begin[(element.getAttribute("load") as IslandLoad) ?? "visible"]?.(element, start);
  }
}

const begin: Record<IslandLoad, (element: HTMLElement, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => whenIdle(start, 4000),
  visible: (element, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: "200px" },
    );
    // The element itself has no box (`display: contents`), but its children do.
    for (const child of element.children.length > 0 ? element.children : [element]) observer.observe(child);
  },
  interaction: (element, start) => {
    // The address may keep what the reader chose in it.
    if (location.search) return start();
    const events = ["pointerover", "focusin", "touchstart", "input"];
    const once = () => {
      for (const name of events) element.removeEventListener(name, once);
      start();
    };
    for (const name of events) element.addEventListener(name, once, { passive: true });
  },
};

/** A click on an island that was not hydrated yet. */
interface KeptClick {
  isWaiting(): boolean;
  /** Repeat the last click, and stop recording. */
  replay(): void;
}

/**
 * Record clicks on buttons before their island is hydrated, to repeat them afterwards. On devices without hover
 * this includes elements with `data-touch`: links that show something on the first touch. A summary is not pressed
 * again, but its reader waits as well.
 */
function keepClick(element: HTMLElement): KeptClick {
  let isWaiting = false;
  let pressAgain: (() => void) | undefined;
  const keep = (event: MouseEvent) => {
    const touched = matchMedia("(hover:none)").matches ? ",[data-touch]" : "";
    const button = (event.target as Element).closest<HTMLElement>(`button,summary${touched}`);
    if (!button || !event.isTrusted) return;
    isWaiting = true;
    // It opens by itself, but what it opens may not be there yet.
    if (button.localName === "summary") return;
    event.preventDefault();
    pressAgain = () => button.dispatchEvent(new MouseEvent("click", event));
  };
  element.addEventListener("click", keep, true);
  return {
    isWaiting: () => isWaiting,
    replay() {
      element.removeEventListener("click", keep, true);
      pressAgain?.();
    },
  };
}

/**
 * Until then, the static HTML remains; a spinner is shown only if the reader waits: for an island without static
 * content, or after a click.
 */
async function hydrate(element: HTMLElement, click: KeptClick): Promise<void> {
  const source = element.getAttribute("src")!;
  const name = element.getAttribute("name") ?? "default";
  let module: Record<string, unknown> = {};
  let root: typeof import("./island-root.ts");
  await loadLate(
    element,
    async (tries) => {
      // Browsers remember that a module failed to load, by its URL.
      const again = tries > 0 ? `?try=${tries}` : "";
      [root, module] = await Promise.all([
        import("./island-root.ts"),
        import(/* @vite-ignore */ source + again) as Promise<Record<string, unknown>>,
      ]);
    },
    () => element.childElementCount === 0 || click.isWaiting(),
  );
  if (!element.isConnected) return;
  const component = module[name];
  // Components wrapped by `memo` or `forwardRef` are objects.
  if (component) {
    root!.hydrateIsland(element, component as Parameters<typeof root.hydrateIsland>[1]);
  } else {
    element.dataset.failed = "";
    console.error(new Error(`The component of the island ${source} has no ${name} export.`));
  }
  click.replay();
}
