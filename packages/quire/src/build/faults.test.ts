import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

interface Fault {
  exitCode: number;
  make?: { symlink?: { path: string; target: string } };
  problems: { code: string; severity: string; file: string; line?: number; column?: number }[];
}

const folder = path.join(import.meta.dirname, "../../fixtures/faults");
const faults = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as Record<string, Fault>;

describe.concurrent("each fault", { timeout: 60_000 }, () => {
  it("has what is expected of it", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(faults).sort());
  });

  it.for(Object.entries(faults))("%s is reported with its place", async ([name, fault], { expect }) => {
    const site = new CopiedSite(`faults/${name}`);
    try {
      const { symlink } = fault.make ?? {};
      if (symlink) symlinkSync(symlink.target, site.file(symlink.path));
      site.write("build/404.html", "the last good site");
      const { exitCode, problems, stderr } = await site.build();
      const seen = problems.map(({ code, severity, file, line, column }) => ({
        code,
        severity,
        file,
        line,
        column,
      }));
      const wanted = fault.problems.map((problem, index) => {
        const { line, column } = seen[index] ?? {};
        return { line, column, ...problem };
      });
      expect({ exitCode, problems: seen, stderr: exitCode === fault.exitCode ? "" : stderr }).toEqual({
        exitCode: fault.exitCode,
        problems: wanted,
        stderr: "",
      });
      expect(stderr).not.toMatch(/node:internal|should not have/);
      for (const { message } of problems) expect(message).toMatch(/\S/);
      if (fault.exitCode !== 0) {
        expect(site.output("404.html")).toBe("the last good site");
        expect(Object.keys(site.snapshot())).toEqual(["404.html"]);
      } else expect(site.output("404.html")).toContain("</html>");
    } finally {
      site.remove();
    }
  });
});
