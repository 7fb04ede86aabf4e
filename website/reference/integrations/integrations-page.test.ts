import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Problem } from "quire";
import { describe, expect, it, onTestFinished } from "vitest";
import type { LoadedSource } from "../sources/load-sources.ts";
import { integrationsPage } from "./integrations-page.ts";

const marble: LoadedSource = {
  id: "marble",
  file: "data/next/sources/marble.yml",
  name: "Marble",
  kind: "Datastore",
  summary: "",
  overview: "",
  fields: new Map(),
  modules: {
    "marble-usage": { status: "TESTING", recipe: "", capabilities: { USAGE_STATS: {} } },
    marble: {
      status: "CERTIFIED",
      recipe: "",
      capabilities: { SCHEMA_METADATA: {}, LINEAGE_FINE: { supported: false } },
    },
  },
};
const other =
  "name: Flow\nkind: Orchestrator\nconnection: push\nhref: https://flow.example.com\nnote: A plugin reports runs.\n";

/** The page of a site with these files in `data/integrations`, and one source. */
function made(cards: string, others: Record<string, string> = {}) {
  const site = mkdtempSync(path.join(tmpdir(), "integrations-"));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"), "junction");
  const folder = path.join(site, "data/integrations");
  mkdirSync(path.join(folder, "others"), { recursive: true });
  writeFileSync(path.join(folder, "source-cards.yml"), cards);
  for (const [name, text] of Object.entries(others)) writeFileSync(path.join(folder, "others", name), text);
  const problems: Problem[] = [];
  const [page, logos] = integrationsPage(site, [marble], problems);
  return {
    markdown: (page as { markdown: string }).markdown,
    logos: (logos as { text: string }).text,
    problems: problems.map(({ file, line }) => `${file}:${line}`),
  };
}

describe("the page of integrations", () => {
  it("has a card for a source as soon as there is the source", () => {
    const { markdown, problems } = made("{}");
    expect(problems).toEqual([]);
    expect(markdown).toContain(
      '<PlatformCard name="Marble" status="certified" connection="pull" can="usage schema">\n\n' +
        "[Marble](../docs/generated/ingestion/sources/marble.md)\n\n**Certified** · Dataset usage, schema metadata\n\n",
    );
  });

  it("has a card for what reports by itself", () => {
    const { markdown } = made("{}", { "flow.yml": other });
    expect(markdown).toContain("[Flow](https://flow.example.com)\n\nA plugin reports runs\n\n");
    expect(markdown.indexOf("## Data stores")).toBeLessThan(markdown.indexOf("## Orchestrators"));
  });

  it("shows a source as its card says: logo, group, other words, or not at all", () => {
    const { markdown, logos } = made("marble: { logo: snowflake, kind: Messaging, also: [stone] }\n");
    expect(markdown).toContain(
      '<PlatformList kind="messaging">\n\n<PlatformCard name="Marble" logo="snowflake"',
    );
    expect(markdown).toContain('also="stone"');
    expect(logos).toMatch(/^<svg [^>]+><symbol id="snowflake" viewBox="0 0 24 24"><path d="M/);
    expect(made("marble: { hidden: true }\n").markdown).not.toContain("Marble");
  });

  it("says all that is wrong, with file and line", () => {
    const { problems } = made("marble: { logo: no-such-brand }\nno-such-source: { logo: snowflake }\n", {
      "a.yml": "name: A\nkind: Warehouse\nconnection: pull\npage: quickstart\n",
      "b.yml": "name: B\nkind: Datastore\nconnection: pull\n",
    });
    const folder = "data/integrations";
    expect([...problems].sort()).toEqual([
      `${folder}/others/a.yml:2`,
      `${folder}/others/b.yml:1`,
      `${folder}/source-cards.yml:1`,
      `${folder}/source-cards.yml:2`,
    ]);
  });
});
