import { expect, it } from "vitest";
import type { BuildReport } from "./build/report.ts";
import { createProgress, reportTable } from "./terminal.ts";

const report: BuildReport = {
  pages: 12,
  drawn: 2,
  seconds: { read: 0.5, pages: 1 },
  total: 1.5,
  problems: [],
  output: { files: 30, bytes: 2_500_000, html: 999_900, markdown: 1_000 },
  templates: { doc: { pages: 10, html: 14_000, brotli: 3_000 } },
  assets: { css: 12_000, script: 7_700 },
};

it("shows what a build has done, and of a check only that", () => {
  expect(reportTable(report, false).split("\n")).toEqual([
    "Built 12 pages in 1.50 s (2 drawn, 10 kept)",
    "  seconds    read 0.50, pages 1.00",
    "  output     30 files, 2.5 MB with compressed copies (HTML 999.9 kB, Markdown 1.0 kB)",
    "  every page 12.0 kB CSS, 7.7 kB JavaScript (brotli)",
    "  doc                 10 pages, mean 14.0 kB HTML, 3.0 kB brotli",
    "",
  ]);
  expect(reportTable(report, true).split("\n")).toHaveLength(3);
});

it("writes one line for each stage, or one that changes on a terminal", () => {
  const written = (isTTY: boolean, silent = false) => {
    const pieces: string[] = [];
    const stream = { isTTY, write: (piece: string) => pieces.push(piece) };
    const progress = createProgress(stream as unknown as NodeJS.WriteStream, silent);
    progress.show("pages", 1, 2);
    progress.show("pages", 2, 2);
    progress.clear();
    return pieces.join("");
  };
  const clear = "\r\u001b[2K";
  expect(written(false)).toBe("  pages\n");
  expect(written(true)).toBe(`${clear}  pages 1/2${clear}  pages 2/2${clear}`);
  expect(written(true, true)).toBe("");
});
