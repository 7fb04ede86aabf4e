import { expect, it } from "vitest";
import { termsOfWord } from "../search/words.ts";
import { blockText } from "./block-text.ts";
import { chooseBlocks } from "./choose.ts";
import type { Asked } from "./evidence.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { textOf } from "./spans.ts";
import { availabilityOf, partBlocks } from "./twin-section.ts";

/** A question that asks for these words. */
function asks(form: Asked["form"], ...words: string[]): Asked {
  const stems = words.map((word) => termsOfWord(word).whole);
  const marks: Asked["marks"] = ({ whole }) =>
    stems.flatMap((one, slot) => (one === whole ? [{ slot, weight: 1 }] : []));
  return {
    form,
    isHow: form === "how",
    isOutside: false,
    isStatement: false,
    phrasing: new Set(words),
    gist: { form, word: "", stems: new Set(stems) },
    turns: [],
    isBare: true,
    marks,
    rarities: words.map(() => 1),
    rarityOf: () => 1,
    hasName: false,
    task: -1,
    identifiers: new Set(),
  };
}

/** What is shown of a section. */
const shown = (markdown: string, asked: Asked, isFirst = true, title?: string) =>
  chooseBlocks(markdownBlocks(markdown), asked, isFirst, title).map(blockText);

/** The first cells of the rows that are shown of a table with this row and six others. */
function rowsShown(row: string, asked: Asked, title?: string): string[] {
  const others = ["Mast", "Boom", "Rope", "Knot", "Oar", "Keel"].map((name) => `| ${name} | red sloop |`);
  const table = `| Part | Use |\n| - | - |\n${[...others, row].join("\n")}`;
  const [block] = chooseBlocks(markdownBlocks(table), asked, true, title);
  return block?.type === "table" ? block.rows.map(([first = []]) => textOf(first)) : [];
}

it("labels of tabs go with the samples that are left out", () => {
  const tabs = ["a", "b", "c", "d"].map((name) => `**${name}**\n\n\`\`\`sh\nhoist ${name}\n\`\`\`\n`);
  expect(shown(`Hoist the flag.\n\n${tabs.join("\n")}\nSalute.`, asks("how", "hoist"))).toEqual([
    "Hoist the flag.",
    "a",
    "hoist a",
    "b",
    "hoist b",
    "Salute.",
  ]);
});

it("sources of diagrams are left out, with what only leads to them", () => {
  const diagram = "```mermaid\nflowchart LR\n  flag --> mast\n```";
  expect(shown(`A flag is cloth.\n\nThis is how:\n\n${diagram}\n\nIt waves.`, asks("topic", "flag"))).toEqual(
    ["A flag is cloth.", "It waves."],
  );
  expect(shown(`The flag.\n\n${diagram}`, asks("topic", "flag", "mast"), false)).toEqual(["The flag."]);
});

it("of entries that stand for themselves those that say most of it, with what follows them", () => {
  const section = `Look at the log first.

**The flag is torn.** Take another.

**The flag does not rise.** Free the line:

\`\`\`sh
free line
\`\`\`

**The mast is gone.** Return to the port.`;
  expect(shown(section, asks("how", "flag", "rise"))).toEqual([
    "Look at the log first.",
    "The flag does not rise. Free the line:",
    "free line",
  ]);
  expect(shown(section, asks("how", "log")).length).toBe(5);
});

it("badges above the text of a page, and a note on its version, are no part of an answer", () => {
  for (const note of ["", "> You are reading version **1.0**.\n\n"]) {
    const twin = `# Flags\n\n${note}- Version: Next\n- New page since 1.0\n- Available in harbours\n\nA flag is cloth.\n`;
    const blocks = partBlocks(twin, { headings: [], text: "" });
    expect(blocks.map(blockText)).toEqual(["A flag is cloth."]);
    expect(availabilityOf(twin)).toBe("Available in harbours");
  }
});

it("of tabs those that the question names", () => {
  const tab = (name: string) => `**${name}**\n\n\`\`\`sh\nhoist ${name}\n\`\`\`\n`;
  const section = `Hoist the flag.\n\n${["Hand", "Winch", "Motor"].map(tab).join("\n")}\n**Hand**\n\nPull.`;
  expect(shown(section, asks("how", "hoist", "winch"))).toEqual([
    "Hoist the flag.",
    "Winch",
    "hoist Winch",
    "Hand",
    "Pull.",
  ]);
});

it("of entries those that the question names, too", () => {
  const section = `**Bow.** The front of it.

**Stern.** The back of it.

**Keel.** What runs from bow to stern.

**Mast.** What carries the sails.`;
  expect(shown(section, asks("compare", "bow", "stern"))).toEqual([
    "Bow. The front of it.",
    "Stern. The back of it.",
    "Keel. What runs from bow to stern.",
  ]);
});

it("of a table of marks the rows that have what the question names", () => {
  const rows = ["Sloop", "Ketch", "Yawl", "Barge", "Tug", "Canoe", "Raft"];
  const table = `| Ship | Main sail |\n| - | - |\n${rows.map((row, n) => `| ${row} | ${n < 3 ? "✓" : ""} |`).join("\n")}`;
  expect(shown(table, asks("which", "ship", "main", "sail"))).toEqual(["Main sail: Sloop, Ketch, Yawl"]);
});

it("a fact is not asked for with the steps and samples before it", () => {
  const section = "1. Open the locker.\n2. Take the flag.\n\nA flag lasts three years at sea.";
  expect(shown(section, asks("which", "flag", "lasts"))).toEqual(["A flag lasts three years at sea."]);
  expect(shown(section, asks("how", "flag", "lasts"))).toHaveLength(2);
});

it("a definition ends where samples begin, and takes what leads to them along", () => {
  const section = "A flag is cloth.\n\nHoist it:\n\n```sh\nhoist flag\n```\n\nSalute.";
  expect(shown(section, asks("define", "flag"))).toEqual(["A flag is cloth."]);
  expect(shown(section, asks("how", "flag"))).toContain("hoist flag");
});

it("of entries those that a question names, even if what precedes them says more of it", () => {
  const section =
    "A torn flag must not rise.\n\n**Flag.** Take another.\n\n**Line.** Free it.\n\n**Mast.** Wait.";
  expect(shown(section, asks("error", "torn", "flag", "rise"))).toEqual([
    "A torn flag must not rise.",
    "Flag. Take another.",
  ]);
});

it("of the rows of a table, words of the page's title choose less than the others", () => {
  const asked = asks("topic", "sloop", "hoist");
  expect(rowsShown("| Flag | hoist it |", asked)).toHaveLength(6);
  expect(rowsShown("| Flag | hoist it |", asked, "Sloop")).toEqual(["Flag"]);
});

it("the first rows of a table that has only a common word of the question", () => {
  const asked = { ...asks("compare", "hoist", "zeppelin"), rarities: [0.1, 2] };
  expect(rowsShown("| Flag | hoist it |", asked)).toEqual(["Mast", "Boom", "Rope", "Knot", "Oar", "Keel"]);
  expect(rowsShown("| Flag | hoist it |", { ...asked, rarities: [1, 1] })).toEqual(["Flag"]);
});
