import { expect, it } from "vitest";
import type { Section } from "./article-text.ts";
import { compareTexts } from "./text-changes.ts";

/** A text from lines: `## ` starts a section, four spaces a line of code. */
function text(...lines: string[]): Section[] {
  const sections: Section[] = [{ title: "", id: "", lines: [] }];
  for (const line of lines) {
    const title = line.startsWith("## ") ? line.slice(3) : undefined;
    if (title) sections.push({ title, id: title.toLowerCase(), lines: [] });
    else sections.at(-1)!.lines.push({ text: line.trim(), code: line.startsWith("    ") });
  }
  return sections;
}

/** Changes as text: `[-removed-]`, `{+added+}`; a section's name and state before them, code in backticks. */
function compared(before: Section[], after: Section[]): string[] {
  const marks = { added: ["{+", "+}"], removed: ["[-", "-]"], kept: ["", ""] } as const;
  return compareTexts(before, after).flatMap(({ title, state, changes }) => [
    `## ${title}${state === "kept" ? "" : ` (${state})`}`,
    ...changes.map(({ pieces, code }) => {
      const words = pieces.map((piece) => marks[piece.state].join(piece.text)).join("");
      return code ? `\`${words}\`` : words;
    }),
  ]);
}

it("shows what changed word by word, in its section", () => {
  const before = text(
    "Intro.",
    "## Install",
    "You need Docker and 8 GB of memory.",
    "Then wait.",
    "    run --old",
  );
  const after = text(
    "Intro.",
    "## Install",
    "You need Docker and 12 GB of memory.",
    "Then wait.",
    "    run --new",
  );
  expect(compared(before, after)).toEqual([
    "## Install",
    "You need Docker and [-8-]{+12+} GB of memory.",
    "`run --[-old-]{+new+}`",
  ]);
});

it("joins words that were replaced one after the other", () => {
  expect(
    compared(
      text("The ferry leaves at ten from pier two."),
      text("The ferry leaves every hour from pier two."),
    ),
  ).toEqual(["## ", "The ferry leaves [-at ten-]{+every hour+} from pier two."]);
});

it("shows passages that have little in common one after the other", () => {
  expect(compared(text("Call the harbour master."), text("Booking needs an account."))).toEqual([
    "## ",
    "[-Call the harbour master.-]",
    "{+Booking needs an account.+}",
  ]);
});

it("compares several lines as one passage where their number differs", () => {
  const before = text("Stay.", "    start", "    stop --now", "Go.");
  const after = text("Stay.", "    start", "    stop --soon", "    wait", "Go.");
  expect(compared(before, after)).toEqual(["## ", "`stop --[-now-]{+soon\nwait+}`"]);
});

it("keeps sections apart: added, removed, moved ones, and those of one name", () => {
  const before = text("## A", "One.", "## Old", "Gone.", "## Example", "First.", "## Example", "Second.");
  const after = text("## Example", "First.", "## New", "Here.", "## Example", "Third.", "## A", "One.");
  expect(compared(before, after)).toEqual([
    "## New (added)",
    "{+Here.+}",
    "## Example",
    "[-Second.-]",
    "{+Third.+}",
    "## Old (removed)",
    "[-Gone.-]",
  ]);
});

it("keeps the order of what is new, a paragraph a line and code in one piece", () => {
  expect(compared(text("A."), text("A.", "B.", "C.", "    d", "    e", "F."))).toEqual([
    "## ",
    "{+B.+}",
    "{+C.+}",
    "`{+d\ne+}`",
    "{+F.+}",
  ]);
});

it("finds nothing in a text that is the same, and takes code for other than prose", () => {
  expect(compareTexts(text("A.", "## B", "C."), text("A.", "## B", "C."))).toEqual([]);
  expect(compared(text("ls"), text("    ls"))).toEqual(["## ", "[-ls-]", "`{+ls+}`"]);
});
