import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";
import { openSearch } from "../../search/node/open-search.ts";
import { planTree } from "../../site/fixtures/plan-tree.ts";
import { pageRoutes } from "../../site/page-route.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import type { SiteSession } from "../site-session.ts";
import { pageReferences } from "./page-references.ts";

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

type Written = [path: string, text?: string][];

/** What is known of links between documents, by path; `written` has the links of each file. */
function referencesOf(written: Record<string, Written>) {
  const files = Object.fromEntries(Object.keys(written).map((name) => [`${name}.md`, `# ${name}\n`]));
  const plan = planTree({ current: { files } });
  const routes = pageRoutes({ ...plan, blogs: [], pages: [], redirects: [] });
  const links = {
    resolve: (uses: unknown) => ({ pages: (uses as Written).map(([path, text]) => ({ path, text })) }),
  } as unknown as SiteSession["links"];
  const metas = Object.fromEntries(
    Object.entries(written).map(([name, uses]) => [`docs/${name}.md`, { links: uses }]),
  ) as unknown as Record<string, DocumentMeta>;
  return { found: pageReferences({ routes, links, metas }), routes, links };
}

it("counts pages that link to another, not their links, and not those to themselves", () => {
  const { found } = referencesOf({
    a: [["/docs/b"], ["/docs/b"], ["/docs/a"]],
    b: [["/docs/b"]],
    c: [["/docs/b"], ["/docs/a"]],
  });
  expect(Object.fromEntries(found)).toEqual({
    "/docs/b": { links: 2, called: [] },
    "/docs/a": { links: 1, called: [] },
  });
});

it("keeps the texts that at least two pages use, the most frequent first", () => {
  const called = (...texts: string[][]) =>
    referencesOf(
      Object.fromEntries(
        texts.map((of, index) => [`p${index}`, of.map((text) => ["/docs/p0", text]) satisfies Written]),
      ),
    ).found.get("/docs/p0")!.called;
  expect(called([], ["One", "ONE"], ["two"])).toEqual([]);
  expect(called([], ["b", "a", "x"], ["B", "a", "x"], ["x"])).toEqual(["x", "a", "b"]);
  expect(called([], ["a", "b", "c", "d"], ["a", "b", "c", "d"], ["d"])).toEqual(["d", "a", "b"]);
});

it("passes over documents that nothing is known of", () => {
  const { routes, links } = referencesOf({ a: [["/docs/b"]], b: [] });
  expect(pageReferences({ routes, links, metas: {} }).size).toBe(0);
});
