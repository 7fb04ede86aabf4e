import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DataDocument, type DataFile, QuireError } from "quire";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataContext } from "../../checks/data-context.ts";
import pages from "./pages.ts";

const site = path.join(import.meta.dirname, "../..");

describe("a site with data of its own", () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), "sources-"));
    mkdirSync(path.join(siteDir, "data/next/sources"), { recursive: true });
    mkdirSync(path.join(siteDir, "data/1.1.0/sources"), { recursive: true });
    cpSync(path.join(site, "data/field-descriptions"), path.join(siteDir, "data/field-descriptions"), {
      recursive: true,
    });
    mkdirSync(path.join(siteDir, "data/integrations"));
    writeFileSync(path.join(siteDir, "data/integrations/source-cards.yml"), "{}\n");
    for (const folder of ["docs", "versioned_docs"])
      symlinkSync(path.join(site, folder), path.join(siteDir, folder));
  });

  afterEach(() => rmSync(siteDir, { recursive: true }));

  const write = (name: string, text: string) =>
    writeFileSync(path.join(siteDir, "data/next/sources", name), text);

  const acme = [
    "name: Acme DB",
    "kind: Datastore",
    "summary: Ingest tables of Acme DB.",
    "overview: The source reads tables.",
    "concepts: { Table: dataset }",
    "modules:",
    "  acme-db:",
    "    status: TESTING",
    "    extra: acme-db",
    "    recipe: |",
    "      source:",
    "        type: acme-db",
    "        config: { host_port: 'acme.example.com:1234' }",
    "    capabilities:",
    "      SCHEMA_METADATA: {}",
    "    fields:",
    "      host_port: { type: string, required: true }",
    "      depth: { type: integer, default: 3, description: How deep it looks. }",
    "keywords: [Acme Warehouse]",
    "",
  ].join("\n");

  it("gets a page, a schema and a row of the matrix for a source by one file", async () => {
    write("acme-db.yml", acme);
    const made = [...(await pages(dataContext(siteDir)))];
    const at = (file: string) => made.find((item) => item.path === file);
    const page = at("docs/generated/ingestion/sources/acme-db.md") as DataDocument;
    expect(page.frontMatter).toMatchObject({ title: "Acme DB", description: "Ingest tables of Acme DB." });
    expect(page.frontMatter).toHaveProperty("keywords", ["acme-db", "Acme Warehouse"]);
    expect(page.markdown).toContain("- How do I connect Acme Warehouse to DataHub?");
    expect(page.markdown).toContain("pip install 'acryl-datahub[acme-db]'");
    expect(page.markdown).not.toContain("To run it in the UI");
    expect(page.markdown).toMatch(/id="depth".*How deep it looks\. Default: `3`/);
    const all = at("docs/generated/ingestion/source-capabilities.md") as DataDocument;
    expect(all.markdown).toContain('<table aria-label="Capabilities of all sources">');
    expect(all.markdown).toContain('data-tokens="Datastore TESTING SCHEMA_METADATA"');
    const stores = all.markdown.split("## Supported databases, warehouses and lakes")[1]!.split("\n## ")[0];
    expect(stores).toContain("[Acme DB](./sources/acme-db.md)");
    expect(stores).not.toContain("tableau");
    const schema = JSON.parse((at("/schemas/next/acme-db.json") as DataFile).text);
    expect(schema.properties.source.properties.config).toMatchObject({
      required: ["host_port"],
      properties: { depth: { type: "integer", default: 3, description: "How deep it looks." } },
    });
    // Editors find what is misspelt.
    expect(schema.properties.source.additionalProperties).toBe(false);
  });

  it("has a section for each task, between what assets become and what goes wrong", async () => {
    write("acme-db.yml", `${acme}tasks: { Read views: "Views come with their SQL." }\nlimits: Slow.\n`);
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find((item) => item.path === "docs/generated/ingestion/sources/acme-db.md");
    const headings = (page as DataDocument).markdown.match(/^## .*/gm);
    expect(headings?.slice(3, 6)).toEqual([
      "## Concept mapping {#concepts}",
      "## Read views",
      "## Limits and troubleshooting",
    ]);
    expect((page as DataDocument).markdown).toContain("## Read views\n\nViews come with their SQL.");
  });

  it("says how a recipe is tried and run before it lists its fields", async () => {
    const secret = `config: { host_port: 'acme.example.com:1234', user: '\${ACME_USER}', key: '\${ACME_KEY}' }`;
    write(
      "acme-db.yml",
      acme
        .replace(/config: .*/, secret)
        .replace("      SCHEMA_METADATA: {}", "      SCHEMA_METADATA: {}\n      TEST_CONNECTION: {}")
        .replace("modules:", "limits: It is slow.\nmodules:"),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    expect(page.markdown).toContain("The recipe reads `ACME_USER` and `ACME_KEY` from the environment.");
    expect(page.markdown).toContain("store `ACME_USER` and `ACME_KEY` as [secrets](");
    expect(page.markdown).toContain("datahub ingest -c acme-db.dhub.yaml --test-source-connection\n");
    expect(page.markdown.match(/^## .*$/gm)).toEqual([
      "## Install {#install}",
      "## Starter recipe {#recipe}",
      "## Capabilities {#capabilities}",
      "## Concept mapping {#concepts}",
      "## Limits and troubleshooting",
      "## Configuration {#configuration}",
      "## Related",
    ]);
  });

  it("installs the release that a version is about", async () => {
    for (const [extra, next, old] of [
      ["    extra: acme-db\n", "'acryl-datahub[acme-db]'", "'acryl-datahub[acme-db]~=1.1.0'"],
      ["", "acryl-datahub", "'acryl-datahub~=1.1.0'"],
    ] as const) {
      const file = acme.replace("    extra: acme-db\n", extra);
      write("acme-db.yml", file);
      writeFileSync(path.join(siteDir, "data/1.1.0/sources/acme-db.yml"), file);
      const made = [...(await pages(dataContext(siteDir)))];
      const text = (docs: string) =>
        (made.find(({ path: at }) => at === `${docs}/generated/ingestion/sources/acme-db.md`) as DataDocument)
          .markdown;
      expect(text("docs")).toMatch(`pip install ${next}`);
      expect(text("docs")).not.toContain("~=");
      expect(text("versioned_docs/version-1.1.0")).toContain(`pip install ${old}`);
    }
  });

  it("lists what a source newly declares as changed, without calling it new", async () => {
    write("acme-db.yml", acme);
    writeFileSync(
      path.join(siteDir, "data/1.1.0/sources/acme-db.yml"),
      acme.replace("SCHEMA_METADATA: {}", "DESCRIPTIONS: {}"),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at === "docs/generated/ingestion/sources/acme-db.md");
    const { markdown } = page as DataDocument;
    expect(markdown).toMatch(/Declared capabilities[\s\S]*Schema metadata/);
    expect(markdown).not.toContain("new-mark");
  });

  it("says in its own words what a source does with a capability, or why not, which is no change", async () => {
    write(
      "acme-db.yml",
      acme.replace(
        "SCHEMA_METADATA: {}",
        "SCHEMA_METADATA: { meaning: Reads the catalog. }\n      TAGS: { supported: false, meaning: Acme has none. }",
      ),
    );
    writeFileSync(
      path.join(siteDir, "data/1.1.0/sources/acme-db.yml"),
      acme.replace("SCHEMA_METADATA: {}", "SCHEMA_METADATA: {}\n      TAGS: { supported: false }"),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const page = (docs: string) =>
      (made.find(({ path: at }) => at === `${docs}/generated/ingestion/sources/acme-db.md`) as DataDocument)
        .markdown;
    expect(page("docs")).toMatch(/Schema metadata.* \| Yes \| Reads the catalog\. \|/);
    expect(page("docs")).toMatch(/Tags.* \| No \| Acme has none\. \|/);
    expect(page("docs")).not.toContain("Changed since");
    expect(page("versioned_docs/version-1.1.0")).toContain("| No | Not supported by this source. |");
  });

  /** What the page of a source asks, whose file is this. */
  const asked = async (file: string) => {
    write("acme-db.yml", file);
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    return page.markdown.match(/^- .*$/gm);
  };

  it("asks for what a source has", async () => {
    const plain = await asked(acme);
    const inventory = "- get an inventory of our Acme DB into the catalog";
    const disabled = "- Acme DB is disabled; try running pip install";
    const former = "- old Acme DB recipe, which names changed?";
    const some = "- load only a part of Acme DB";
    expect(plain).toEqual(
      expect.arrayContaining([
        "- Acme Warehouse integration",
        inventory,
        disabled,
        "- Which Acme DB settings are mandatory?",
        "- Acme DB assets come without columns",
      ]),
    );
    expect(plain).not.toContain("- what feeds what in Acme DB");
    expect(plain).not.toContain(some);
    expect(plain).not.toContain(former);

    const other = await asked(
      acme
        .replace("kind: Datastore", "kind: Metadata\nneeds: A file.")
        .replace("    extra: acme-db\n", "    ignored: [old]\n")
        .replace("type: string, required: true", "type: patterns"),
    );
    expect(other).toEqual(
      expect.arrayContaining([
        "- what is the Acme DB source good for",
        "- Acme DB requirements",
        some,
        former,
      ]),
    );
    expect(other).not.toContain(inventory);
    expect(other).not.toContain(disabled);
    expect(other).not.toContain("- Which Acme DB settings are mandatory?");
    expect(other).not.toContain("- Is read-only access to Acme DB enough?");
  });

  it("offers no field that is only there for older recipes", async () => {
    const former = "    ignored: [platform_instance]\n    renamed: { levels: depth }\n    fields:\n";
    const fields = "      platform_instance: { type: string }\n      levels: { type: integer }\n";
    write(
      "acme-db.yml",
      acme.replace("    fields:\n", former + fields).replace("SCHEMA_METADATA: {}", "PLATFORM_INSTANCE: {}"),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    expect(page.markdown).toMatch(/id="platform_instance".*deprecated.*Has no effect/);
    expect(page.markdown).toMatch(/id="levels".*deprecated.*Former name of `depth`/);
    expect(page.markdown).not.toContain("Set [`platform_instance`]");
    const schema = JSON.parse((made.find(({ path: at }) => at.endsWith("acme-db.json")) as DataFile).text);
    const { properties } = schema.properties.source.properties.config;
    expect(properties.platform_instance).toHaveProperty("deprecated", true);
  });

  it("lists what is needed first, and says what turns a capability on or off", async () => {
    const fields = [
      "      extract_tags: { type: boolean, default: true, description: Whether tags are read. }",
      "      profiling: { type: object, description: How tables are measured. }",
      "      profiling.enabled: { type: boolean, default: false, description: Whether they are. }",
      "      profiling.key: { type: secret, required: within, description: What opens it. }",
      "",
    ];
    write(
      "acme-db.yml",
      acme
        .replace("    fields:\n", `    fields:\n${fields.join("\n")}`)
        .replace(
          "SCHEMA_METADATA: {}",
          "TAGS: {}\n      DATA_PROFILING: {}\n      LINEAGE_COARSE: { supported: false }",
        ),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    const anchors = [...page.markdown.matchAll(/<a id="([\w.]+)"/g)].map(([, id]) => id);
    expect(anchors.slice(0, 2)).toEqual(["host_port", "extract_tags"]);
    expect(page.markdown).toMatch(
      /\| Yes \|.*On by default; \[`extract_tags`\]\(#extract_tags\) turns it off/,
    );
    expect(page.markdown).toMatch(/Off by default; \[`profiling\.enabled`\].* turns it on/);
    expect(page.markdown).toContain("| No | Not supported by this source. |");
    const schema = JSON.parse((made.find(({ path: at }) => at.endsWith("acme-db.json")) as DataFile).text);
    const { config } = schema.properties.source.properties;
    expect(config.properties.profiling).toMatchObject({
      required: ["key"],
      properties: { key: { type: "string", writeOnly: true } },
    });
  });

  it("names the switch of each part of a capability, and no switch where none counts", async () => {
    const field = (name: string, value: boolean) =>
      `      ${name}: { type: boolean, default: ${value}, description: Finds lineage. }`;
    const fields = [field("include_view_lineage", true), field("include_table_lineage", false)];
    const capability = (name: string, switches: string) => `${name}: { switches: { ${switches} } }`;
    write(
      "acme-db.yml",
      acme
        .replace("    fields:\n", `    fields:\n${fields.join("\n")}\n`)
        .replace(
          "SCHEMA_METADATA: {}",
          [
            capability("LINEAGE_COARSE", "include_view_lineage: views, include_table_lineage: tables"),
            capability("LINEAGE_FINE", ""),
          ].join("\n      "),
        ),
    );
    const made = [...(await pages(dataContext(siteDir)))];
    const { markdown } = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    expect(markdown).toContain(
      "For views: on by default; [`include_view_lineage`](#include_view_lineage) turns it off. " +
        "For tables: off by default; [`include_table_lineage`](#include_table_lineage) turns it on. |",
    );
    expect(markdown).toContain("Finds the columns that each column is derived from. |");
  });

  it("says what the names in paths stand for that recipes do not have", async () => {
    const fields = [
      "      specs: { type: list, description: Where it looks. }",
      "      specs.PathSpec: { type: object, description: One place. }",
      "      specs.PathSpec.glob: { type: string, description: Names of files. }",
      "      ages.`key`.years: { type: integer, description: How old it is. }",
      "",
    ];
    write("acme-db.yml", acme.replace("    fields:\n", `    fields:\n${fields.join("\n")}`));
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    expect(page.markdown).toContain(
      "`key` stands for a name that you choose. `PathSpec` stands for an item of a list",
    );
  });

  it("gives patterns one row, with the anchor of their `ignoreCase` where that is as usual", async () => {
    const fields = [
      "      table_pattern: { type: patterns, description: Tables to read. }",
      "      table_pattern.ignoreCase: { type: boolean, default: true }",
      "      view_pattern: { type: patterns, description: Views to read. }",
      "      view_pattern.ignoreCase: { type: boolean, default: false }",
      "",
    ];
    write("acme-db.yml", acme.replace("    fields:\n", `    fields:\n${fields.join("\n")}`));
    const made = [...(await pages(dataContext(siteDir)))];
    const page = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    const rows = page.markdown.split("\n").filter((line) => line.includes("ignoreCase"));
    expect(rows).toEqual([
      expect.stringContaining("They ignore case unless `ignoreCase` is `false`."),
      expect.stringMatching(/id="table_pattern\.ignoreCase".*id="table_pattern".*Tables to read\./),
      expect.stringMatching(/id="view_pattern\.ignoreCase".*Default: `false`/),
    ]);
  });

  it("lists the fields of two modules once where they are the same", async () => {
    const former = [
      "  acme-old:",
      "    recipe: 'source: { type: acme-old, config: { host_port: acme } }'",
      "    fields: *fields",
      "",
    ].join("\n");
    const named = acme.replace("    fields:", "    fields: &fields");
    write("acme-db.yml", named.replace("keywords:", `${former}keywords:`));
    const made = [...(await pages(dataContext(siteDir)))];
    const { markdown } = made.find(({ path: at }) => at.endsWith("sources/acme-db.md")) as DataDocument;
    expect(markdown.match(/id="host_port"/g)).toHaveLength(1);
    expect(markdown).not.toContain('id="acme-old.host_port"');
    expect(markdown).toContain("The fields are those of [`acme-db`](#acme-db-configuration).");
    expect(made.map(({ path: at }) => at)).toContain("/schemas/next/acme-old.json");
  });

  it("gives numbers as they are, however large", async () => {
    const large = "9223372036854775807";
    write("acme-db.yml", acme.replace("default: 3", `default: ${large}`));
    await expect(Promise.resolve().then(() => pages(dataContext(siteDir)))).rejects.toMatchObject({
      problems: [
        expect.objectContaining({ line: 18, message: expect.stringContaining("write it in quotes") }),
      ],
    });
    write("acme-db.yml", acme.replace("default: 3", `default: "${large}"`));
    const documents = [...(await pages(dataContext(siteDir)))];
    const { text } = documents.find(({ path: at }) => at === "/schemas/next/acme-db.json") as DataFile;
    expect(JSON.parse(text).properties.source.properties.config.properties.depth).not.toHaveProperty(
      "default",
    );
    const made = JSON.stringify(documents);
    expect(made).toContain(`Default: \`${large}\``);
    expect(made).not.toContain("9223372036854776000");
  });

  it("says all that is wrong in all files at once, with file and line", async () => {
    write("acme-db.yml", acme.replace("SCHEMA_METADATA", "TELEPATHY").replace("name: Acme DB\n", ""));
    write("bolt.yml", acme.replace(", description: How deep it looks.", ""));
    write("core.yml", acme);
    write(
      "disk.yml",
      acme
        .replace("  acme-db:", "  disk:")
        .replace("SCHEMA_METADATA: {}", "LINEAGE_COARSE: { switches: { lineage: views, depth: tables } }")
        .replace("    capabilities:", "    ignored: [depth]\n    capabilities:"),
    );
    const thrown = await Promise.resolve()
      .then(() => pages(dataContext(siteDir)))
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(QuireError);
    const told = (thrown as QuireError).problems.map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
    expect(told).toEqual([
      "data/next/sources/acme-db.yml:1 `name` is missing.",
      expect.stringMatching(/^data\/next\/sources\/acme-db\.yml:1[34] .*TELEPATHY/),
      "data/next/sources/bolt.yml:18 The field `depth` has no description.",
      "data/next/sources/core.yml:7 The module `acme-db` stands in data/next/sources/bolt.yml too.",
      "data/next/sources/disk.yml:16 The module has no field `lineage` that could turn something on or off.",
      "data/next/sources/disk.yml:16 The module has no field `depth` that could turn something on or off.",
    ]);
  });
});
