import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blogSchema } from "./blog-schema.ts";
import { docsSchema } from "./docs-schema.ts";
import { configSchema } from "./schema.ts";
import { describe as accepted, keysOf, schemasAt, settingsOf } from "./schema-shape.ts";
import { themeSchema } from "./theme-schema.ts";

const sources = readdirSync(import.meta.dirname)
  .filter((name) => /(?:^|-)schema\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8").split("\n"));

/** Lines of the schemas that declare a setting, with the line before each. */
const declarations = sources.flatMap((lines) =>
  lines.flatMap((line, index) => {
    const name = /^\s+(\w+): (?:z\b|$|\w+Schema|action\b|logo\b)/.exec(line)?.[1];
    return name && !line.includes("z.literal(") ? [{ name, line, above: lines[index - 1]!.trim() }] : [];
  }),
);

describe("settings", () => {
  it("all have a doc comment in the schema", () => {
    expect(declarations.length).toBeGreaterThan(80);
    const without = declarations.filter(({ above }) => !above.endsWith("*/"));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("have words for what each accepts", () => {
    for (const names of settingsOf(configSchema)) {
      const path = names.map((name) => (name === "[]" ? 0 : name));
      expect(accepted(schemasAt(configSchema, path)), names.join(".")).not.toContain("something else");
    }
    expect(accepted(schemasAt(configSchema, ["theme", "colorMode", "defaultMode"]))).toBe(
      '"light" or "dark"',
    );
    expect(keysOf(schemasAt(configSchema, ["redirects", 0]))).toEqual(["from", "to"]);
  });

  it("have defaults, apart from title and url", () => {
    expect(docsSchema.parse({})).toMatchObject({ path: "docs" });
    expect(blogSchema.parse({})).toMatchObject({ path: "blog" });
    expect(themeSchema.parse({})).toMatchObject({ colorMode: { defaultMode: "light" } });
    expect(configSchema.safeParse({ title: "T", url: "https://t.dev" }).success).toBe(true);
  });
});
