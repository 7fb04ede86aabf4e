import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";
import { openSearch } from "../../search/node/open-search.ts";

let site: CopiedSite;

beforeAll(async () => {
  site = new CopiedSite();
  site.configure();
  const page = (title: string, heading: string) =>
    `---\ntitle: ${title}\ndescription: How to ${title.toLowerCase()}.\n---\n\n${heading}\n\nText.\n`;
  site.write(
    "docs/harbour/_category_.json",
    JSON.stringify({ label: "Guides", link: { type: "generated-index", title: "Harbour guides" } }),
  );
  site.write("docs/reef/setup.md", page("Setup", "# Set up a reef"));
  site.write("docs/harbour/anchor.md", page("Drop anchor", "## Where to drop it"));
  expect((await site.build()).exitCode).toBe(0);
}, 60_000);

afterAll(() => site.remove());

const titlesFor = async (query: string) => {
  const { hits } = await openSearch(site.file("build")).search(query);
  return hits.map(({ title }) => title.text);
};

it("knows a page by its own heading, and by its title still", async () => {
  expect(await titlesFor("set up a reef")).toContain("Set up a reef");
  expect((await titlesFor("setup"))[0]).toBe("Set up a reef");
});

it("knows a page without a heading of its own by its title", async () => {
  expect((await titlesFor("drop anchor"))[0]).toBe("Drop anchor");
});

it("calls a category as its index does, as its label may only be clear in the sidebar", async () => {
  const { hits } = await openSearch(site.file("build")).search("drop anchor");
  expect(hits[0]?.context).toEqual(["Harbour guides"]);
});
