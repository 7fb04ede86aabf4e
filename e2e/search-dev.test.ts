/** Searching while a site is written: the same dialog over an index that the development server makes. */
import { expect, inject, it } from "vitest";
import { startDev } from "./dev-server.ts";
import { ask, openSearch } from "./search-support.ts";

it("the development server can be searched", async () => {
  const search = await openSearch(`${await startDev(inject("searchedSite"))}/docs/tide-table`);
  await ask(search, "largest range");
  const place = search.options.filter({ hasText: "Springs and neaps" }).first();
  await place.locator(".hit-excerpt mark").first().waitFor();
  expect(await place.getAttribute("href")).toBe("/tide/docs/tide-table#springs-and-neaps");
});
