import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DataDocument } from "quire";
import { afterAll, expect, it, vi } from "vitest";
import { dataContext } from "../../checks/data-context.ts";
import pages from "./pages.ts";

// As it is when 1.2.0 has just been frozen: its data are those of the coming version.
vi.mock("../../versions.json", () => ({ default: ["1.2.0", "1.1.0"] }));
const siteDir = mkdtempSync(path.join(tmpdir(), "whats-new-"));
mkdirSync(path.join(siteDir, "data"));
for (const [version, data] of [
  ["next", "next"],
  ["1.2.0", "next"],
  ["1.1.0", "1.1.0"],
] as const)
  symlinkSync(path.join(import.meta.dirname, "../../data", data), path.join(siteDir, "data", version));
for (const folder of ["integrations", "field-descriptions"])
  symlinkSync(path.join(import.meta.dirname, "../../data", folder), path.join(siteDir, "data", folder));

afterAll(() => rmSync(siteDir, { recursive: true }));

it("is there for every version that has one before it, as their sidebars name it", async () => {
  const made = (await pages(dataContext(siteDir))) as DataDocument[];
  expect(made.map(({ path: at }) => at)).toEqual([
    "docs/whats-new.md",
    "versioned_docs/version-1.2.0/whats-new.md",
  ]);
  const [coming, frozen] = made.map(({ markdown }) => markdown);
  expect(coming).toContain("# What's New Since 1.2.0");
  expect(coming).toContain("[Updating DataHub](./how/updating-datahub.md)");
  expect(coming).not.toContain("## Sources");
  expect(coming).not.toContain("- Which sources are new since 1.2.0?");
  expect(frozen).toContain("what has changed in 1.2.0 since 1.1.0");
  expect(frozen).toContain("## Sources\n\n<!-- questions:\n- Which sources are new since 1.1.0?\n");
  expect(frozen).not.toContain("coming version");
}, 60_000);
