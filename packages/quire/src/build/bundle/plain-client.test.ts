import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, configSchema, type UserConfig } from "../../config/schema.ts";
import { searchSetup } from "../../search/site-settings.ts";
import { openWorkspace, type Workspace } from "../workspace.ts";
import { bundleClient, type ClientBundle } from "./bundle-client.ts";
import type { LoadedRequest } from "./bundle-request.ts";
import { bundlePlainClient, noServerCode, plainClient } from "./plain-client.ts";

let workspace: Workspace;
let kept: Uint8Array;
beforeAll(async () => {
  workspace = openWorkspace(mkdtempSync(path.join(tmpdir(), "plain-")), "build");
  kept = await bundlePlainClient(workspace);
});
afterAll(() => rmSync(workspace.siteDir, { recursive: true }));

function configOf(settings: Partial<UserConfig> = {}): Config {
  return configSchema.parse({ title: "Ferry $& docs", url: "https://ferry.example", ...settings });
}

function requestOf(config: Config, more: Partial<LoadedRequest> = {}): LoadedRequest {
  return {
    ...{ components: [], pages: [], documents: [], versions: [] },
    search: searchSetup(config, []),
    ...more,
  };
}

/** What is in the files, without the hashes in names, in an order of its own. */
function contents({ files }: ClientBundle): string[] {
  const names = files.map(({ name }) => path.basename(name));
  const plain = (text: string) =>
    names.reduce((done, name) => done.replaceAll(name, name.replace(/-[\w-]{8}\./, ".")), text);
  return files
    .map(({ name, content }) => plain(`${name}\n${Buffer.from(content).toString("latin1")}`))
    .sort();
}

test("a site that adds nothing gets what the bundler would make of it", async () => {
  const config = configOf();
  const request = requestOf(config);
  const own = plainClient(config, request, kept)!;
  const bundled = await bundleClient(workspace, config, request, noServerCode, new Map());
  const isTold = (text: string) => text.includes("Ferry");
  expect(contents(own).filter((text) => !isTold(text))).toEqual(
    contents(bundled).filter((text) => !isTold(text)),
  );
  // The bundler writes the setup in fewer characters.
  const told = contents(own).filter(isTold);
  expect(told.map((text) => text.split("\n")[0])).toEqual(
    contents(bundled)
      .filter(isTold)
      .map((text) => text.split("\n")[0]),
  );
  expect(told).toEqual([expect.stringContaining(`(${JSON.stringify(request.search)})`)]);
  expect(own.entries.css).toBe(bundled.entries.css);
  expect(own.files.map(({ name }) => `/${name}`)).toContain(own.entries.script);
});

test("what is told is part of the names of scripts, by which they find each other", () => {
  const namesFor = (title: string) => {
    const config = configOf({ title });
    return plainClient(config, requestOf(config), kept)!.files.map(({ name }) => path.basename(name));
  };
  expect(namesFor("Ferry")).toEqual(namesFor("Ferry"));
  const scripts = namesFor("Ferry").filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => namesFor("Barge").includes(name))).toEqual([]);
  const config = configOf({ title: "Ferry" });
  const texts = plainClient(config, requestOf(config), kept)!.files.map(({ content }) => String(content));
  const named = texts.flatMap((text) => text.match(/[a-z-]+-[\w-]{8}\.js/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

const others: Record<string, [Partial<UserConfig>, Partial<LoadedRequest>]> = {
  "a base path": [{ baseUrl: "/docs/" }, {}],
  "a style sheet": [{ css: ["own.css"] }, {}],
  "styles carried by pages": [{ inlineCss: [] }, {}],
  "text from right to left": [{ locale: { code: "fa", direction: "rtl" } }, {}],
  "one colour mode": [{ theme: { colorMode: { disableSwitch: true } } }, {}],
  "a coloured announcement": [{ theme: { announcementBar: { id: "a", content: "b" } } }, {}],
  "a component": [{}, { components: ["own.tsx"] }],
  "a page of code": [{}, { pages: ["pages/own.tsx"] }],
  "a document that computes": [{}, { documents: [{ file: "docs/a.mdx", module: "" }] }],
  "no search": [{}, { search: undefined }],
  "an assistant": [{}, { ask: { baseUrl: "/", versions: [], questions: [], hasEndpoint: false } }],
};

test.each(Object.entries(others))("a site with %s is bundled by itself", (_name, [settings, more]) => {
  const config = configOf(settings);
  expect(plainClient(config, requestOf(config, more), kept)).toBeUndefined();
});

test("only the script of every page is compiled as a whole when it arrives", () => {
  const { files, entries } = plainClient(configOf(), requestOf(configOf()), kept)!;
  const compiled = files.filter(({ content }) => /^\/\/# allFunctionsCalledOnLoad\n/.test(String(content)));
  expect(compiled.map(({ name }) => `/${name}`)).toEqual([entries.script]);
});
