import path from "node:path";
import type { DataDocument } from "quire";
import { beforeAll, expect, it } from "vitest";
import { dataContext } from "../../checks/data-context.ts";
import pages from "./pages.ts";

const made = new Map<string, string>();
const descriptions = new Map<string, string>();

beforeAll(async () => {
  for (const item of await pages(dataContext(path.join(import.meta.dirname, "../..")))) {
    const { path: at, frontMatter, markdown } = item as DataDocument;
    made.set(at, markdown);
    if (frontMatter?.kind === "entity") descriptions.set(at, String(frontMatter.description));
  }
}, 120_000);

/** What a page says behind the heading of its changes; undefined when it has none. */
const changes = (page: string) => made.get(page)!.split(/^## Changed since 1\.1\.0.*$/m)[1];

it("says what changed in entities and in GraphQL since the version before", () => {
  const entities = "docs/generated/metamodel/entities";
  expect(changes(`${entities}/dataset.md`)).toContain("[`logicalParent`](#logicalparent)");
  expect(made.get(`${entities}/application.md`)).toContain("This entity is new since 1.1.0.");
  expect(changes("docs/graphql/mutations.md")).toContain("setLogicalParent");
  expect(changes("docs/graphql/topics/datasets.md")).toContain("[`Dataset.logicalParent`](#dataset)");
  expect(changes("docs/graphql/enums.md")).toContain("[`EntityType.APPLICATION`](#entitytype)");
});

it.each(["enums", "interfaces"])("describes all %s by name", (page) => {
  const names = [...made.get(`docs/graphql/${page}.md`)!.matchAll(/^## `?([A-Z]\w+)`?(?: \{|$)/gm)];
  const found = names.map(([, name]) => name!).filter((name) => name !== "Changed");
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual([...found].sort());
});

it("compares the oldest version with nothing", () => {
  const old = [...made].filter(([page]) => page.startsWith("versioned_docs/"));
  expect(old.length).toBeGreaterThan(80);
  expect(old.filter(([, markdown]) => /since 1\.1\.0|new-mark/.test(markdown))).toEqual([]);
});

it("names the sources of an entity: those that have it among their concepts, unless they bring nothing", () => {
  const ingested = (entity: string) =>
    /^Ingestion sources that produce it or refer to it: .*$/m.exec(
      made.get(`docs/generated/metamodel/entities/${entity}.md`)!,
    )?.[0];
  expect(ingested("dataset")).toContain("[dbt](../../ingestion/sources/dbt.md)");
  expect(ingested("container")).toContain("sources/glue.md");
  expect(ingested("datahubaccesstoken")).toBeUndefined();
});

it("describes each entity in as much as search engines show", () => {
  expect(descriptions.size).toBeGreaterThan(100);
  expect([...descriptions.values()].filter(({ length }) => length < 50 || length > 160)).toEqual([]);
});

it("asks for aspects of an entity where few others have them", () => {
  const dataset = made.get("docs/generated/metamodel/entities/dataset.md");
  expect(dataset).toContain("- fields of datasetProperties\n");
  expect(dataset).not.toContain("- fields of ownership\n");
  expect(dataset).toContain("- Is datasetUpstreamLineage deprecated?\n");
  expect(dataset).not.toContain("- Is datasetProperties deprecated?\n");
});

it("says what arguments are that are left out, and what to use in place of what is deprecated", () => {
  const queries = made.get("docs/graphql/queries.md");
  expect(queries).toMatch(/refreshCache: \[`Boolean`\]\([^)]*\) = `false`\)/);
  expect(made.get("docs/graphql/topics/tags.md")).toContain("**Deprecated.** Use `properties.name`.");
});

it("leads from entities to their GraphQL types and guides, and from the types back", () => {
  const tag = made.get("docs/generated/metamodel/entities/tag.md");
  expect(tag).toContain("(../../../graphql/topics/tags.md#tag)");
  expect(tag).toContain("](../../../tags.md)");
  expect(made.get("docs/graphql/topics/tags.md")).toContain("(../../generated/metamodel/entities/tag.md)");
});
