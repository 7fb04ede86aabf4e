import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";
import { openSearch } from "../../search/node/open-search.ts";

let site: CopiedSite;
const page = (title: string, text = "") => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${text}\n`;

beforeAll(() => {
  site = new CopiedSite();
  site.configure();
  for (const name of ["a-lagoon", "b-lagoon"]) site.write(`docs/${name}.md`, page(`The ${name}`));
});

afterAll(() => site.remove());

async function found(query = "lagoon"): Promise<string[]> {
  expect((await site.build()).exitCode).toBe(0);
  const { hits } = await openSearch(site.file("build")).search(query);
  return hits.map(({ path }) => path.split("/").at(-1)!).filter((name) => name.endsWith("lagoon"));
}

it("a page is found before another of its kind when other pages lead to it, and no longer when they do not", async () => {
  expect(await found()).toEqual(["a-lagoon", "b-lagoon"]);
  site.write("docs/one.md", page("One", "See [it](./b-lagoon.md), [again](./b-lagoon.md#top)."));
  site.write("docs/b-lagoon.md", page("The b-lagoon", "[Here](#top) or [there](./b-lagoon.md).\n\n## Top"));
  site.write("docs/two.md", page("Two", "See [it](/docs/b-lagoon)."));
  expect(await found()).toEqual(["b-lagoon", "a-lagoon"]);
  for (const name of ["one", "two"]) site.write(`docs/${name}.md`, page(name, "See [it](./a-lagoon.md)."));
  expect(await found()).toEqual(["a-lagoon", "b-lagoon"]);
}, 90_000);

it("a page is found by what two others call it", async () => {
  const link = "See [the Blue Hole](./a-lagoon.md).";
  site.write("docs/one.md", page("One", link));
  expect(await found("blue hole")).toEqual([]);
  site.write("docs/two.md", page("Two", link));
  expect(await found("blue hole")).toEqual(["a-lagoon"]);
}, 60_000);
