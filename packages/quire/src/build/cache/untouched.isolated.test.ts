import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Config } from "../../config/schema.ts";
import type { SiteSummary } from "../report.ts";
import type { SiteSession } from "../site-session.ts";
import type { Workspace } from "../workspace.ts";
import { lookAt } from "./untouched.ts";

const engine = vi.hoisted(() => ({ hash: "one" }));
vi.mock("./engine-hash.ts", () => ({ engineHash: () => engine.hash }));
/** Whether times of files are relied on; those of files that have just been written are not, as they may lie. */
const times = vi.hoisted(() => ({ reliable: true }));
vi.mock("../read/file-stamp.ts", () => ({
  fileStamp: ({ size }: { size: number }) => (times.reliable ? `${size}` : undefined),
}));

const summary = { pages: 1 } as unknown as SiteSummary;

/** A site that has been built, in a folder of its own. */
function built(config: Partial<Config> = {}) {
  const parent = mkdtempSync(path.join(tmpdir(), "quire-look-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const siteDir = path.join(parent, "site");
  const at = (name: string) => path.join(siteDir, name);
  const workspace = {
    siteDir,
    stateDir: at(".quire"),
    cacheDir: at(".quire/cache"),
    outDir: at("build"),
  } as Workspace;
  mkdirSync(at(".quire/cache"), { recursive: true });
  writeFileSync(at("a.md"), "A");
  const settings = { docs: [], blog: [], data: [], staticDirs: [], ...config } as unknown as Config;
  const look = () => lookAt(workspace, settings);
  const session = {
    workspace,
    tree: { sources: new Map(), staticFiles: new Map() },
    documents: { included: () => [] },
  } as unknown as SiteSession;
  look().keep(session, {}, summary);
  return { at, look, session };
}

it("knows what was kept of a site, until that is forgotten or a file changes", () => {
  const { at, look, session } = built();
  expect(look().untouched).toEqual(summary);
  look().forget();
  expect(look().untouched).toBeUndefined();
  look().keep(session, {}, summary);
  writeFileSync(at("a.md"), "Other");
  expect(look().untouched).toBeUndefined();
});

it("knows nothing of what another engine kept", () => {
  const { look } = built();
  engine.hash = "two";
  onTestFinished(() => {
    engine.hash = "one";
  });
  expect(look().untouched).toBeUndefined();
});

it("keeps and knows nothing while a file was touched so lately that times may lie", () => {
  const { look, session } = built();
  onTestFinished(() => {
    times.reliable = true;
  });
  times.reliable = false;
  expect(look().untouched).toBeUndefined();
  look().forget();
  look().keep(session, {}, summary);
  expect(look().untouched).toBeUndefined();
  times.reliable = true;
  expect(look().untouched).toBeUndefined();
  look().keep(session, {}, summary);
  expect(look().untouched).toEqual(summary);
});

it("passes over what builds and package managers write", () => {
  const { at, look } = built();
  for (const name of ["build/a.html", ".quire/b", ".git/index", "node_modules/c/index.js", ".build-next/d"]) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), "");
  }
  utimesSync(at("a.md"), 1, 1);
  expect(look().untouched).toEqual(summary);
});

it.each([
  ["documents", { docs: [{ path: "../docs" }] }],
  ["a sidebar", { docs: [{ path: "docs", sidebarPath: "../sidebars.ts" }] }],
  ["posts", { blog: [{ path: "../blog", authors: "authors.yml" }] }],
  ["authors", { blog: [{ path: "blog", authors: "../../authors.yml" }] }],
  ["the input of a data module", { data: [{ module: "data.ts", inputs: ["../data"] }] }],
  ["static files", { staticDirs: ["../static"] }],
  ["pages", { pages: "../pages" }],
  ["synonyms", { search: { synonyms: "../synonyms.yml" } }],
])("always reads a site that has %s elsewhere", (_what, config) => {
  expect(built(config as unknown as Partial<Config>).look().untouched).toBeUndefined();
});
