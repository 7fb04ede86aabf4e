import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds against WCAG 2.2 A and AA, one line for each element.
 *
 * @param what only the rules about colours, where only these may have changed since all were looked at
 */
export async function violations(page: Page, what: "all" | "colours" = "all"): Promise<string[]> {
  // As a debugger does: the policy of the page stands.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const result = await run.run({ runOnly, resultTypes: ["violations"] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
  }, rules[what]);
}

const rules: Record<"all" | "colours", axe.RunOnly> = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"] },
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * Everything as it stands at last: a colour between two colours has another contrast. Ends what moves instead of
 * waiting for it, which a browser that draws no frames for a while never lets end.
 */
export const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
