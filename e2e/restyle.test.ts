/**
 * How much of a page is styled again when something is added to it, such as a result or an answer. A selector like
 * `tr:has(> :nth-child(4))` makes it all of the page, in which case each keystroke of a search takes a phone long.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookAt, templates, website } from "./support.ts";

/** Numbers of elements styled in each pass while something is added to the end of the page and removed, five times. */
async function restyled(page: Page): Promise<number[]> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const passes: number[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
      if (name === "UpdateLayoutTree" && args?.elementCount !== undefined) passes.push(args.elementCount);
  });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await page.evaluate(() => {
    for (let times = 0; times < 5; times++) {
      const list = document.createElement("ul");
      list.innerHTML = "<li>One</li><li>Two</li><li>Three</li><li>Four</li>";
      document.body.append(list);
      void list.offsetHeight;
      list.remove();
      void document.body.offsetHeight;
    }
  });
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return passes;
}

describe.each([390, 1280])("at %i px", (width) => {
  it.each(["doc", "source", "integrations", "graphql", "post"] as const)(
    "what is added to a page is styled, and not all of it: %s",
    async (template) => {
      const page = await lookAt(website + templates.website[template], { viewport: { width, height: 800 } });
      const passes = await restyled(page);
      expect(passes.length).toBeGreaterThanOrEqual(5);
      // A page may be doing something of its own beside it, once or twice.
      const [usual] = passes.sort((a, b) => a - b).slice(passes.length / 2);
      expect(usual).toBeLessThan(100);
    },
  );
});
