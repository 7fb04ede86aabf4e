/** Loads and hydrates the islands of a page, each when it asks for it. React comes with the first of them. */
import { whenIdle } from "./idle.ts";
import { loadLate } from "./late.ts";

type Strategy = "load" | "idle" | "visible" | "interaction";

/** Begin with every island under `root` that has not begun yet. */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("quire-island[src]:not([data-begun])")) {
    element.dataset.begun = "";
    const click = keepClick(element);
    const start = () => {
      void hydrate(element, click);
    };
    begin[(element.getAttribute("load") as Strategy) ?? "visible"]?.(element, start);
  }
}

const begin: Record<Strategy, (element: HTMLElement, start: () => void) => void> = {
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
    // The element itself has no box (display: contents); what it holds has.
    for (const child of element.children.length > 0 ? element.children : [element]) observer.observe(child);
  },
  interaction: (element, start) => {
    const events = ["pointerover", "focusin", "touchstart", "input"];
    const once = () => {
      for (const name of events) element.removeEventListener(name, once);
      start();
    };
    for (const name of events) element.addEventListener(name, once, { passive: true });
  },
};

/** A press that came before there was anybody to answer it. */
interface KeptClick {
  isWaiting(): boolean;
  /** Press again what was pressed last, and keep nothing more. */
  replay(): void;
}

/**
 * Nothing answers a button before its island is hydrated: what is pressed by then is pressed again once it is. So is,
 * where nothing hovers, what is marked `data-touch`: a link that shows something on the first touch.
 */
function keepClick(element: HTMLElement): KeptClick {
  let pressAgain: (() => void) | undefined;
  const keep = (event: MouseEvent) => {
    const touched = matchMedia("(hover:none)").matches ? ",[data-touch]" : "";
    const button = (event.target as Element).closest<HTMLElement>(`button${touched}`);
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    pressAgain = () => button.dispatchEvent(new MouseEvent("click", event));
  };
  element.addEventListener("click", keep, true);
  return {
    isWaiting: () => pressAgain !== undefined,
    replay() {
      element.removeEventListener("click", keep, true);
      pressAgain?.();
    },
  };
}

/** The static HTML stands meanwhile: a reader waits only for what is empty without scripts, or was pressed. */
async function hydrate(element: HTMLElement, click: KeptClick): Promise<void> {
  const source = element.getAttribute("src")!;
  const name = element.getAttribute("name") ?? "default";
  let module: Record<string, unknown> = {};
  let root: typeof import("./island-root.ts");
  await loadLate(
    element,
    async (tries) => {
      // Browsers remember that a module did not load: another address is another module.
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
  if (typeof component === "function") {
    root!.hydrateIsland(element, component as Parameters<typeof root.hydrateIsland>[1]);
  } else {
    element.dataset.failed = "";
    console.error(new Error(`The component of the island ${source} has no ${name} export.`));
  }
  click.replay();
}
