import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import { SEVERITY_SETTINGS } from "../build/weigh-problems.ts";
import { OPTIONS } from "../command-line.ts";
import { COMMANDS } from "../commands.ts";
import { themeNames } from "../markdown/html/theme-names.ts";
import { searchKinds } from "../search/api.ts";
import { docFrontMatterSchema, postFrontMatterSchema } from "../site/source/front-matter.ts";
import { builtInKinds } from "../theme/mdx/admonition.tsx";
import { configSchema } from "./schema.ts";
import { choicesOf, defaultAt, keysOf, schemasAt, settingsOf } from "./schema-shape.ts";

const engine = new URL("../../", import.meta.url);
const documents = new URL("manual/docs/", engine);

/** The text of a document of the manual, or of all in a folder of it, one after the other. */
function manualText(at: string): string {
  const url = new URL(at, documents);
  if (at.endsWith(".md")) return readFileSync(url, "utf8");
  return readdirSync(url, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), url), "utf8"))
    .join("\n");
}

const manual = manualText("./");

/** Rows of the tables of settings: the code spans of the first cell, each after those of the heading above. */
const rows = manualText("settings/")
  .split(/^(?=#{2,4} )/m)
  .flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const prefixes = codeSpans(heading).length > 0 ? codeSpans(heading) : [""];
    return lines
      .filter((line) => line.startsWith("| `"))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
      .flatMap(([, names = "", byDefault = "", ...meaning]) =>
        prefixes.flatMap((prefix) =>
          codeSpans(names).map((name) => ({
            name: [prefix, name].filter(Boolean).join("."),
            byDefault,
            meaning: meaning.join(" "),
          })),
        ),
      );
  });
const rowNames = new Set(rows.map(({ name }) => name));

function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}

/** Every setting by its path, lists marked by `[]`; docs and blogs count as one object whether or not in a list. */
const settings = new Map(
  [...settingsOf(configSchema)].map((names) => {
    const path = names.join(".").replaceAll(".[]", "[]");
    return [path.replace(/^(docs|blog)\[\]/, "$1"), names];
  }),
);

/** The path of a setting in a configuration, with the first element of each list. */
function pathOf(names: readonly string[]): PropertyKey[] {
  return names.map((name) => (name === "[]" ? 0 : name));
}

/** Every problem code of the engine's source. */
function problemCodes(): Set<string> {
  const source = new URL("src/", engine);
  const codes = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|fixtures|config\/schema\.ts$/.test(file)) continue;
    const text = readFileSync(new URL(file.replaceAll("\\", "/"), source), "utf8");
    // `code: "x"`, `code: a ? "x" : "y"` (not what `a` compares with), and the functions that take it first.
    for (const [, value = ""] of text.matchAll(/\bcode:([^,;{}]*)/g)) {
      const chosen = value.includes("?") ? value.slice(value.indexOf("?")) : value;
      for (const [, code] of chosen.matchAll(/"([a-z\d]+(?:-[a-z\d]+)*)"/g)) codes.add(code!);
    }
    for (const [, code] of text.matchAll(/\b(?:report|fail)\(\s*"([a-z\d]+(?:-[a-z\d]+)+)"/g))
      codes.add(code!);
    // Tables of them.
    for (const [table] of text.matchAll(/^const (?:BROKEN|CODES)\b[\s\S]*?^};/gm))
      for (const [, code] of table.matchAll(/"([a-z\d]+(?:-[a-z\d]+)+)"/g)) codes.add(code!);
  }
  return codes;
}

describe("the manual", () => {
  it("is a site without problems, and the readme leads to each of its pages", async () => {
    const site = new CopiedSite("../manual");
    try {
      expect(await site.build()).toMatchObject({ exitCode: 0, problems: [] });
    } finally {
      site.remove();
    }
    const readme = readFileSync(new URL("README.md", engine), "utf8");
    const linked = new Set([...readme.matchAll(/\]\(manual\/docs\/([^)#]+)\)/g)].map((match) => match[1]!));
    const start = manualText("index.md");
    for (const [, file] of start.matchAll(/\]\(([^)#]+)\)/g)) linked.add(file!);
    const pages = readdirSync(documents).filter((file) => file.endsWith(".md") && file !== "index.md");
    expect([...linked].sort()).toEqual([...pages, "settings/index.md"].sort());
  }, 60_000);

  it("has a row for every setting", () => {
    expect(settings.size).toBeGreaterThan(100);
    expect([...settings.keys()].filter((path) => !rowNames.has(path))).toEqual([]);
  });

  it("has a row for every setting of a single version", () => {
    const ofVersion = keysOf(schemasAt(configSchema, ["docs", "versions", "1.1.0"]));
    expect(ofVersion).toContain("banner");
    expect(ofVersion.filter((name) => !rowNames.has(`docs.versions.<name>.${name}`))).toEqual([]);
  });

  it("has no row for a setting that is none", () => {
    const unknown = [...rowNames].filter(
      (name) => !settings.has(name) && !name.startsWith("docs.versions.<name>."),
    );
    expect(unknown).toEqual([]);
  });

  it("tells the defaults the schema has", () => {
    for (const [path, names] of settings) {
      const byDefault = defaultAt(configSchema, pathOf(names));
      if (byDefault === undefined) continue;
      const told = rows.find(({ name }) => name === path)?.byDefault.replaceAll("\\|", "|");
      expect(told, path).toBe(`\`${JSON.stringify(byDefault)}\``);
    }
  });

  it("names the values that a setting may have, those of `problems` above their table", () => {
    for (const [path, names] of settings) {
      if (path.startsWith("problems.")) continue;
      const choices = choicesOf(schemasAt(configSchema, pathOf(names)));
      const told = rows.filter(({ name }) => name === path).flatMap((row) => [row.byDefault, row.meaning]);
      const given = codeSpans(told.join(" ")).map((code) => code.replaceAll('"', ""));
      expect(
        choices.filter((choice) => !given.includes(choice)),
        path,
      ).toEqual([]);
    }
  });

  it("names the kinds of pages that front matter may give", () => {
    const row = /^\| `kind` \|.*$/m.exec(manual)![0];
    expect(codeSpans(row).slice(1)).toEqual([...searchKinds]);
  });

  it("shows configurations that are accepted as they are, with every setting in one of them", () => {
    const examples = [...manual.matchAll(/^```ts(?: title="quire.config.ts")?\n([\s\S]*?)^```$/gm)]
      .map((match) => match[1]!)
      .filter((code) => code.includes("defineConfig("));
    expect(examples.length).toBeGreaterThan(10);
    const shown = new Set<string>();
    for (const code of examples) {
      const body = code.replace(/^import .*$/gm, "").replace("export default defineConfig(", "return (");
      const config = new Function(body)();
      const result = configSchema.safeParse(config);
      expect(result.error?.issues, code).toBeUndefined();
      expect(lostValues(config, result.data), code).toEqual([]);
      for (const path of pathsIn(config)) shown.add(path.replace(/^(docs|blog)\[\]/, "$1"));
    }
    // What links and pictures hold is the same wherever they stand.
    const wanted = [...settings.keys()].filter((path) => !/\b(?:logo|links\[\]|items\[\])\./.test(path));
    expect(wanted.filter((path) => !shown.has(path))).toEqual([]);
  });

  it("explains every command and option", () => {
    const told = [...manualText("commands.md").matchAll(/^\| (`[^|]+) \|([^|]*)\|/gm)].flatMap(
      ([, names, of]) =>
        codeSpans(names!)
          .filter((name) => !/^-\w$/.test(name))
          .map((name) => [name, ...(name.startsWith("-") ? codeSpans(of!) : [])]),
    );
    const commands = [...COMMANDS].map(([name, { word }]) => [word ? `${name} ${word}` : name]);
    const options = Object.entries(OPTIONS).map(([name, option]) => [
      "value" in option ? `--${name} ${option.value}` : `--${name}`,
      ...("of" in option ? option.of : []),
    ]);
    expect(told.sort()).toEqual([...commands, ...options].sort());
  });

  it("explains every front matter field", () => {
    const fields = [...Object.keys(docFrontMatterSchema.shape), ...Object.keys(postFrontMatterSchema.shape)];
    const explained = new Set(
      [...manual.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names]) => codeSpans(names!)),
    );
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter((field) => !explained.has(field))).toEqual([]);
  });

  it("explains every component that documents need not import", () => {
    const explained = new Set(
      [...manualText("markdown.md").matchAll(/^\| `<.*? \|/gm)].flatMap(([names]) =>
        [...names.matchAll(/`<(\w+)/g)].map(([, name]) => name),
      ),
    );
    // Made of blocks of code; authors do not write it.
    expect(themeNames.filter((name) => name !== "Diagram" && !explained.has(name))).toEqual([]);
  });

  it("names every kind of admonition", () => {
    const row = /^\| `:::note`.*$/m.exec(manual)![0];
    expect(Object.keys(builtInKinds).filter((kind) => !row.includes(`\`${kind}\``))).toEqual([]);
  });

  it("names custom properties that the theme has", () => {
    const tokens = readFileSync(new URL("src/theme/styles/tokens.css", engine), "utf8");
    const named = [...manualText("style-sheets.md").matchAll(/(?<=[`(]|^ {2})--[a-z-]+/gm)].map(String);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([]);
  });

  it("explains every problem code, and none that there is not", () => {
    const codes = problemCodes();
    const explained = [...manualText("problem-codes.md").matchAll(/^\| `([a-z\d-]+)`/gm)].map(
      (match) => match[1]!,
    );
    expect(codes.size).toBeGreaterThan(50);
    expect([...codes].filter((code) => !explained.includes(code)).sort()).toEqual([]);
    expect(explained.filter((code) => !codes.has(code))).toEqual([]);
    expect(explained).toEqual([...explained].sort());
  });

  it("marks the problem codes whose severity is a setting", () => {
    const marked = [...manualText("problem-codes.md").matchAll(/^\| `([a-z\d-]+)` \*/gm)].map(
      (match) => match[1]!,
    );
    expect(marked).toEqual([...SEVERITY_SETTINGS.keys()].sort());
  });
});

/** Every path to a value in a configuration, as settings are named. */
function pathsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === "" ? key : `${path}.${key}`;
    return [at, ...pathsIn(inner, at)];
  });
}

/** Paths to the values of a configuration that differ once defaults have been applied; one thing may become a list. */
function lostValues(given: unknown, applied: unknown, path = ""): string[] {
  if (typeof given !== "object" || given === null) return given === applied ? [] : [path];
  const one = Array.isArray(applied) && !Array.isArray(given) ? applied[0] : applied;
  return Object.entries(given).flatMap(([key, inner]) =>
    lostValues(inner, (one as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
  );
}
