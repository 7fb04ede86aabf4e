import { expect, it } from "vitest";
import { checkPython } from "./check-python.ts";
import { checkShell } from "./check-shell.ts";
import { checkYaml } from "./check-yaml.ts";
import { fencesOf } from "./fences.ts";

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
  expect(checkYaml("a: 1\nb: [", new Map())).toMatchObject([{ line: 2 }]);
  expect(checkYaml("source:\n  type: nothing\n", new Map())).toEqual([
    { line: 2, message: "There is no source of type `nothing`." },
  ]);
  expect(checkPython("x = 1\ny = = 2\n")).toMatchObject([{ line: 2 }]);
  expect(checkPython("x = {'a': [1, 2]}\n")).toEqual([]);
  expect(checkPython("Client(url: str, *, token: str | None = None)")).toEqual([]);
  const shell = checkShell(["echo hello", "ls\nif true"]);
  expect(shell.get("echo hello")).toBeUndefined();
  expect(shell.get("ls\nif true")?.length).toBeGreaterThan(0);
});
