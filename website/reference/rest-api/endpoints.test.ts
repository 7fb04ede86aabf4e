import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Problem } from "quire";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Version } from "../versions.ts";
import { loadEndpoints } from "./endpoints.ts";

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "rest-api-"));
  mkdirSync(path.join(siteDir, "data/rest-api"), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function load(params: string) {
  const lines = [
    "parameters: { count: How many. }",
    "groups:",
    "  - title: Entities",
    "    endpoints:",
    `      - { method: GET, path: /entities, summary: Reads them., params: [${params}] }`,
  ];
  writeFileSync(path.join(siteDir, "data/rest-api/own.yml"), lines.join("\n"));
  const problems: Problem[] = [];
  const groups = loadEndpoints(siteDir, { data: "data" } as Version, "own", problems);
  return {
    words: groups[0]?.endpoints[0]?.params?.map(({ description }) => description),
    problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

it("takes the words of the file, unless a parameter has its own", () => {
  expect(load("{ name: count }, { name: count, description: How few. }")).toEqual({
    words: ["How many.", "How few."],
    problems: [],
  });
});

it("tells of a parameter without words, with its line", () => {
  expect(load("{ name: start }").problems).toEqual(["data/rest-api/own.yml:5 `start` has no description."]);
});
