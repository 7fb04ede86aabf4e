import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hostFiles } from "../build/output/host-files.ts";
import { hostRulesOf } from "./host-rules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-rules-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(contentSecurityPolicy: string): void {
  const { files } = hostFiles({
    baseUrl: "/base/",
    redirects: [{ from: "/old", to: "/new" }],
    contentSecurityPolicy,
  });
  for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
}

describe("hostRulesOf", () => {
  it("reads what the build writes for hosts", () => {
    write("default-src 'none'");
    const { headers, redirects } = hostRulesOf(folder)();
    expect(headers).toContainEqual(["Content-Security-Policy", "default-src 'none'"]);
    expect(headers).toContainEqual(["X-Frame-Options", "SAMEORIGIN"]);
    expect(headers.map(([name]) => name)).not.toContain("Cache-Control");
    expect(redirects.get("/base/old")).toEqual({ to: "/base/new", status: 301 });
  });

  it("follows a build", () => {
    write("default-src 'none'");
    const rules = hostRulesOf(folder);
    const policy = () => rules().headers.find(([name]) => name === "Content-Security-Policy")?.[1];
    expect(policy()).toBe("default-src 'none'");
    // Another time of writing, however coarse the file system's clock is.
    const before = Date.now();
    while (Date.now() - before < 20);
    write("default-src 'self'");
    expect(policy()).toBe("default-src 'self'");
  });

  it("has no rules where there are no files", () => {
    expect(hostRulesOf(folder)()).toEqual({ headers: [], redirects: new Map() });
  });
});
