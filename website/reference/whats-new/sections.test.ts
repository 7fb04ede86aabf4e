import { expect, it } from "vitest";
import type { SourceFacts } from "./model-names.ts";
import {
  commandsPart,
  entitiesPart,
  graphqlPart,
  type Link,
  releasesPart,
  sdkPart,
  sourcesPart,
} from "./sections.ts";

const link: Link = (page, words) => `[${words}](${page})`;

const described = (description: string): object => ({ description });

it("says which sources came, went and how many fields changed, without other words and items of lists", () => {
  const old = new Map<string, SourceFacts>([
    ["tea", { name: "Tea", fields: { "tea a": { type: "x" }, "tea b": {}, "tea d": described("Milk.") } }],
    ["gone", { name: "Gone", fields: {} }],
  ]);
  const now = new Map<string, SourceFacts>([
    [
      "tea",
      {
        name: "Tea",
        fields: {
          "tea a": { type: "y" },
          "tea c": { type: "list" },
          "tea c.string": {},
          "tea d": described("Milk or cream."),
        },
      },
    ],
    ["new", { name: "New", fields: {} }],
  ]);
  const markdown = sourcesPart(now, old, link);
  expect(markdown).toContain("**Added:** [New](generated/ingestion/sources/new.md)\n\n**Removed:** Gone");
  expect(markdown).toContain(
    "| [Tea](generated/ingestion/sources/tea.md) | [1 added, 1 removed, 1 changed](generated/ingestion/sources/tea.md#changed-since) |",
  );
});

it("says which entities came and which aspects others gained", () => {
  const old = new Map([["tea", { title: "Tea", aspects: ["status"] }]]);
  const now = new Map([
    ["tea", { title: "Tea", aspects: ["status", "sugar"] }],
    ["cup", { title: "Cup", aspects: [] }],
  ]);
  const markdown = entitiesPart(now, old, link);
  expect(markdown).toContain("**Added:** [Cup](generated/metamodel/entities/cup.md)");
  expect(markdown).toContain(
    "| [Tea](generated/metamodel/entities/tea.md) | [`sugar`](generated/metamodel/entities/tea.md#sugar) |",
  );
});

it("says which names of the GraphQL schema came and went", () => {
  const markdown = graphqlPart(new Map([["makeTea", "mutations"]]), new Map([["Tea", "objects"]]), link);
  expect(markdown).toContain(
    "| [Mutations](graphql/mutations.md) | [`makeTea`](graphql/mutations.md#maketea) |  |",
  );
  expect(markdown).toContain("| [Objects](graphql/objects.md) |  | `Tea` |");
});

it("folds more names than a phone shows at a glance", () => {
  const types = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`Tea${index}`, "objects"] as const));
  expect(graphqlPart(types(10), new Map(), link)).not.toContain("details");
  expect(graphqlPart(types(11), new Map(), link)).toContain(
    '| <details class="names"><summary>11 added</summary> [`Tea0`](graphql/objects.md#tea0), [`Tea1`]',
  );
  expect(graphqlPart(new Map(), types(11), link)).toContain("<summary>11 removed</summary> `Tea0`, `Tea1`");
});

it("says which commands and options came", () => {
  const brew = { command: "datahub brew", summary: "Tea." };
  const hot = { flags: ["--hot"] as [string], type: "flag", description: "Hot." };
  const markdown = commandsPart(
    [
      { ...brew, params: [hot] },
      { command: "datahub pour", summary: "" },
    ],
    [brew],
    link,
  );
  expect(markdown).toBe(
    "- Commands added: [`datahub pour`](cli-commands/reference.md#datahub-pour)\n\n- Options added: `datahub brew --hot`",
  );
});

it("says which pages of the SDK are new, and which classes came on others", () => {
  const sdk = (...pages: [page: string, ...classes: string[]][]) => ({
    pages: pages.map(([page, ...classes]) => ({
      page,
      title: page,
      modules: [
        {
          module: `datahub.${page}`,
          summary: "Tea.",
          classes: classes.map((name) => ({ name, summary: "Tea." })),
          functions: [],
        },
      ],
    })),
    models: [],
    urns: [],
  });
  const markdown = sdkPart(sdk(["pots", "Pot", "Lid"], ["cups", "Cup"]), sdk(["pots", "Pot"]), link);
  expect(markdown).toContain("| [pots](pots.md) | [`Lid`](pots.md#lid) |");
  expect(markdown).toContain("| [cups](cups.md) | New page, with [`Cup`](cups.md#cup) |");
});

it("says which releases came, those of DataHub Cloud with the latest first", () => {
  type Everything = Parameters<typeof releasesPart>[0];
  const releases = (...cloud: [version: string, date: string][]) =>
    ({ core: [], cloud: cloud.map(([version, date]) => ({ version, date })) }) as unknown as Everything;
  const now = releases(
    ["v2", "2025-02-01"],
    ["v1", "2025-01-01"],
    ["v4", "2025-04-01"],
    ["v3", "2025-03-01"],
  );
  const named = [...releasesPart(now, releases(["v1", "2025-01-01"]), link).matchAll(/\[(v\d)\]/g)];
  expect(named.map(([, version]) => version)).toEqual(["v4", "v3", "v2"]);
});
