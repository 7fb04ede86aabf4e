import { whenIdle } from "./idle.ts";
import { onPage } from "./page-event.ts";

/**
 * Features that few pages need: their code is loaded for pages that ask for them in their HTML, after the page
 * has loaded.
 */
export function startRare(): void {
  const services = document.querySelector("script#integrations");
  if (services) {
    atRest(async () => {
      const module = await import("./integrations.ts");
      module.startIntegrations(JSON.parse(services.textContent!));
    });
  }
  onPage((root) => {
    const nearest = root.querySelector<HTMLElement>("[data-nearest]");
    if (nearest)
      atRest(async () => {
        const module = await import("./not-found.ts");
        await module.offerNearest(nearest);
      });
  });
}

/** Run something once the page has loaded completely and the browser is idle. */
function atRest(run: () => Promise<void>): void {
  const soon = () => whenIdle(() => void run().catch((error) => console.warn(error)), 4000);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
