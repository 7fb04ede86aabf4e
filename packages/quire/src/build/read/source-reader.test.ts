import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem } from "../../base/problem.ts";
import { createSourceReader, type ParsedSources } from "./source-reader.ts";

let folder: string;
const full = () => path.join(folder, "a.md");
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-reader-"));
  writeFileSync(full(), "# First\n");
  // Until its times can be relied on.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Read the file with what is known of it, and give its heading. */
async function headingOf(known: ParsedSources, change?: (file: string, text: string) => string) {
  const reader = createSourceReader(folder, known, [], { change });
  const [source] = await reader.read(["a.md"]);
  return { heading: source?.heading, parsed: reader.parsed };
}

/** What an earlier run knows, with another heading, as if it had been parsed differently. */
function marked(parsed: ParsedSources): ParsedSources {
  const { source, ...entry } = parsed.get("a.md")!;
  return new Map([["a.md", { ...entry, source: { ...source, hash: "another", heading: "Known" } }]]);
}

it("does not read a file that was not touched since it was read", async () => {
  const { heading, parsed } = await headingOf(new Map());
  expect(heading).toBe("First");
  expect((await headingOf(marked(parsed))).heading).toBe("Known");
});

it.each([
  [Buffer.from("# A\n\nCaf\u00e9\n", "latin1"), "This file is not UTF-8 text.", 3, 4],
  [Buffer.from("\ufeff# A\n", "utf16le"), "This file is not UTF-8 text, but UTF-16.", 1, 1],
  [Buffer.from("# A\n\0"), "This file is not UTF-8 text: it contains NUL characters.", 2, 1],
])(
  "says where %j is no text, and has a document without any for it",
  async (bytes, message, line, column) => {
    writeFileSync(path.join(folder, "odd.md"), bytes);
    const problems: Problem[] = [];
    const reader = createSourceReader(folder, new Map(), problems);
    expect(await reader.read(["odd.md"])).toMatchObject([{ file: "odd.md", text: "" }]);
    expect(problems).toMatchObject([{ code: "not-utf8", message, line, column }]);
    expect(reader.parsed.has("odd.md")).toBe(false);
  },
);

it("gives documents the text of their questions files, also where they were not touched, and reports others", async () => {
  const problems: Problem[] = [];
  writeFileSync(path.join(folder, "a.questions.txt"), "What is it?\n");
  writeFileSync(path.join(folder, "b.questions.txt"), Buffer.from("What is it?\n", "utf16le"));
  const files = [
    "a.md",
    "a.questions.txt",
    "_part.md",
    "_part.questions.txt",
    "note.txt",
    "old.questions.txt",
  ];
  const { parsed } = await headingOf(new Map());
  const [source] = await createSourceReader(folder, marked(parsed), problems).read(["a.md"], files);
  expect(source).toMatchObject({ heading: "Known", questions: "What is it?\n" });
  expect(problems).toMatchObject([
    { code: "questions-file", severity: "warning", file: "old.questions.txt" },
  ]);
  writeFileSync(path.join(folder, "b.md"), "# B\n");
  const [other] = await createSourceReader(folder, new Map(), problems).read(
    ["b.md"],
    ["b.md", "b.questions.txt"],
  );
  expect(other).not.toHaveProperty("questions");
  expect(problems.slice(1)).toMatchObject([{ code: "not-utf8", file: "b.questions.txt" }]);
});

it("reads a file that was touched, and all files where the site changes their texts", async () => {
  const { parsed } = await headingOf(new Map());
  expect((await headingOf(marked(parsed), (_file, text) => text)).heading).toBe("First");
  const { atime, mtime } = statSync(full());
  utimesSync(full(), atime, mtime);
  expect((await headingOf(marked(parsed))).heading).toBe("First");
});

it("reads a file again that was just written, as its times may lie", async () => {
  writeFileSync(full(), "# First\n");
  const { parsed } = await headingOf(new Map());
  expect(parsed.get("a.md")!.stamp).toBeUndefined();
  expect((await headingOf(marked(parsed))).heading).toBe("First");
});
