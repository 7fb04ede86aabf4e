import { hashTarget } from "./hash-target.ts";
import { idleAfterPaint } from "./idle.ts";
import { onPage } from "./page-event.ts";
import { showWithin } from "./show-within.ts";
import { desktop } from "./viewport.ts";

let observer: IntersectionObserver | undefined;

/** Mark the section being read in the table of contents, and collapse it where it is above the content. */
export function startToc(): void {
  onPage((root) => {
    observer?.disconnect();
    const toc = root.querySelector<HTMLDetailsElement>("[data-toc]");
    if (!toc) return;
    fold(toc);
    idleAfterPaint(() => {
      if (toc.isConnected) follow(toc);
    });
  });
  document.addEventListener("click", (event) => {
    const toc = (event.target as Element).closest("a")?.closest<HTMLDetailsElement>("[data-toc]");
    if (toc && !desktop.matches) toc.open = false;
  });
  desktop.addEventListener("change", () => {
    const toc = document.querySelector<HTMLDetailsElement>("[data-toc]");
    if (toc) fold(toc);
  });
}

/** Next to the content, the table of contents is always open. */
function fold(toc: HTMLDetailsElement): void {
  toc.open = desktop.matches;
  toc.querySelector("summary")!.tabIndex = desktop.matches ? -1 : 0;
}

/** Mark the current section. Looking up and observing the headings would delay the paint. */
function follow(toc: HTMLDetailsElement): void {
  const links = new Map<Element, Element>();
  for (const link of toc.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const heading = hashTarget(link.hash);
    if (heading) links.set(heading, link);
  }
  // Whenever a heading crosses the line below the navbar, the last heading above that line becomes current. The line
  // is below a heading that a link has led to, and above the one that may follow it directly. A filter may have
  // hidden some: they have no height.
  observer = new IntersectionObserver(
    () => {
      let current: Element | undefined;
      for (const [heading, link] of links) {
        const { top, height } = heading.getBoundingClientRect();
        if (height && top < 116) current = link;
      }
      for (const link of links.values()) link.ariaCurrent = link === current ? "true" : null;
      if (current && desktop.matches) showWithin(toc, current);
    },
    { rootMargin: "-115px 0px 0px 0px", threshold: [0, 1] },
  );
  for (const heading of links.keys()) observer.observe(heading);
}
