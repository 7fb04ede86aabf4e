import { whenIdle } from "./idle.ts";
import { onPage } from "./page-event.ts";

/** Behaviour that few pages have: what a page asks for in its HTML is loaded when the page has come to rest. */
export function startRare(): void {
  const services = document.querySelector("script#integrations");
  if (services) {
    atRest(async () => {
      const { startIntegrations } = await import("./integrations.ts");
      startIntegrations(JSON.parse(services.textContent!));
    });
  }
  onPage((root) => {
    const nearest = root.querySelector<HTMLElement>("[data-nearest]");
    if (nearest) atRest(async () => (await import("./not-found.ts")).offerNearest(nearest));
  });
}

/** Once everything of the page is loaded and the browser has nothing else to do. */
function atRest(run: () => Promise<void>): void {
  const soon = () => whenIdle(() => void run().catch((error) => console.warn(error)), 4000);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
