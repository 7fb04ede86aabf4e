import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against WCAG 2.2 A and AA, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // As a debugger does: the policy of the page stands.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
    const result = await run.run({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
  });
}

/**
 * Everything as it stands at last: a colour between two colours has another contrast. Ends what moves instead of
 * waiting for it, which a browser that draws no frames for a while never lets end.
 */
export const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
