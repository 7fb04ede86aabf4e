import { expect, it } from "vitest";
import type { Command } from "./commands.ts";
import { commandsPage } from "./pages.ts";

const version = {
  label: "Next",
  data: "data/next",
  docs: "docs",
  path: "/docs",
  before: { label: "1.0", data: "", docs: "", path: "" },
};

const run: Command = {
  command: "datahub brew run",
  summary: "Make tea.",
  params: [
    { flags: ["-c", "--config"], type: "path", required: true, description: "The recipe." },
    {
      flags: ["--sugar"],
      type: "choice",
      choices: ["none", "some"],
      default: "none",
      description: "How sweet.",
    },
    { argument: "cup", type: "str", description: "Where it goes." },
  ],
};
const group: Command = {
  command: "datahub brew",
  summary: "Tea.",
  questions: ["something warm to drink", "How do I make tea?"],
  group: true,
  defaultSubcommand: "run",
};
const stop: Command = {
  command: "datahub brew stop",
  summary: "Stop.",
  params: [{ flags: ["--pot"], type: "str", required: true, multiple: true, description: "Which." }],
};

it("gives each command an anchor, its usage and its options", () => {
  const { markdown, path } = commandsPage(version, [group, run]);
  expect(path).toBe("docs/cli-commands/reference.md");
  expect(markdown).toContain("## `datahub brew` {#datahub-brew}");
  expect(markdown).toContain("Without a subcommand, `datahub brew` runs `datahub brew run`.");
  expect(markdown).toContain("### `datahub brew run` {#datahub-brew-run}");
  expect(markdown).toContain("datahub brew run [OPTIONS] --config FILE [CUP]");
  expect(markdown).toContain(
    '| `-c`, <a id="datahub-brew-run--config" href="#datahub-brew-run--config">`--config`</a> | The recipe.<br />Path · **required** |',
  );
  expect(markdown).not.toContain("new-mark");
  expect(markdown).toContain("How sweet.<br />One of `none`, `some` · default `none` |");
});

it("has no options in its usage but those it needs, and says which can be repeated", () => {
  const { markdown } = commandsPage(version, [group, stop]);
  expect(markdown).toContain("\ndatahub brew stop --pot POT\n");
  expect(markdown).toContain("Which.<br />String · **required** · can be repeated |");
});

it("has the questions of a command right below its heading", () => {
  const { markdown } = commandsPage(version, [group, run]);
  expect(markdown).toContain(
    "{#datahub-brew}\n\n<!-- questions:\n- something warm to drink\n- How do I make tea?\n-->\n\nTea.",
  );
  expect(markdown).toContain("{#datahub-brew-run}\n\nMake tea.");
});

it("marks what the version before did not have, and says what changed", () => {
  const old = { ...run, params: run.params!.slice(0, 1) };
  const { markdown } = commandsPage(
    version,
    [group, run, { ...stop, command: "datahub brew pause" }],
    [group, old, stop],
  );
  expect(markdown).toContain('`--sugar`</a> <span class="new-mark" data-markdown="**New.**">New</span>');
  expect(markdown).toContain('<span class="new-mark" data-markdown="**New.**">New</span> Stop.');
  expect(markdown).toContain(
    "- **Added:** [`datahub brew pause`](#datahub-brew-pause)\n- **Removed:** `datahub brew stop`",
  );
  // The options of commands that are new or gone are not listed once more.
  expect(
    markdown.endsWith(
      "- **Added:** [`datahub brew run --sugar`](#datahub-brew-run--sugar), [`datahub brew run cup`](#datahub-brew-run-cup)",
    ),
  ).toBe(true);
});

it("lists the command itself before its groups", () => {
  const root: Command = { command: "datahub", summary: "All of it.", group: true };
  const { markdown } = commandsPage(version, [group, run, root]);
  expect(markdown.indexOf("[`datahub`]")).toBeLessThan(markdown.indexOf("[`datahub brew`]"));
  expect(markdown.indexOf("## `datahub` {")).toBeLessThan(markdown.indexOf("## `datahub brew` {"));
});
