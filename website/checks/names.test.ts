import type { Problem } from "quire";
import { expect, it } from "vitest";
import { loadCommands } from "../reference/cli/commands.ts";
import { loadSdk } from "../reference/python-sdk/sdk.ts";
import { versions } from "../reference/versions.ts";
import { checkCommands, checkMention } from "./check-commands.ts";
import { checkDefaults } from "./check-defaults.ts";
import { checkSdk } from "./check-sdk.ts";
import { checkVariables } from "./check-variables.ts";
import { siteDir } from "./documents.ts";
import type { Fault } from "./fault.ts";
import { sdkNames } from "./sdk-names.ts";
import { shellCommands } from "./shell-words.ts";

const problems: Problem[] = [];
const commands = new Map(
  loadCommands(siteDir, versions[0]!, problems).map((command) => [command.command, command]),
);
const sdk = sdkNames(loadSdk(siteDir, versions[0]!, problems));

/** Faults as lines: `2 message`. */
function lines(faults: readonly Fault[]): string[] {
  return faults.map(({ line, message }) => `${line} ${message}`);
}

it("reads data that is as it should be", () => {
  expect(problems).toEqual([]);
});

it("takes a script apart into commands and their words", () => {
  const words = (script: string) => shellCommands(script).map((command) => command.map(({ text }) => text));
  expect(words("A=1 ls -l \\\n  'a b' \"c \\\n d\" e\\ f # x\n")).toEqual([
    ["A=1", "ls", "-l", "a b", "c \\\n d", "e f"],
  ]);
  expect(words('a | b && c; (d 2>&1 >> out.txt) & echo "$(e "f") $G"')).toEqual([
    ["a"],
    ["b"],
    ["c"],
    ["d"],
    ["echo", '$(e "f") $G'],
    ["e", "f"],
  ]);
  expect(words("cat > a.yml <<'EOF'\nit's: \"x\nEOF\nls")).toEqual([["cat"], ["ls"]]);
  expect(shellCommands("a\n\nb \\\n  $(c\n)").map((command) => command.map(({ line }) => line))).toEqual([
    [1],
    [3, 4],
    [4],
  ]);
});

it("finds calls of the CLI, wherever they stand, and what is wrong in them", () => {
  const check = (script: string) => lines(checkCommands(script, commands));
  expect(
    check("datahub --debug ingest --config=a.yml --dry-run\ndatahub ingest mcps a --help | cat"),
  ).toEqual([]);
  expect(check("pip install datahub\nhelm install datahub datahub/datahub --atomic")).toEqual([]);
  expect(check("ls\nif true; then datahub ingst -c a.yml; fi")).toEqual([
    "2 There is no command `datahub ingst`.",
  ]);
  expect(check("X=1 datahub delete --urn a \\\n  --forse")).toEqual([
    "2 `datahub delete by-filter` has no option `--forse`.",
  ]);
  expect(check('echo "$(python3 -m datahub get --aspects status)"')).toEqual([
    "1 `datahub get urn` has no option `--aspects`.",
  ]);
  expect(check("datahub dataproduct add_owner --urn a --owner b --owner-type BOSS")).toEqual([
    "1 `BOSS` is no value of `--owner-type`.",
  ]);
  expect(check("datahub put aspect --urn a --aspect status")).toEqual([
    "1 `datahub put aspect` needs `--aspect-data`.",
  ]);
  expect(check("datahub check metadata-diff a.json")).toEqual([
    "1 `datahub check metadata-diff` does not take 1 arguments.",
  ]);
  expect(check("docker run acryldata/datahub-ingestion:v1.3.0 ingest -f a.yml")).toEqual([
    "1 `datahub ingest run` has no option `-f`.",
  ]);
});

it("lets a sentence name a command without what it needs", () => {
  expect(checkMention("datahub put aspect --urn", commands)).toEqual([]);
  expect(lines(checkMention("datahub put aspects", commands))).toEqual([
    "1 There is no command `datahub put aspects`.",
  ]);
});

it("finds what Python takes from the SDK and what is not there", () => {
  const check = (...source: string[]) => lines(checkSdk(source.join("\n"), sdk));
  expect(check("from datahub.emitter.mce_builder import make_tag_urn, make_tg_urn as tg")).toEqual([
    "1 `datahub.emitter.mce_builder` has no `make_tg_urn`.",
  ]);
  expect(check("from datahub.sdk import DatasetUrn, make_tag_urn")).toEqual([
    "1 `datahub.sdk` has no `make_tag_urn`.",
  ]);
  expect(check("from datahub.acme import anything", "anything(at='all')")).toEqual([]);
  expect(check("import datahub.emitter.mce_builder as builder", "builder.make_tg_urn('pii')")).toEqual([
    "2 `builder` has no `make_tg_urn`.",
  ]);
  expect(
    check(
      "from datahub.sdk import DataHubClient, Dataset",
      "client = DataHubClient.from_env()",
      "client.entities.upsert(Dataset(platform='hive', nam='a'))",
      "for result in client.lineage.get_lineage(source_urn='a', hops=2):",
      "    print(result.urn, result.depth)",
    ),
  ).toEqual([
    "3 `Dataset` has no parameter `nam`.",
    "3 `Dataset` needs `name`.",
    "4 `client.lineage.get_lineage` has no parameter `hops`.",
    "5 `result` has no `depth`.",
  ]);
  expect(
    check(
      "from datahub.ingestion.graph.client import get_default_graph",
      "with get_default_graph() as graph:",
      "    graph.execute_graphql(text='{ me }')",
    ),
  ).toEqual([
    "3 `graph.execute_graphql` has no parameter `text`.",
    "3 `graph.execute_graphql` needs `query`.",
  ]);
  expect(
    check(
      "from datahub.metadata.schema_classes import OwnershipTypeClass, StatusClass",
      "StatusClass(True, OwnershipTypeClass.BOSS)",
    ),
  ).toEqual(["2 `StatusClass` takes 1 arguments without names.", "2 `OwnershipTypeClass` has no `BOSS`."]);
  expect(
    check(
      "from datahub.emitter.mcp_builder import SchemaKey",
      "SchemaKey(platform='hive', database='a', schema='b')",
      "SchemaKey(**values)",
      "SchemaKey, others = values",
      "SchemaKey(a=1)",
      "from datahub.emitter.mcp_builder import SchemaKey",
      "class SchemaKey: ...",
      "SchemaKey(a=1)",
    ),
  ).toEqual([]);
});

it("finds environment variables, and which of DataHub's do not exist", () => {
  const known = new Set(["DATAHUB_GMS_URL", "DATAHUB_GMS_HOST"]);
  const markdown = [
    "Set `DATAHUB_GMS_URL` or `DATAHUB_GMS_HST=a`; not DATAHUB_GMS_WORD, `ACME_GMS_X` or `MANAGE_TAGS`.",
    "| `DATAHUB_GMS_CELL` | a |",
    "",
    "export DATAHUB_GMS_A=1",
    "  DATAHUB_GMS_B: 1",
    "  - name: DATAHUB_GMS_C",
    "run -e DATAHUB_GMS_D=1",
  ].join("\n");
  expect(lines(checkVariables(markdown, known))).toEqual(
    ["1 HST", "2 CELL", "4 A", "5 B", "6 C", "7 D"].map((fault) =>
      fault.replace(/(\d) (\w+)/, "$1 There is no environment variable `DATAHUB_GMS_$2`."),
    ),
  );
});

it("finds defaults in tables that are not those of the reference", () => {
  const known = new Map([
    ["HOST", new Set(["localhost", "gms"])],
    ["PORT", new Set(["8080"])],
    ["SECRET", new Set<string>()],
  ]);
  const markdown = [
    "| Variable | Default | Other |",
    "| --- | --- | --- |",
    "| `HOST` | `gms` | `a` |",
    "| [`HOST`](a.md), `PORT` | `b`, `8081` | |",
    "| `HOST`, `PORT` | `8080` | |",
    "| `SECRET`, `UNKNOWN` | `c` | |",
    "| `PORT` | none, or `d` with `SECRET` | |",
    "",
    "| Variable | Meaning |",
    "| --- | --- |",
    "| `PORT` | `e` |",
    "",
    "   | Variable | Meaning | Default |",
    "   | --- | --- | --- |",
    "   | `PORT` | a \\| b | `f` |",
  ].join("\n");
  expect(lines(checkDefaults(markdown, known))).toEqual([
    "4 The default of `HOST` is `localhost` or `gms`, not `b`.",
    "4 The default of `PORT` is `8080`, not `8081`.",
    "5 The default of `HOST` is `localhost` or `gms`, not `8080`.",
    "15 The default of `PORT` is `8080`, not `f`.",
  ]);
});
