import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { QuireError } from "quire";
import { describe, expect, it, onTestFinished } from "vitest";
import integrations from "./pages.ts";

/** A site with the platforms of the website, and these files besides. */
function siteWith(files: Record<string, string>): string {
  const site = mkdtempSync(path.join(tmpdir(), "integrations-"));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  cpSync("website/data/integrations", path.join(site, "data/integrations"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"), "junction");
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(site, "data/integrations", name), text);
  return site;
}

const made = async (siteDir: string) => {
  const [page, logos] = [...(await integrations({ siteDir }))];
  return { markdown: (page as { markdown: string }).markdown, logos: (logos as { text: string }).text };
};

describe("the page of integrations", () => {
  it("has a card for each file, and a symbol for each logo that a card shows", async () => {
    const { markdown, logos } = await made(path.resolve("website"));
    expect(markdown.match(/<PlatformCard /g)).toHaveLength(81);
    for (const [, logo] of markdown.matchAll(/ logo="([^"]+)"/g)) expect(logos).toContain(`id="${logo}"`);
  });

  it("shows a platform that one file was added for", async () => {
    const file =
      "name: Marble\nkind: datastore\nconnection: pull\npage: quickstart\ncapabilities: [USAGE_STATS]\n";
    const { markdown } = await made(siteWith({ "marble.yml": file }));
    expect(markdown).toContain("[Marble](../docs/quickstart.md)\n\nUsage");
  });

  it("says what is wrong in any file, with its line", async () => {
    const site = siteWith({
      "a.yml": "name: A\nkind: warehouse\nconnection: pull\npage: quickstart\n",
      "b.yml": "name: B\nkind: datastore\nconnection: pull\n",
      "c.yml": "name: C\nkind: datastore\nconnection: pull\npage: quickstart\nlogo: no-such-brand\n",
    });
    const error = await made(site).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QuireError);
    expect((error as QuireError).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "data/integrations/a.yml:2",
      "data/integrations/b.yml:1",
      "data/integrations/c.yml:5",
    ]);
  });
});
