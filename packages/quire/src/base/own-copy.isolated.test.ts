import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { createSourceReader } from "../build/read/source-reader.ts";
import { ownCopy } from "./own-copy.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const dir = mkdtempSync(path.join(tmpdir(), "quire-own-copy-"));
afterAll(() => rmSync(dir, { recursive: true }));

/** Megabytes that live more after `make` than before it, with all that it gives still held. */
async function held(make: () => unknown): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  const value = await make();
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(value).toBeDefined();
  return megabytes;
}

const text = (nth: number) =>
  `---\ntitle: The title of page number ${nth}\n---\n\n${"Words of the text. ".repeat(28_000)}`;
const titles = (take: (title: string) => string) =>
  Array.from({ length: 40 }, (_, nth) => take(Buffer.from(text(nth)).toString().slice(11, 37)));

describe("a copy of its own", () => {
  it("does not keep the text it was cut out of", async () => {
    expect(await held(() => titles((title) => title))).toBeGreaterThan(15);
    expect(await held(() => titles(ownCopy))).toBeLessThan(3);
  });

  it("is what is known of documents, whose texts are let go", async () => {
    const files = Array.from({ length: 40 }, (_, nth) => `${nth}.md`);
    for (const [nth, file] of files.entries()) writeFileSync(path.join(dir, file), text(nth));
    const reader = createSourceReader(dir, new Map(), []);
    expect(await held(() => reader.read(files))).toBeLessThan(3);
    expect(reader.parsed.get("7.md")?.source.frontMatter.title).toBe("The title of page number 7");
  });
});
