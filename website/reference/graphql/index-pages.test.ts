import path from "node:path";
import { expect, it } from "vitest";
import { versions } from "../versions.ts";
import { indexPages } from "./index-pages.ts";
import { loadGraphql } from "./load-graphql.ts";

it("lists the types of each topic by name, in whatever order its file has them", () => {
  const { schema, topics, topicOf } = loadGraphql(path.join(import.meta.dirname, "../.."), "data/next", [])!;
  const pages = indexPages({
    schema,
    topics: topics.map((topic) => ({ ...topic, types: topic.types.toReversed() })),
    topicOf,
    version: versions[0]!,
    uses: new Map(),
    entities: new Map(),
    contextOf: () => {
      throw new Error("An index has no examples.");
    },
  });
  const objects = pages.find((page) => page.path === "docs/graphql/objects.md")!.markdown;
  const names = objects
    .split(/^## /m)
    .slice(1)
    .map((topic) => [...topic.matchAll(/^- .*?\[`(\w+)`\]/gm)].map(([, name]) => name!));
  expect(names.some(({ length }) => length > 5)).toBe(true);
  expect(names).toEqual(names.map((all) => [...all].sort()));
});
