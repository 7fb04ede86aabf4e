import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { checkGraphql } from "./check-graphql.ts";
import { checkPython } from "./check-python.ts";
import { checkShell } from "./check-shell.ts";
import { checkYaml, type RecipeParts } from "./check-yaml.ts";
import { fencesOf } from "./fences.ts";
import { operationsIn } from "./operations.ts";

it("finds blocks of code with their lines, also inside lists and longer fences", () => {
  const markdown =
    '# A\n\n```yaml title="a.yml"\na: 1\n```\n\n1. Do:\n\n   ```bash\n   ls\n     -l\n   ```\n\n````md\n```\nx\n```\n````\n';
  expect(fencesOf(markdown)).toEqual([
    { language: "yaml", info: 'title="a.yml"', source: "a: 1", line: 4 },
    { language: "bash", info: "", source: "ls\n  -l", line: 10 },
    { language: "md", info: "", source: "```\nx\n```", line: 15 },
  ]);
});

it("says what is wrong in a sample, and in which of its lines", () => {
  const known: RecipeParts = {
    sources: new Map(),
    sinks: new Map([
      ["file", [{ path: "filename", type: "text", required: true, description: "The file." }]],
    ]),
    transformers: new Map(),
  };
  expect(checkYaml("a: 1\nb: [", known)).toMatchObject([{ line: 2 }]);
  expect(checkYaml("source:\n  type: nothing\n", known)).toEqual([
    { line: 2, message: "There is no source of type `nothing`." },
  ]);
  expect(checkYaml("sink:\n  type: file\n  config:\n    name: a.json\n", known)).toEqual([
    { line: 4, message: "`filename` is needed." },
    { line: 4, message: "There is no field `name` here." },
  ]);
  expect(checkYaml("transformers:\n  - type: nothing\n  - type: acme.Own\n", known)).toEqual([
    { line: 2, message: "There is no transformer of type `nothing`." },
  ]);
  expect(checkPython("x = 1\ny = = 2\n")).toMatchObject([{ line: 2 }]);
  expect(checkPython("x = {'a': [1, 2]}\n")).toEqual([]);
  expect(checkPython("Client(url: str, *, token: str | None = None)")).toEqual([]);
  const shell = checkShell(["echo hello", "ls\nif true"]);
  expect(shell.get("echo hello")).toBeUndefined();
  expect(shell.get("ls\nif true")?.length).toBeGreaterThan(0);
});

it("finds operations in samples of other languages, and says what the schema does not have", () => {
  const schema = buildSchema("type Query { me: String }");
  const check = (language: string, source: string) =>
    operationsIn({ language, source, info: "", line: 1 }).map((operation) => [
      operation.line,
      checkGraphql(operation.source, schema).map(({ line, message }) => `${line} ${message}`),
    ]);
  const unknown = 'Cannot query field "you" on type "Query".';
  expect(check("graphql", "{\n  you\n}")).toEqual([[1, [`2 ${unknown}`]]]);
  expect(check("graphql", "extend type Query {\n  you: String\n}")).toEqual([[1, []]]);
  expect(check("bash", 'curl \\\n  --data \'{"query": "query a { you }"}\'')).toEqual([
    [2, [`1 ${unknown}`]],
  ]);
  expect(check("bash", "datahub graphql --query '{ me }'")).toEqual([[1, []]]);
  expect(check("python", 'words = """A { b."""\nask("""\nquery a {\n  you\n}""")')).toEqual([
    [2, [`3 ${unknown}`]],
  ]);
});
