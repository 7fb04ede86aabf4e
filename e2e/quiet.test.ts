/**
 * Nothing on a page complains, is refused by its policy, is missing or goes to another host. Proves of the
 * specification:
 * - 2 Screens and routes: every template;
 * - 7 The calls it makes: "Page content is fetched … on demand": no call leaves the site by itself.
 */
import { describe, expect, it } from "vitest";
import { complaintsOf, features, openPage, routesOf, templates, website } from "./support.ts";

const sites = { website, features };

/** Up to ten pages of each template, told apart by their addresses. */
function pagesOf(site: "website" | "features"): [template: string, paths: string[]][] {
  const kinds: [string, RegExp][] =
    site === "website"
      ? [
          ["doc", /^\/docs\/(?!1\.1\.0\/|category\/)./],
          ["archived doc", /^\/docs\/1\.1\.0\/(?!category\/)/],
          ["generated index", /\/category\//],
          ["post", /^\/learn\/(?!tags|archive)./],
          ["tag", /^\/learn\/tags\/./],
        ]
      : [["any page", /^\//]];
  const some = kinds.map(([template, pattern]): [string, string[]] => {
    const all = routesOf(site).filter((route) => pattern.test(route));
    const step = Math.max(1, Math.floor(all.length / 10));
    return [template, all.filter((_, index) => index % step === 0).slice(0, 10)];
  });
  return [...some, ["one of each", Object.values(templates[site])]];
}

describe.each(["website", "features"] as const)("the %s", (site) => {
  it.each(pagesOf(site))("is quiet: %s", async (_, paths) => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(sites[site]).origin && protocol !== "data:") complaints.push(request.url());
    });
    page.on("response", (response) => {
      const expected = response.request().isNavigationRequest() && response.url().includes("/no/such/");
      if (response.status() >= 400 && !expected) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    for (const path of paths) {
      await page.goto(sites[site] + path);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    }
    // The browser says of a not-found page that it is one.
    expect(complaints.filter((text) => !/status of 404/.test(text) || /assets/.test(text))).toEqual([]);
  });
});
