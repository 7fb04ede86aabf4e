/** Every statement of the specification names tests that there are. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { specification } from "./specification.ts";

/** Titles of the tests in a file; of one that is written over several lines too. */
function titlesOf(file: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, `${file}.test.ts`), "utf8");
  return [...source.matchAll(/(?:\b(?:it|test)|\]\)|\)\)|\))\(\s*"((?:[^"\\]|\\.)*)"/g)].map(
    (match) => match[1]!,
  );
}

describe.each(["1", "2", "4", "7", "8", "9"])("section %s of the specification", (section) => {
  const rows = specification.filter((row) => row.section.startsWith(`${section} `));

  it("has a test for each of its statements", () => {
    const missing = rows.flatMap(({ statement, proofs }) =>
      proofs.length === 0
        ? [statement]
        : proofs
            .filter(([file, title]) => !titlesOf(file).includes(title))
            .map((proof) => `${statement}: ${proof.join(", ")}`),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });
});
